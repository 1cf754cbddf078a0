const signIn = 'नए टैब में फिर साइन इन करें';

export const signedOut = {
  title: 'आपका खाता साइन आउट हो गया था',
  kept: 'अभी कुछ भेजा नहीं गया। आपने जो लिखा या दबाया, वह इसी पेज पर है।',
  signIn,
};
/** For a form that was begun by another account than the one that is signed in now. */
export const otherAccount = {
  title: 'अभी कोई दूसरा खाता साइन इन है',
  kept: 'यह दूसरे खाते से शुरू हुआ था, इसलिए किया नहीं गया। जो लिखा या दबाया गया, वह इसी पेज पर है।',
  signIn: 'नए टैब में उसी खाते से साइन इन करें',
};
/** For what lasts or costs money, some minutes after signing in. */
export const longAgo = {
  title: 'कृपया फिर साइन इन करें',
  kept: 'साइन इन किए कुछ समय हो गया है। यह करने से पहले आपकी सुरक्षा के लिए हम एक बार फिर पूछते हैं। आपने जो भरा, वह इसी पेज पर है।',
  signIn,
};
export const comeBack = 'फिर इसी टैब पर लौटकर इसे भेजें।';
export const comeBackAndGoOn = 'फिर इसी टैब पर लौटकर “जारी रखें” दबाएँ।';
export const filesAgain = 'फ़ाइलें नहीं रहतीं: उन्हें बाद में फिर जोड़ें।';
export const send = 'अभी भेजें';
export const goOn = 'जारी रखें';
