export const eyebrow = 'आपकी ओर से उपहार';
export const why = 'यह ई-मेल आपको इसलिए मिला है क्योंकि आपने यह उपहार लाने की बात कही थी।';
export const subjects = {
  removed: (gift: string) => `${gift} अब सूची में नहीं है`,
  givenTogether: (gift: string) => `${gift} अब मेहमान मिलकर दे रहे हैं`,
  bought: (gift: string) => `${gift} मेज़बान ख़रीद चुके हैं`,
  changed: (gift: string) => `उपहार सूची में बदलाव: ${gift}`,
};
export const texts = {
  removed: (gift: string, event: string) =>
    `आपने बताया था कि “${gift}” आपकी ओर से होगा (समारोह: ${event})। मेज़बान ने इसे अपनी सूची से हटा दिया है, इसलिए अब इसे लाने की ज़रूरत नहीं है।`,
  givenTogether: (gift: string, event: string) =>
    `आपने बताया था कि “${gift}” आपकी ओर से होगा (समारोह: ${event})। अब मेहमान इसके लिए मिलकर पैसे दे रहे हैं, इसलिए यह अब आपके ज़िम्मे नहीं है। अगर आपने इसे ख़रीद लिया है, तो कृपया मेज़बान को बता दें।`,
  bought: (gift: string, event: string) =>
    `आपने बताया था कि “${gift}” आपकी ओर से होगा (समारोह: ${event})। मेज़बान ने बताया है कि इसे उन्होंने ख़रीद लिया है, इसलिए अब इसे लाने की ज़रूरत नहीं है। अगर आपने भी इसे ख़रीद लिया है, तो कृपया उन्हें बता दें।`,
  changed: (gift: string, event: string) =>
    `आपने बताया था कि “${gift}” आपकी ओर से होगा (समारोह: ${event})। मेज़बान ने इसका नाम, दाम या दुकान बदली है। कृपया इसे एक बार फिर देख लें।`,
};
export const openEvent = 'समारोह का पेज खोलें';
export const openInvitation = 'अपना न्योता खोलें';
/** In the last mail of the day about changes. */
export const lastToday = 'आज और बदलावों पर हम ई-मेल नहीं भेजेंगे। आपके न्योते पर हर उपहार वैसा ही दिखता है जैसा वह अभी है।';
