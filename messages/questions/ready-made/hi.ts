export const meal = 'आप क्या खाना पसंद करेंगे?';
export const mealVeg = 'शाकाहारी';
export const mealNonVeg = 'मांसाहारी';
export const mealJain = 'जैन';
export const mealVegan = 'वीगन';

export const dietary = 'क्या कुछ ऐसा है जो आप नहीं खा सकते?';
export const dietaryNuts = 'मेवे';
export const dietaryMilk = 'दूध';
export const dietaryGluten = 'ग्लूटेन';
export const dietaryOnionGarlic = 'प्याज़ और लहसुन';
export const dietaryEgg = 'अंडा';

export const stay = 'क्या आपको ठहरने की जगह चाहिए?';
export const yes = 'हाँ';
export const no = 'नहीं';

export const song = 'आपके लिए कौन-सा गाना बजाएँ?';
