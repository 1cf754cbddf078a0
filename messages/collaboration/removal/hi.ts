// what a call answers
/** For somebody whom a host took off the gift, until a request of theirs is accepted. */
export const takenOff =
  'मेज़बान ने आपको इस उपहार से हटा दिया है। फिर से शामिल होने के लिए मेज़बान से या इसे देने वालों में से किसी से पूछें।';
export const hasGiven =
  'इस व्यक्ति ने इस उपहार के लिए पैसे दिए हैं, इसलिए इन्हें हटाया नहीं जा सकता। पैसे सिर्फ़ ये ख़ुद वापस ले सकते हैं।';
export const hasBought =
  'इस व्यक्ति ने बताया है कि उपहार ख़रीद लिया गया है। पहले उसे वापस लें, फिर इन्हें हटाया जा सकता है।';
/** When a request is accepted by people who cannot let anybody in. */
export const cannotLetIn =
  'आप दोनों में से कोई इस उपहार में किसी को शामिल नहीं कर सकता। यह मेहमान, पैसे देने वाले और आयोजक कर सकते हैं।';

// the page on which a host confirms it
export const remove = 'इस उपहार से हटाएँ';
/** Follows the word on a list, for those who cannot see beside which name it stands. */
export const removeOne = (name: string) => `हटाएँ<hidden>: ${name}</hidden>`;
export const tab = (name?: string) => `${name ?? 'किसी'} को हटाएँ · Shagun`;
export const what = (name: string, gift: string) => `<who>${name}</who> अब ${gift} में शामिल नहीं रहेंगे।`;
export const noMoney = 'इन्होंने इसके लिए कोई पैसा नहीं दिया है, इसलिए कुछ वापस नहीं जाता।';
export const lateMoney = 'इनका शुरू किया हुआ भुगतान रद्द हो जाएगा। फिर भी पैसे आएँ, तो इन्हें वापस भेज दिए जाएँगे।';
export const requestsGo = 'इस उपहार के बारे में इनके और दूसरों के बीच के अनुरोध भी हट जाएँगे।';
export const askAgain = 'जब आप या इसे देने वालों में से कोई इनका अनुरोध मान लेगा, तब ये फिर से शामिल हो सकते हैं।';
export const removing = 'हटाया जा रहा है...';
export const leave = 'रहने दें';
export const failed = 'यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।';
export const removed = (name: string, gift: string) => `${name} अब ${gift} में शामिल नहीं हैं।`;
export const somebody = 'एक मेहमान';

// whom one may ask
export const host = 'आयोजक';
export const isHost = 'समारोह के आयोजक';
export const hostOption = (name: string) => `${name} (समारोह के आयोजक)`;
