export const title = 'पासकी';
export const intro =
  'कोड की जगह उँगली के निशान, चेहरे या अपने फ़ोन या कंप्यूटर के लॉक से साइन इन करें। पासकी सिर्फ़ आपसे खुलती है, और सिर्फ़ इसी साइट पर चलती है।';
export const missing = 'आपकी पासकी अभी नहीं दिखाई जा सकतीं।';
export const none = 'आपकी अभी कोई पासकी नहीं है।';
export const listLabel = 'आपकी पासकी';
export const addedAt = 'जोड़ी गई';
export const lastUsed = 'आख़िरी बार इस्तेमाल';
export const neverUsed = 'अभी तक इस्तेमाल नहीं हुई';
export const add = 'पासकी जोड़ें';
export const remove = 'हटाएँ';
/** What a link does, and to which passkey, for those who hear the page. */
export const removeOf = (name: string) => `हटाएँ: ${name}`;
export const back = 'सुरक्षा पर वापस';

// signing in again, before a passkey is added or removed
export const signInFirst = 'पासकी में बदलाव से पहले अपनी सुरक्षा के लिए कृपया फिर साइन इन करें।';
export const signInFirstWhy =
  'साइन इन किए कुछ समय हो गया है। हो सकता है यह फ़ोन या कंप्यूटर किसी और के हाथ में हो, और पासकी से आपका खाता खुलता है।';
export const signInNow = 'फिर साइन इन करें';

// adding one
export const addPageTitle = 'पासकी जोड़ें · Shagun';
export const addIntro =
  'आपका फ़ोन या कंप्यूटर उँगली का निशान, चेहरा या स्क्रीन लॉक माँगेगा। इनमें से कुछ भी उससे बाहर नहीं जाता।';
export const nameLabel = 'नाम';
export const nameHelp = 'ताकि बाद में पहचान में आए, जैसे “मेरा फ़ोन”। ख़ाली छोड़ा, तो हम इसे इस ब्राउज़र का नाम दे देंगे।';
export const adding = 'आपके फ़ोन या कंप्यूटर का इंतज़ार है…';
export const needsScripts = 'पासकी जोड़ने के लिए जावास्क्रिप्ट चाहिए, जो इस ब्राउज़र में बंद है।';
export const notHere = 'इस ब्राउज़र में पासकी नहीं बन सकती। कोई नया ब्राउज़र या अपना फ़ोन आज़माएँ।';
export const notMade = 'पासकी नहीं बनी। फिर कोशिश की जा सकती है।';
export const madeBefore = 'आपके खाते के लिए इस फ़ोन या कंप्यूटर पर पासकी पहले से है।';
export const addFailed = 'पासकी जुड़ नहीं पाई। कृपया फिर कोशिश करें।';
export const added = (name: string) => `“${name}” जुड़ गई। अगली बार इससे साइन इन किया जा सकता है।`;
export const addingOver = 'बहुत देर हो गई, या शुरुआत किसी दूसरे ब्राउज़र में हुई थी। कृपया फिर कोशिश करें।';
export const addingRefused = 'इस पासकी की जाँच नहीं हो पाई। कृपया फिर कोशिश करें।';
export const thereAlready = 'यह पासकी पहले से इस्तेमाल में है।';
export const tooMany = (most: number) =>
  `आपकी ${most} पासकी हैं, इससे ज़्यादा नहीं हो सकतीं। जो अब काम की नहीं, उसे हटाएँ।`;
/** What a device shows for an account that has neither a name nor an address. */
export const namelessAccount = 'शगुन पर आपका खाता';

// removing one
export const removePageTitle = 'पासकी हटाएँ · Shagun';
export const removeTitle = (name: string) => `क्या “${name}” हटानी है?`;
export const removeMeans =
  'इससे फिर कोई साइन इन नहीं कर पाएगा। जहाँ खाता अभी साइन इन है, वहाँ वैसे ही रहेगा: वे सेशन सुरक्षा वाले पेज पर बंद किए जा सकते हैं। हो सकता है आपका फ़ोन या कंप्यूटर यह पासकी दिखाता रहे, जब तक इसे वहाँ से भी न मिटाया जाए।';
export const removeConfirm = 'पासकी हटाएँ';
export const removing = 'हटाई जा रही है…';
export const keep = 'रहने दें';
export const removed = (name: string) => `“${name}” हटा दी गई। अब इससे कोई साइन इन नहीं कर सकता।`;
export const goneAlready = 'यह पासकी अब यहाँ नहीं है।';
export const lastWayIn =
  'आपके खाते में आने का रास्ता सिर्फ़ यही पासकी है, इसलिए इसे नहीं हटाया जा सकता। पहले एक और पासकी जोड़ें।';

// letter and notification
export const news = {
  added: {
    title: 'आपके खाते में एक पासकी जोड़ी गई',
    text: 'अब इस पासकी से आपके शगुन खाते में साइन इन किया जा सकता है।',
  },
  removed: {
    title: 'आपके खाते से एक पासकी हटाई गई',
    text: 'अब इस पासकी से आपके शगुन खाते में साइन इन नहीं किया जा सकता।',
    advice:
      'अगर वह आपने किया, तो कुछ करने की ज़रूरत नहीं। नहीं किया, तो बाक़ी सब सेशन बंद करें, और जिस मेलबॉक्स या खाते से साइन इन होता है, उसका पासवर्ड बदल लें।',
  },
} as const;
export const newsName = 'पासकी';
export const newsAction = 'अपनी पासकी देखें';
export const newsWhy =
  'यह ई-मेल आपको इसलिए मिला है क्योंकि शगुन पर आपके खाते में साइन इन का एक तरीक़ा बदला है। मदद चाहिए, तो इसी ई-मेल का जवाब दें।';
