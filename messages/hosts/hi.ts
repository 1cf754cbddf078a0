export const roleNames = { editor: 'बदल सकने वाले', viewer: 'देख सकने वाले' } as const;
/** What somebody may do; `की अनुमति` follows. */
const allowed = (role: keyof typeof mailRoleMeans): string => (role === 'editor' ? 'बदलाव करने' : 'सिर्फ़ देखने');
export const roleMeans = {
  editor:
    'मेज़बान के तौर पर आपको जो दिखता है, वह सब इनके हाथ में भी होगा: समारोह की जानकारी, कार्यक्रम, मेहमान, न्योते और संदेश, सवाल, उपहार सूची और डिज़ाइन।',
  viewer: 'ये मेहमान सूची, जवाब और कुल संख्या देख सकते हैं, डाउनलोड और प्रिंट कर सकते हैं, पर कुछ बदल नहीं सकते।',
} as const;

// refusals
export const roleRequired = 'चुनें कि वे बदलाव कर सकें या सिर्फ़ देख सकें।';
export const viewersOnlySee = (owner: string) =>
  `इस समारोह में आपको सिर्फ़ देखने की अनुमति है: जो मेज़बानों को दिखता है वह आपको भी दिखता है, पर आपसे बदला नहीं जा सकता। कुछ और करना हो, तो ${owner} से कहें।`;
export const ownersOnly = (owner: string) => `समारोह ${owner} का है, और यह सिर्फ़ उन्हीं के हाथ में है।`;
export const theOwner = 'आयोजक';
export const ownAddress = 'यह आपका अपना पता है: समारोह पहले से आपका है।';
export const invitedAlready = 'यह पता पहले से सूची में है। वहाँ भूमिका बदली जा सकती है, या न्योता फिर से भेजा जा सकता है।';
export const invitedLately = (email: string, time: string) =>
  `${email} पर कुछ ही मिनट पहले ई-मेल भेजा गया है। न्योता ${time} से फिर भेजा जा सकता है।`;
export const full = 'एक समारोह में ज़्यादा से ज़्यादा दस साथी मेज़बान होते हैं। पहले किसी एक को हटाएँ।';
export const gone = 'यह नाम अब सूची में नहीं है।';
export const acceptedBefore = 'यह न्योता पहले ही मान लिया गया है।';
export const ownersStay = 'समारोह आपका है: इसे छोड़ा नहीं जा सकता, सिर्फ़ रद्द किया जा सकता है।';
export const linkInvalid = 'यह न्योता अब नहीं है। जिन्होंने इसे भेजा था, उनसे नया न्योता भेजने को कहें।';
export const otherAddress =
  'आपने जिस ई-मेल पते से साइन इन किया है, यह न्योता उस पर नहीं, किसी दूसरे पते पर भेजा गया था। कृपया उसी पते से साइन इन करें जिस पर न्योता भेजा गया था।';
export const expired = 'इस न्योते का समय निकल गया। जिन्होंने इसे भेजा था, उनसे फिर से भेजने को कहें।';

// outcomes
export const invited = (email: string) => `${email} को न्योता दिया गया। लिंक वाला ई-मेल भेजा जा रहा है।`;
export const invitedAgain = (email: string) => `${email} पर न्योता फिर से भेजा जा रहा है।`;
export const roleChanged = (name: string, role: keyof typeof mailRoleMeans) =>
  `${name} को अब ${allowed(role)} की अनुमति है।`;
export const removed = (name: string) => `${name} के लिए मेज़बानों के पेज अब नहीं खुलेंगे।`;
export const takenBack = (email: string) => `${email} को भेजा गया न्योता वापस ले लिया गया है।`;
export const left = 'अब आप इस समारोह के साथी मेज़बान नहीं हैं।';
export const accepted = (event: string, role: keyof typeof mailRoleMeans) =>
  `अब आप साथी मेज़बान हैं, ${allowed(role)} की अनुमति के साथ। समारोह: ${event}`;

// the mail with the invitation
export const mailSubject = 'शगुन पर एक समारोह में आपकी मदद माँगी गई है';
/** Stands alone as well as before ने and का. */
export const somebody = 'एक व्यक्ति';
export const mailEyebrow = 'मदद का न्योता';
export const mailAsks = (owner: string, event: string, role: keyof typeof mailRoleMeans) =>
  `${owner} ने एक समारोह में आपकी मदद माँगी है, ${allowed(role)} की अनुमति के साथ: ${event}।`;
export const mailRoleMeans = {
  editor:
    'इस भूमिका में समारोह, उसके कार्यक्रम और मेहमान सूची, न्योते और संदेश, सवाल, उपहार सूची और डिज़ाइन बदले जा सकते हैं। दिए गए पैसे आयोजक के पास ही रहते हैं।',
  viewer: 'इस भूमिका में मेहमान सूची सारे जवाबों के साथ देखी, डाउनलोड और प्रिंट की जा सकती है, पर कुछ बदला नहीं जा सकता।',
} as const;
export const mailHow = (until: string) =>
  `न्योता मानने के लिए इसी ई-मेल पते से साइन इन करें। यह न्योता ${until} तक चलेगा।`;
export const mailEvent = 'समारोह';
export const mailDate = 'तारीख़';
export const mailRole = 'आपकी भूमिका';
export const mailAction = 'न्योता देखें';
export const mailWhy = (owner: string) =>
  `यह ई-मेल आपको इसलिए मिला है क्योंकि ${owner} ने शगुन पर आपका पता लिखा। मदद न करनी हो, तो इसे रहने दें।`;
export const mailNotForMe = 'यह मेरे लिए नहीं है';

// notifications
export const newsInvited = (owner: string, event: string) =>
  `${owner} ने एक समारोह में आपकी मदद माँगी है: ${event}`;
export const newsInvitedHow = (role: keyof typeof mailRoleMeans) =>
  `${role === 'editor' ? mailRoleMeans.editor : mailRoleMeans.viewer} न्योता मान लें, या इसे बस रहने दें।`;
export const newsAccepted = (name: string, event: string) => `अब ${name} का साथ आपको मिल गया है: ${event}`;
export const newsAcceptedAs = (role: keyof typeof mailRoleMeans) =>
  `आपका न्योता मान लिया गया है, और अब उन्हें ${allowed(role)} की अनुमति है।`;
export const newsLeft = (name: string, event: string) => `${name} ने मदद करना छोड़ दिया है: ${event}`;
export const newsLeftHow = 'यह उनका अपना फ़ैसला था। किसी और को न्योता दिया जा सकता है।';
export const newsRole = (event: string, role: keyof typeof mailRoleMeans) =>
  `अब आपको ${allowed(role)} की अनुमति है: ${event}`;
