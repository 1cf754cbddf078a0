export const title = 'क्या ये ई-मेल बंद कर दें?';
export const explanation =
  'इस समारोह के बारे में आपको और ई-मेल नहीं मिलेंगे: न न्योता, न बदलाव की ख़बर, न जवाब की याद। मेज़बान की बात दूसरे तरीक़ों से आप तक पहुँच सकती है। फ़ोन पर आने वाले संदेश अलग हैं: उन्हें बंद करने के लिए जवाब में STOP लिखकर भेजें।';
export const aboutEvent = (event: string, address: string) => `समारोह: ${event} · ई-मेल पता: ${address}`;
export const aboutAddress = (address: string) => `ई-मेल पता: ${address}`;
export const stop = 'ये ई-मेल बंद करें';
export const stopping = 'बंद किए जा रहे हैं...';
export const doneTitle = 'अब ई-मेल नहीं आएँगे';
export const stillInvited = 'आपका न्योता बना रहेगा: उसी लिंक से समारोह का पेज खुलता रहेगा, और जवाब भी दिया जा सकेगा।';
export const backHome = 'मुख्य पेज पर वापस';
export const openEvent = 'समारोह का पेज खोलें';
export const invalidTitle = 'यह लिंक काम नहीं करता';
export const writeToUs = 'हमें लिखें';
export const linkInvalid = 'यह लिंक अधूरा है या अब काम नहीं करता। कृपया इसे ई-मेल से ही फिर खोलें।';
export const linkOld =
  'यह लिंक किसी पुराने ई-मेल का है और अब काम नहीं करता। कृपया हमारे सबसे नए ई-मेल का लिंक खोलें, या हमें लिखें, हम ई-मेल बंद कर देंगे।';

export const doneForEvent = 'हो गया। इस समारोह के बारे में आपको और ई-मेल नहीं मिलेंगे।';
export const doneForAll = 'हो गया। अब किसी भी समारोह के बारे में हमारी ओर से ई-मेल नहीं आएँगे।';

export const notMe = {
  title: 'क्या यह आपके लिए नहीं है?',
  explanation:
    'हो सकता है किसी ने ग़लती से या बिना पूछे आपका पता लिख दिया हो। बटन दबाएँ, फिर इस समारोह के बारे में आपको और ई-मेल नहीं मिलेंगे। हमें भी इसकी ख़बर मिलती है, और हम देखते हैं कि अनजान लोगों को ई-मेल कौन भेज रहा है।',
  confirm: 'यह मेरे लिए नहीं है',
  pending: 'एक पल...',
  doneTitle: 'बताने के लिए धन्यवाद',
};
export const doneNotForMe = 'हो गया। इस समारोह के बारे में आपको और ई-मेल नहीं मिलेंगे।';
