import type { ChangedPart } from '../changed-part.ts';

export const hello = (greeted: string) => (greeted ? `नमस्ते ${greeted},` : 'नमस्ते,');
export const someHost = 'आपके मेज़बान';
export const from = (host: string) => `${host}, शगुन के ज़रिए`;

export const invites = (host: string, event: string) => `${host} की ओर से न्योता: ${event}`;
export const invited = 'आप सादर आमंत्रित हैं';
export const picture = (event: string) => `निमंत्रण पत्र: ${event}`;
export const loveToHave = (host: string) => `आप आएँ तो ${host} को बहुत ख़ुशी होगी।`;
export const loveToHaveFamily = (host: string) => `आप सपरिवार आएँ तो ${host} को बहुत ख़ुशी होगी।`;
export const notSure =
  'अभी तय नहीं? <open>अपना न्योता खोलकर देख लें</open>, जवाब बाद में दे दें। खाता बनाने की ज़रूरत नहीं है, और जवाब कभी भी बदला जा सकता है।';

export const changedSubject = (event: string) => `बदलाव: ${event}`;
export const noteChange = 'कृपया बदलाव पर ध्यान दें';
const partNames = { date: 'तारीख़', time: 'समय', place: 'जगह' };
/** 'तारीख़ बदल दी है', 'समय बदल दिया है', 'तारीख़ और जगह बदल दी हैं', 'तारीख़ और समय बदल दिए हैं'. */
const changedVerb = (parts: readonly ChangedPart[]): string =>
  parts.length === 1
    ? parts[0] === 'time'
      ? 'बदल दिया है'
      : 'बदल दी है'
    : parts.includes('time')
      ? 'बदल दिए हैं'
      : 'बदल दी हैं';
export const changed = (host: string, parts: readonly ChangedPart[]) =>
  parts.length > 0
    ? `${host} ने ${new Intl.ListFormat('hi').format(parts.map((part) => partNames[part]))} ${changedVerb(parts)}। नई जानकारी यह है:`
    : `${host} ने समारोह के समय या स्थान में बदलाव किया है। नई जानकारी यह है:`;
export const before = (what: string) => `पहले: ${what}`;
export const seeEvent = 'समारोह और अपना जवाब देखें';
export const plansChange =
  'अगर अब आपके आने में कुछ बदलाव है, तो ऊपर के बटन से अपना जवाब बदल लें। साथ लगी कैलेंडर फ़ाइल से आपके कैलेंडर में भी नई जानकारी आ जाएगी।';
export const cancelledSubject = (event: string) => `रद्द: ${event}`;
export const cancelledEyebrow = 'समारोह रद्द';
export const wasPlanned = (when: string) => `यह ${when} के लिए तय था।`;
export const cancelled = (host: string, when: string) =>
  `${host} को यह समारोह रद्द करना पड़ा है। यह ${when} के लिए तय था। आपको कुछ करने की ज़रूरत नहीं है।`;
export const calendarCancelled = 'साथ लगी कैलेंडर फ़ाइल से आपके कैलेंडर में भी यह रद्द दिखेगा।';

export const date = 'तारीख़';
export const time = 'समय';
export const venue = 'स्थान';
export const map = 'नक़्शा';
export const seeOnMap = 'नक़्शे पर देखें';

export const why = (host: string, event: string) =>
  `यह ई-मेल आपको इसलिए मिला है क्योंकि ${host} ने आपको इस समारोह का न्योता दिया है: ${event}।`;
export const yoursAlone =
  'इसमें दिए लिंक सिर्फ़ आपके लिए हैं: इनसे कोई भी आपकी ओर से जवाब दे सकता है, इसलिए कृपया यह ई-मेल आगे न भेजें।';
export const sentWith = 'शगुन से भेजा गया।';
export const noMore = 'इस समारोह के ई-मेल बंद करें';
export const notForMe = 'यह मेरे लिए नहीं है';

export const whatsappHello = (greeted: string) => (greeted ? `नमस्ते ${greeted}!` : 'नमस्ते!');
export const whatsappInvites = (host: string, event: string) => `${host} की ओर से आपको सादर निमंत्रण: ${event}।`;
export const whatsappMore = 'पूरी जानकारी यहाँ है:';
export const whatsappAsk =
  'कृपया बताएँ कि आपका आना हो पाएगा या नहीं। यह लिंक आपके लिए ही है, साइन इन करने की ज़रूरत नहीं:';
export const sms = (host: string, event: string, date: string, time: string, venue: string, url: string) =>
  `${host} की ओर से न्योता: ${event} (${date}${time ? `, ${time}` : ''}${venue ? `, ${venue}` : ''})। कृपया यहाँ जवाब दें: ${url}`;
