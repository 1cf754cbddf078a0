export const pageTitle = (event: string) => `तस्वीर और कहानी: ${event} · Shagun`;
export const pageTitleUnknown = 'तस्वीर और कहानी · Shagun';
export const title = 'तस्वीर और कहानी';
export const lead = 'मेहमानों को दोनों अपने जवाब और कार्यक्रमों के नीचे, उपहारों के ऊपर दिखती हैं।';

export const fromDesign = 'न्योते के नीचे आपके मेहमानों को यह भी दिखता है:';

export const photoTitle = 'तस्वीर';
export const noPhoto = 'अभी कोई तस्वीर नहीं है।';
export const photoAlt = 'तस्वीर, जैसी आपके मेहमानों को दिखती है';
export const cropped = 'हम इसे इस आकार में काटते हैं; चेहरे मिलें, तो उनके आसपास से।';
export const chooseLabel = 'तस्वीर चुनें';
export const replaceLabel = 'दूसरी तस्वीर चुनें';
export const chooseHelp = 'पीएनजी, जेपीजी या वेबपी, 5 एमबी तक। चौड़ी तस्वीरें सबसे अच्छी लगती हैं।';
export const chooseOne = 'पहले कोई तस्वीर चुनें।';
export const save = 'यह तस्वीर लगाएँ';
export const saving = 'तस्वीर भेजी जा रही है…';
export const remove = 'तस्वीर हटाएँ';
export const saved = 'अब आपके मेहमानों को यह तस्वीर दिखती है।';
export const removed = 'अब आपके मेहमानों को कोई तस्वीर नहीं दिखती।';

export const storyTitle = 'कहानी';
export const noStory = 'अभी कोई कहानी नहीं है: कुछ पंक्तियाँ, जो मेहमान अपने जवाब के नीचे पढ़ते हैं।';
export const noStoryOfTwo = 'अभी कोई कहानी नहीं है: कुछ पंक्तियाँ, जैसे दोनों कैसे मिले।';
export const changeStory = 'कहानी बदलें';
export const writeStory = 'कहानी लिखें';
export const seePage = 'पेज देखें, जैसा मेहमानों को दिखता है';
