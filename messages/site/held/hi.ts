export const pageTitle = 'अभी यह नहीं हो पाया · Shagun';
export const title = 'अभी यह नहीं हो पाया';
export const kept = 'आपने जो लिखा, वह इसी पेज पर है। थोड़ी देर में फिर भेजें, और तब तक पेज खुला रखें।';
export const filesAgain = 'फ़ाइलें नहीं रहतीं: उन्हें बाद में फिर जोड़ें।';
export const tryAgain = 'फिर कोशिश करें';
