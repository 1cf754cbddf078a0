import { inTime } from '#messages/in-time.ts';

export const signInFirst = 'आगे बढ़ने के लिए कृपया साइन इन करें।';
export const otherAccount =
  'इस ब्राउज़र में अब कोई दूसरा खाता साइन इन है, इसलिए कुछ नहीं बदला। नए टैब में अपने खाते से साइन इन करें, फिर यहाँ दोबारा कोशिश करें।';
export const notFound = 'आपको जो चाहिए था, वह यहाँ नहीं मिला।';
export const methodNotAllowed = 'यह यहाँ नहीं हो सकता।';
export const checkFields = 'जहाँ निशान लगा है, कृपया वहाँ एक बार देख लें।';
export const unexpected = 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const unavailable = 'इस समय हम जवाब नहीं दे पा रहे हैं। कृपया एक मिनट बाद फिर कोशिश करें।';
export const tooManyRequests = (seconds: number) =>
  `कम समय में बहुत बार कोशिश हो गई। कृपया ${inTime(seconds)} बाद फिर कोशिश करें।`;
export const tooLarge = 'आपने जो भेजा है, वह बहुत बड़ा है। कृपया एक बार में कम भेजें।';
export const forgery = 'यह इस साइट से नहीं भेजा गया था, इसलिए कुछ नहीं बदला। कृपया पेज दोबारा खोलकर फिर कोशिश करें।';
