/** Questions most hosts ask, ready to be taken. A guest reads them in their own language as long as the host left the words as they are. */
export const meal = 'What would you like to eat?';
export const mealVeg = 'Vegetarian';
export const mealNonVeg = 'Non-vegetarian';
export const mealJain = 'Jain';
export const mealVegan = 'Vegan';

export const dietary = 'Is there anything you cannot eat?';
export const dietaryNuts = 'Nuts';
export const dietaryMilk = 'Milk';
export const dietaryGluten = 'Gluten';
export const dietaryOnionGarlic = 'Onion and garlic';
export const dietaryEgg = 'Egg';

export const stay = 'Do you need a place to stay?';
export const yes = 'Yes';
export const no = 'No';

export const song = 'Which song should we play for you?';
