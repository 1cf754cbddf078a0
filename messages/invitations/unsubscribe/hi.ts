export const title = 'क्या ये ई-मेल बंद कर दें?';
export const explanation =
  'इस समारोह के बारे में आपको और ई-मेल नहीं मिलेंगे: न न्योता, न बदलाव की ख़बर, न याद दिलाने वाला संदेश। मेज़बान आप तक दूसरे तरीक़ों से पहुँच सकते हैं।';
export const stop = 'ये ई-मेल बंद करें';
export const stopping = 'बंद किए जा रहे हैं...';
export const doneTitle = 'अब ई-मेल नहीं आएँगे';
export const stillInvited = 'आपका न्योता बना रहेगा: उसका लिंक अब भी समारोह खोलता है, और आप अब भी जवाब दे सकते हैं।';
export const backHome = 'मुख्य पेज पर वापस';
export const linkInvalid = 'यह लिंक अधूरा है या अब मान्य नहीं है। कृपया इसे ई-मेल से फिर खोलें।';

export const doneForEvent = 'हो गया। इस समारोह के बारे में आपको और ई-मेल नहीं मिलेंगे।';
export const doneForAll = 'हो गया। किसी भी समारोह के बारे में आपको हमारी ओर से ई-मेल नहीं मिलेंगे।';
