export const hello = (firstName: string) => (firstName ? `नमस्ते ${firstName},` : 'नमस्ते,');
export const someHost = 'आपके मेज़बान';
export const from = (host: string) => `${host}, शगुन से`;

export const invites = (host: string, event: string) => `${host} की ओर से न्योता: ${event}`;
export const invited = 'आप सादर आमंत्रित हैं';
export const picture = (event: string) => `निमंत्रण पत्र: ${event}`;
export const loveToHave = (host: string) => `${host} को आपके आने की बहुत ख़ुशी होगी।`;
export const loveToHaveFamily = (host: string) => `${host} को आपके सपरिवार आने की बहुत ख़ुशी होगी।`;
export const notSure =
  'अभी तय नहीं? <open>अपना न्योता खोलें</open> और बाद में जवाब दें। खाता बनाने की ज़रूरत नहीं है, और आप अपना जवाब कभी भी बदल सकते हैं।';

export const changedSubject = (event: string) => `बदलाव: ${event}`;
export const noteChange = 'कृपया बदलाव पर ध्यान दें';
export const changed = (host: string) => `${host} ने समारोह के समय या स्थान में बदलाव किया है। अब यह इस प्रकार है:`;
export const seeEvent = 'समारोह और अपना जवाब देखें';
export const plansChange =
  'अगर आपका कार्यक्रम भी बदल गया है, तो ऊपर का बटन आपके जवाब तक ले जाता है। साथ की कैलेंडर फ़ाइल आपके कैलेंडर में भी समय बदल देती है।';
export const cancelledSubject = (event: string) => `रद्द: ${event}`;
export const cancelledEyebrow = 'रद्द';
export const wasPlanned = (when: string) => `यह ${when} के लिए तय था।`;
export const cancelled = (host: string, when: string) =>
  `${host} को यह समारोह रद्द करना पड़ा है। यह ${when} के लिए तय था। आपको कुछ करने की ज़रूरत नहीं है।`;
export const calendarCancelled = 'साथ की कैलेंडर फ़ाइल आपके कैलेंडर में इसे रद्द दिखाएगी।';

export const date = 'तारीख़';
export const time = 'समय';
export const venue = 'स्थान';
export const map = 'नक़्शा';
export const seeOnMap = 'नक़्शे पर देखें';

export const why = (host: string, event: string) =>
  `यह ई-मेल आपको इसलिए मिला क्योंकि ${host} ने आपको ${event} की मेहमान सूची में जोड़ा है।`;
export const yoursAlone =
  'इसमें दिए लिंक केवल आपके लिए हैं: जिसके पास ये हों वह आपकी ओर से जवाब दे सकता है, इसलिए कृपया यह ई-मेल आगे न भेजें।';
export const sentWith = 'शगुन से भेजा गया।';
export const noMore = 'इस समारोह के बारे में और ई-मेल नहीं';
export const notForMe = 'यह मेरे लिए नहीं है';

export const whatsappHello = (firstName: string) => (firstName ? `नमस्ते ${firstName}!` : 'नमस्ते!');
export const whatsappInvites = (host: string, event: string) => `${host} आपको ${event} में सादर आमंत्रित करते हैं।`;
export const whatsappAsk = 'कृपया बताएँ कि आप आ पाएँगे या नहीं। यह आपका अपना लिंक है, साइन इन की ज़रूरत नहीं:';
export const sms = (host: string, event: string, date: string, time: string, venue: string, url: string) =>
  `${host} का न्योता: ${event}, ${date}${time ? `, ${time}` : ''}${venue ? `, ${venue}` : ''}। कृपया यहाँ जवाब दें: ${url}`;
