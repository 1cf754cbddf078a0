export const meal = 'आपके लिए कैसा खाना रखें?';
export const mealVeg = 'शाकाहारी';
export const mealNonVeg = 'मांसाहारी';
export const mealJain = 'जैन';
export const mealVegan = 'बिना दूध-घी का';

export const dietary = 'क्या आपको किसी चीज़ से परहेज़ है?';
export const dietaryNuts = 'मेवे';
export const dietaryMilk = 'दूध';
export const dietaryGluten = 'ग्लूटेन (गेहूँ वग़ैरह)';
export const dietaryOnionGarlic = 'प्याज़ और लहसुन';
export const dietaryEgg = 'अंडा';

export const stay = 'क्या आपके ठहरने का इंतज़ाम करना है?';
export const yes = 'हाँ';
export const no = 'नहीं';

export const song = 'आपके लिए कौन-सा गाना बजाएँ?';
