export const signInFirst = 'आगे बढ़ने के लिए कृपया साइन इन करें।';
export const notFound = 'जो आपने माँगा वह हमें नहीं मिला।';
export const checkFields = 'कृपया निशान लगे खाने जाँचें।';
export const unexpected = 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया थोड़ी देर में फिर कोशिश करें।';
export const unavailable = 'हम अभी जवाब नहीं दे पा रहे हैं। कृपया एक मिनट में फिर कोशिश करें।';
export const tooManyRequests = 'थोड़े समय में बहुत बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।';
export const tooLarge = 'जो आपने भेजा वह बहुत बड़ा है।';
export const forgery = 'यह अनुरोध इस साइट से नहीं आया, इसलिए कुछ नहीं बदला गया। कृपया पेज फिर से खोलकर कोशिश करें।';
