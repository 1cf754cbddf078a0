export const link = 'यह हम लाएँगे';
export const see = 'और देखें';
export const taken = 'कोई ला रहा है';
export const takenByYou = 'यह आपकी ओर से है';
export const manage = 'बदलें या वापस लें';
export const title = 'क्या यह उपहार आपकी ओर से होगा?';
export const means =
  'तब दूसरे मेहमानों को दिखेगा कि इसे कोई ला रहा है, ताकि यह दो बार न आए। ख़रीदना आपको ही होगा, जहाँ से आप चाहें।';
export const surpriseLabel = 'इसे सरप्राइज़ रखें: मेज़बान को समारोह के अगले दिन पता चले';
export const blessingLabel = 'आपका आशीर्वाद';
export const blessingHelp = (most: number) =>
  `चाहें तो लिखें। मेज़बान इसे आपके नाम के साथ पढ़ेंगे। ज़्यादा से ज़्यादा ${most} अक्षर।`;
export const submit = 'हाँ, यह हम लाएँगे';
export const submitting = 'एक पल रुकें…';
export const yoursTitle = 'यह उपहार आपकी ओर से है';
export const yours = 'दूसरे मेहमानों को दिखता है कि इसे कोई ला रहा है। मेज़बान को आपका नाम दिखता है।';
export const yoursSurprise = 'दूसरे मेहमानों को दिखता है कि इसे कोई ला रहा है। मेज़बान को समारोह के अगले दिन पता चलेगा।';
export const change = 'सहेजें';
export const release = 'अब हम इसे नहीं लाएँगे';
export const releasing = 'एक पल रुकें…';
export const takenTitle = 'यह उपहार कोई और ला रहा है';
export const takenHint = 'कृपया कुछ और चुनें।';

export const claimed = 'धन्यवाद! यह उपहार आपकी ओर से रहेगा।';
export const released = 'अब इसे कोई और ला सकता है।';
export const notYours = 'यह उपहार आपकी ओर से नहीं है, इसलिए कुछ नहीं बदला।';
export const checkThese = 'कृपया इन्हें ठीक कर लें';
export const failed = 'यह नहीं हो पाया। कृपया फिर कोशिश करें।';

// why it cannot be
export const giftGone = 'यह उपहार अब सूची में नहीं है।';
export const guestsOnly = 'उपहार लाने की बात इस समारोह के मेहमान ही बता सकते हैं।';
export const ownEvent = 'यह उपहार आपके अपने समारोह का है।';
export const eventCancelled = 'यह समारोह रद्द हो गया है।';
export const eventOver = 'यह समारोह हो चुका है।';
export const purchased = 'यह उपहार ख़रीदा जा चुका है।';
export const givenTogether = 'यह उपहार मेहमान मिलकर दे रहे हैं, इसलिए इसे कोई अकेले नहीं लाता।';
export const takenAlready = 'यह उपहार कोई और मेहमान ला रहा है। कृपया कुछ और चुनें।';
export const noSurprise =
  'यहाँ उपहार मिलकर दिए जा रहे हैं, इसलिए मेज़बान को पता चल जाएगा और यह सरप्राइज़ नहीं रह सकता। सरप्राइज़ वाला निशान हटाकर बटन फिर से दबाएँ।';
export const isTaken = 'यह उपहार एक मेहमान ला रहा है, इसलिए अभी इसे मिलकर नहीं दिया जा सकता।';
