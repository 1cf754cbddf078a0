export const title = 'एपीआई कुंजियाँ';
export const intro =
  'उन प्रोग्रामों और सेवाओं के लिए जो आपके नाम से आपके समारोहों पर काम करते हैं, जैसे बैठने की योजना या एक्सेल शीट। आपके यहाँ ऐसा कुछ नहीं, तो कुंजी की ज़रूरत नहीं।';
export const missing = 'आपकी एपीआई कुंजियाँ अभी नहीं दिखाई जा सकतीं।';
export const none = 'आपकी कोई एपीआई कुंजी नहीं है।';
export const listLabel = 'आपकी एपीआई कुंजियाँ';
export const pastTitle = 'जो अब नहीं चलतीं';
export const make = 'कुंजी बनाएँ';
export const madeAt = 'बनाई गई';
export const lastUsed = 'आख़िरी बार इस्तेमाल';
export const neverUsed = 'अभी तक इस्तेमाल नहीं हुई';
export const endsAt = 'कब तक';
export const neverEnds = 'जब तक आप इसे बंद न करें';
export const endedAt = 'समय पूरा हुआ';
export const revokedAt = 'बंद की गई';
export const revoke = 'बंद करें';
/** What a link does, and to which key, for those who hear the page. */
export const revokeOf = (name: string) => `बंद करें: ${name}`;
export const webhooks = 'वेबहुक: जो बदले, उसकी ख़बर आपके अपने सर्वर को';
export const back = 'सुरक्षा पर वापस';

/** What a key may do. */
export const scopeNames = {
  'events:read': 'समारोह और मेहमान देखना',
  'events:write': 'समारोह और मेहमान बदलना',
  'messages:send': 'मेहमानों को भेजना',
  'money:read': 'पैसों का हिसाब देखना',
} as const;
export const scopeMeans = {
  'events:read':
    'आपकी प्रोफ़ाइल, आपके समारोह, संपर्क और जवाबों के साथ मेहमान सूचियाँ, उपहार सूचियाँ। किसने कितना दिया, यह नहीं।',
  'events:write':
    'समारोह, मेहमान, जवाब, कार्यक्रम, सवाल और उपहार बनाना और बदलना। बदलावों की ख़बर मेहमानों को वैसे ही जाती है जैसे आपके ख़ुद बदलने पर।',
  'messages:send': 'न्योते के साथ मेहमान जोड़ना; न्योते, याद दिलाने वाले संदेश, दूसरे संदेश और धन्यवाद भेजना।',
  'money:read': 'किसने क्या दिया, भुगतान, और आपके गिफ़्ट कार्डों की बाक़ी रक़म। उनके नंबर कभी नहीं।',
} as const;

// making one
export const makePageTitle = 'एपीआई कुंजी बनाएँ · Shagun';
export const makeTitle = 'एपीआई कुंजी बनाएँ';
export const makeIntro =
  'कुंजी जिसके पास हो, वह साइन इन किए बिना वे सब काम कर सकता है जिन पर आप यहाँ निशान लगाएँ। जिस पर इतना भरोसा न हो, उसे कुंजी न दें। किसी कुंजी से पैसे ख़र्च नहीं होते, वापस नहीं भेजे जाते, गिफ़्ट कार्ड से वाउचर नहीं लिए जाते और आपका खाता नहीं बदलता।';
export const nameLabel = 'नाम';
export const nameHelp = 'ताकि बाद में पहचान में आए, जैसे “बैठने की योजना”।';
export const nameMissing = 'कुंजी को कोई नाम दें।';
export const scopesLabel = 'इससे क्या-क्या हो सके?';
export const scopesMissing = 'कम से कम एक काम चुनें जो कुंजी से हो सके।';
export const lastsLabel = 'यह कब तक चले?';
export const lastsMissing = 'चुनें कि कुंजी कब तक चले।';
export const lastsNames = {
  month: '30 दिन',
  quarter: '90 दिन',
  year: 'एक साल',
  always: 'जब तक मैं इसे बंद न करूँ',
} as const;
export const makeIt = 'कुंजी बनाएँ';
export const making = 'कुंजी बनाई जा रही है…';
export const makeFailed = 'कुंजी बन नहीं पाई। कृपया फिर कोशिश करें।';
export const made = (name: string) => `कुंजी “${name}” बन गई।`;
export const copyNow = 'कुंजी अभी कॉपी कर लें। यह बस इसी बार दिखती है, बाद में कोई इसे नहीं देख सकता।';
export const yourKey = 'आपकी कुंजी';
export const copy = 'कुंजी कॉपी करें';
export const doneWithIt = 'मैंने कॉपी कर ली';
export const howToUse = 'प्रोग्राम इसे हर अनुरोध के साथ, “Authorization: Bearer” हेडर में भेजते हैं।';
export const describedAt = 'एपीआई में क्या-क्या है';
export const tooMany = (most: number) =>
  `आपकी ${most} कुंजियाँ हैं, इससे ज़्यादा नहीं हो सकतीं। जो अब काम की नहीं, उसे बंद करें।`;

// signing in again first
export const signInFirst = 'एपीआई कुंजी बनाने से पहले अपनी सुरक्षा के लिए कृपया फिर साइन इन करें।';
export const signInFirstWhy =
  'साइन इन किए कुछ समय हो गया है। हो सकता है यह फ़ोन या कंप्यूटर किसी और के हाथ में हो, और कुंजी से आपका खाता किसी प्रोग्राम के लिए खुल जाता है।';

// revoking one
export const revokePageTitle = 'एपीआई कुंजी बंद करें · Shagun';
export const revokeTitle = (name: string) => `क्या “${name}” बंद करनी है?`;
export const revokeMeans =
  'जो कुछ इस कुंजी से चलता है, वह उसी समय रुक जाएगा। बंद की गई कुंजी फिर कभी नहीं चलती; नई कुंजी कभी भी बनाई जा सकती है।';
export const revokeConfirm = 'कुंजी बंद करें';
export const revoking = 'बंद की जा रही है…';
export const keep = 'रहने दें';
export const revoked = (name: string) => `“${name}” बंद कर दी गई और अब नहीं चलती।`;
export const goneAlready = 'यह कुंजी अब नहीं चलती।';

// what programs read
export const badKey = 'यह एपीआई कुंजी नहीं चलती: इसे बंद किया गया, इसका समय निकल गया, या यह कभी थी ही नहीं।';
export const notForKeys = 'यह काम साइन इन किए हुए लोग ही कर सकते हैं, एपीआई कुंजियाँ नहीं।';
export const scopeNeeded = (scope: string) =>
  `इस एपीआई कुंजी को यह करने की अनुमति नहीं है: इसके लिए ${scope} की अनुमति चाहिए।`;

// letter and notification
export const newsTitle = 'आपके खाते की एक एपीआई कुंजी बनाई गई';
export const newsText = 'जिस प्रोग्राम के पास यह कुंजी है, वह शगुन पर आपका खाता साइन इन किए बिना इस्तेमाल कर सकता है।';
export const newsAdvice =
  'अगर वह आपने किया, तो कुछ करने की ज़रूरत नहीं। नहीं किया, तो कुंजी बंद करें, बाक़ी सब सेशन बंद करें, और जिस मेलबॉक्स या खाते से साइन इन होता है, उसका पासवर्ड बदल लें।';
export const newsName = 'कुंजी';
export const newsMay = 'इससे हो सकता है';
export const newsAction = 'अपनी एपीआई कुंजियाँ देखें';
export const newsWhy =
  'यह ई-मेल आपको इसलिए मिला है क्योंकि शगुन पर आपके खाते की एक कुंजी बनाई गई है। मदद चाहिए, तो इसी ई-मेल का जवाब दें।';
