// about

export const aboutPageTitle = 'शगुन के बारे में · Shagun';
export const aboutDescription = 'शगुन क्या है, किसके लिए है, और इसके प्लान।';
export const aboutTitle = 'शगुन के बारे में';
export const aboutLead = 'भारतीय समारोहों में जो पैसे उपहार में दिए जाते हैं, उन्हें शगुन कहते हैं।';
export const about = [
  'शगुन मेज़बानों और उनके मेहमानों के लिए एक वेब ऐप है। मेज़बान समारोह बनाते हैं, लोगों को बुलाते हैं और उपहार सूची जोड़ते हैं। मेहमान एक बार दबाकर जवाब देते हैं, बिना खाते के, और मिलकर उपहार दे सकते हैं। वे जो देते हैं, वह मेज़बान तक गिफ़्ट कार्ड बनकर पहुँचता है, और उनसे ब्रांडों के वाउचर लिए जा सकते हैं।',
  'यह एमआईटी लाइसेंस वाला मुक्त सॉफ़्टवेयर है: इसे कोई भी अपनी मशीन पर चला सकता है। जो लोग इसे यहाँ चलाते हैं, उन तक <contact>संपर्क पेज</contact> से पहुँचा जा सकता है। आपके बारे में क्या-क्या रखा जाता है, यह <privacy>गोपनीयता</privacy> में बताया गया है।',
] as const;
export const plansTitle = 'प्लान';
export const createEvent = 'समारोह बनाएँ';

// pages that say what went wrong

export const notFoundPageTitle = 'पेज नहीं मिला · Shagun';
export const forgedPageTitle = 'कुछ नहीं बदला · Shagun';
export const couldNotOpen = 'यह पेज खुल नहीं पाया';
export const backToDashboard = 'मुख्य पेज पर वापस';
