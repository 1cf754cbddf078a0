// what a call answers
/** For somebody whom a host took off the gift, until a request of theirs is accepted. */
export const takenOff =
  'मेज़बान ने आपको इस उपहार से हटा दिया है। फिर से शामिल होने के लिए मेज़बान से या इसे देने वालों में से किसी से पूछें।';
export const hasGiven =
  'इस व्यक्ति ने इस उपहार के लिए पैसे दिए हैं, इसलिए इन्हें हटाया नहीं जा सकता। पैसे वापस लेना सिर्फ़ इन्हीं के हाथ में है।';
export const hasUsed = 'इस व्यक्ति के दिए पैसों में से कुछ इस्तेमाल हो चुके हैं, इसलिए इन्हें हटाया नहीं जा सकता।';
export const hasRunOut =
  'इस व्यक्ति के दिए पैसों वाले गिफ़्ट कार्ड की तारीख़ निकल चुकी है। पैसे वापस नहीं जा सकते, इसलिए इन्हें हटाया नहीं जा सकता।';
export const hasBought =
  'इस व्यक्ति ने बताया है कि उपहार ख़रीद लिया गया है। पहले “ख़रीदा गया” का निशान हटाएँ, फिर इन्हें हटाया जा सकता है।';
/** When a request is accepted by people who cannot let anybody in. */
export const cannotLetIn =
  'इस उपहार में किसी को शामिल करना आप दोनों के हाथ में नहीं है। मेहमान, पैसे देने वाले और आयोजक ऐसा कर सकते हैं।';

// the page on which a host confirms it
export const remove = 'इस उपहार से हटाएँ';
/** Follows the word on a list, for those who cannot see beside which name it stands. */
export const removeOne = (name: string) => `हटाएँ<hidden>: ${name}</hidden>`;
export const tab = (name?: string) => `${name ?? 'किसी'} को हटाएँ · Shagun`;
export const what = (name: string, gift: string) => `<who>${name}</who> का नाम इस उपहार से हट जाएगा: ${gift}।`;
export const noMoney = 'इन्होंने इसके लिए कोई पैसा नहीं दिया है, इसलिए कुछ वापस नहीं जाएगा।';
/** Of one from outside, to the owner. */
export const moneyBack = (amount: string) =>
  `इन्होंने इसके लिए जो ${amount} दिए, वे इन्हें वापस जाएँगे और आपके गिफ़्ट कार्डों से हट जाएँगे।`;
/** The same, beside the name of one who gives. */
export const fromOutside = 'आपकी मेहमान सूची में नहीं';
export const lateMoney =
  'अगर इन्होंने कोई भुगतान शुरू किया है, तो वह रद्द हो जाएगा। फिर भी पैसे आएँ, तो इन्हें वापस भेज दिए जाएँगे।';
export const requestsGo = 'इस उपहार के बारे में इनके और दूसरों के बीच के अनुरोध भी हट जाएँगे।';
export const askAgain = 'आप या इसे देने वालों में से कोई इनका अनुरोध मान ले, तो इन्हें फिर से शामिल किया जा सकता है।';
export const removing = 'हटाया जा रहा है…';
export const leave = 'रहने दें';
export const failed = 'यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।';
export const removed = (name: string, gift: string) => `${name} अब ${gift} में शामिल नहीं हैं।`;
export const somebody = 'एक मेहमान';

// whom one may ask
export const host = 'आयोजक';
export const isHost = 'समारोह के आयोजक';
export const hostOption = (name: string) => `${name} (समारोह के आयोजक)`;
