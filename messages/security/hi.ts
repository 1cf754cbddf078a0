import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

const hoursCounted = (hours: number) => plural(hours, { one: '# घंटा', other: '# घंटे' });

// devices; what is unknown is kept with each login in these words
export const unknownDevice = 'अनजान फ़ोन या कंप्यूटर';
export const deviceOn = (browser: string, system: string) => `${system} पर ${browser}`;
export const deviceTypeNames = {
  desktop: 'कंप्यूटर',
  mobile: 'फ़ोन',
  tablet: 'टैबलेट',
  unknown: 'पता नहीं, फ़ोन या कंप्यूटर',
} as const;

// times
export const justNow = 'अभी-अभी';
export const minutesAgo = (minutes: number) => `${minutes} मिनट पहले`;
export const hoursAgo = (hours: number) => `${hours} घंटे पहले`;
export const daysAgo = (days: number) => `${days} दिन पहले`;
export const underAMinute = 'एक मिनट से कम';
export const forMinutes = (minutes: number) => `${minutes} मिनट`;
export const forHours = (hours: number, minutes: number) =>
  minutes === 0 ? hoursCounted(hours) : `${hoursCounted(hours)} ${minutes} मिनट`;
export const forDays = (days: number, hours: number) =>
  hours === 0 ? `${days} दिन` : `${days} दिन ${hoursCounted(hours)}`;

export const pageTitle = 'सुरक्षा · Shagun';
export const title = 'सुरक्षा';
export const intro = 'आपका खाता कहाँ-कहाँ साइन इन है, हाल में किसने साइन इन किया, और खाता और सुरक्षित कैसे किया जाए।';
export const backToProfile = 'प्रोफ़ाइल पर वापस';
export const refresh = 'फिर देखें';
export const refreshPending = 'देखा जा रहा है…';
export const refreshed = 'यहाँ सब कुछ ताज़ा है।';
export const errorTitle = 'सुरक्षा की जानकारी खोलने में गड़बड़';
export const loadFailed = 'सुरक्षा की जानकारी खुल नहीं पाई';
export const tryAgain = 'फिर कोशिश करें';
export const riskNames = { low: 'कम ख़तरा', medium: 'कुछ ख़तरा', high: 'ज़्यादा ख़तरा' } as const;

// score
export const scoreTitle = 'सुरक्षा के अंक';
export const scoreOutOf = (score: number) => `100 में से <score>${score}</score>`;
export const scoreBandNames = { good: 'अच्छी', medium: 'ठीक-ठाक', poor: 'कमज़ोर' } as const;
export const activity = (sessions: number, logins: number) =>
  `${plural(sessions, { other: '# चालू सेशन' })}, पिछले 30 दिनों में ${plural(logins, { other: '# बार साइन इन' })}`;

// recommendations
export const recommendationsTitle = 'सुझाव';
export const noRecommendations = 'आपको कुछ करने की ज़रूरत नहीं। जहाँ तक हमें पता है, आपका खाता सुरक्षित है।';
export const recommendationTypeNames = { warning: 'चेतावनी', info: 'जानकारी', other: 'सुझाव' } as const;
export const recommendationCosts = (points: number) =>
  plural(points, { one: 'इससे # अंक कम हुआ', other: 'इससे # अंक कम हुए' });
export const loginsFailed = (logins: number, days: number) =>
  `पिछले ${days} दिनों में ${logins} बार साइन इन नहीं हो पाया। अगर वह आपने नहीं किया, तो जिस मेलबॉक्स या खाते से साइन इन होता है, उसका पासवर्ड बदल लें।`;
export const seeLogins = 'हाल के साइन इन देखें';
export const newDevices = (devices: number, days: number) =>
  `पिछले ${days} दिनों में ${devices === 1 ? 'एक नए फ़ोन या कंप्यूटर' : `${devices} नए फ़ोन या कंप्यूटर`} से साइन इन हुआ। जो सेशन पहचान में न आए, उसे बंद करें।`;
export const unrecognisedSessions = (sessions: number) =>
  `${sessions === 1 ? 'एक सेशन' : `${sessions} सेशन`} ऐसे फ़ोन या कंप्यूटर पर ${sessions === 1 ? 'है' : 'हैं'} जिसका नाम हमें नहीं पता। जो आपका नहीं है, उसे बंद करें।`;
export const seeSessions = 'चालू सेशन देखें';
export const manySessions = (sessions: number) =>
  `आपका खाता ${sessions} जगह साइन इन है। जिन सेशन की ज़रूरत नहीं, उन्हें बंद करें।`;
export const emailNotConfirmed = 'आपका ई-मेल पता अभी पक्का नहीं हुआ है। तब तक उस पर कुछ नहीं भेजा जा सकता।';
export const confirmEmail = 'पता पक्का करें';
export const emailUnproven =
  'आपका ई-मेल पता ऐसी जगह पक्का हुआ था जहाँ इस खाते से साइन इन नहीं था, इसलिए वह किसी का भी हो सकता है। इसीलिए हम आपके खाते की सुरक्षा की ख़बरें उस पर नहीं भेजते। कोई और पता दें, और उसे उसी ब्राउज़र में पक्का करें जिसमें आपका खाता साइन इन है।';
export const changeEmail = 'पता बदलें';
export const phoneMissing = 'आपकी प्रोफ़ाइल में फ़ोन नंबर नहीं है। नंबर हो, तो ई-मेल न चलने पर भी हम आप तक पहुँच सकते हैं।';
export const addPhone = 'अपना फ़ोन नंबर जोड़ें';
export const sessionsUnused = (sessions: number, days: number) =>
  `${sessions === 1 ? 'एक सेशन' : `${sessions} सेशन`} ${days} दिन या उससे ज़्यादा से इस्तेमाल नहीं ${sessions === 1 ? 'हुआ' : 'हुए'}। जो अब काम का नहीं, उसे बंद करें।`;

// sessions
export const sessionsTitle = 'चालू सेशन';
export const sessionListLabel = 'चालू सेशन';
export const moreSessions = (sessions: number) => `और ${sessions}, जो इससे भी पहले इस्तेमाल हुए थे।`;
export const thisSession = 'यही सेशन';
export const ipAddress = 'आईपी पता';
export const ipUnknown = 'पता नहीं';
export const signedIn = 'साइन इन';
export const lastUsed = 'आख़िरी बार इस्तेमाल';
export const sessionDuration = 'कितनी देर';
export const sessionDescribed = (device: string, signedInAt: string) => `${device}, साइन इन: ${signedInAt}`;
export const revoke = 'बंद करें';
export const revokeAndSignOut = 'बंद करें और साइन आउट करें';
export const revokePending = 'बंद किया जा रहा है…';
/** What a button does, and to which session, for those who hear the page. */
export const revokeOf = (action: string, session: string) => `${action}: ${session}`;
export const revoked = 'सेशन बंद हो गया। उस फ़ोन या कंप्यूटर पर खाता साइन आउट हो गया है।';
export const revokedCurrent = 'इस फ़ोन या कंप्यूटर पर आपका खाता साइन आउट हो गया है।';
export const endedAlready = 'यह सेशन पहले ही बंद हो चुका है।';
export const revokeFailed = 'सेशन बंद नहीं हो पाया';
export const inUse = 'यह सेशन अभी इस्तेमाल हो रहा है।';

// revoking all other sessions
export const revokeOthersPageTitle = 'बाक़ी सब सेशन बंद करें · Shagun';
export const revokeOthers = 'बाक़ी सब सेशन बंद करें';
export const confirmRevokeOthers =
  'क्या बाक़ी सब सेशन सचमुच बंद करने हैं? बाक़ी सब फ़ोन और कंप्यूटर पर खाता साइन आउट हो जाएगा।';
export const otherSessions = (sessions: number) =>
  plural(sessions, { one: 'आपका # और सेशन चालू है।', other: 'आपके # और सेशन चालू हैं।' });
export const noOtherSessions = 'आपका यही एक सेशन है: बंद करने को कुछ नहीं है।';
export const keepSessions = 'रहने दें';
export const backToSecurity = 'सुरक्षा पर वापस';
export const revokedOthers = (sessions: number) => {
  if (sessions === 0) return 'बंद करने को कोई और सेशन नहीं था।';
  return sessions === 1 ? '1 और सेशन बंद हो गया।' : `${sessions} और सेशन बंद हो गए।`;
};
export const revokedKeysToo = (keys: number) =>
  keys === 1 ? 'आपकी एपीआई कुंजी भी बंद हो गई।' : `आपकी ${keys} एपीआई कुंजियाँ भी बंद हो गईं।`;
export const webhooksOffToo = (webhooks: number) =>
  webhooks === 1 ? 'आपका वेबहुक बंद हो गया।' : `आपके ${webhooks} वेबहुक बंद हो गए।`;
export const designToolEnded = 'कैनवा से जुड़ाव भी हटा दिया गया।';
export const calendarEnded = 'आपके कैलेंडर का पता भी बंद कर दिया गया।';
/** On the page that asks. */
export const calendarEndsToo =
  'अगर आपके कैलेंडर ऐप में आपके समारोह हमारे यहाँ से आते हैं, तो वह भी रुक जाएगा: बाद में कैलेंडर का नया पता बना लें।';
/** The box to tick there. */
export const revokeProgramsToo = ({ keys, webhooks }: { keys: number; webhooks: number }) => {
  const theirs = [
    ...(keys > 0 ? [keys === 1 ? 'मेरी एपीआई कुंजी' : `मेरी ${keys} एपीआई कुंजियाँ`] : []),
    ...(webhooks > 0 ? [webhooks === 1 ? 'मेरा वेबहुक' : `मेरे ${webhooks} वेबहुक`] : []),
  ].join(' और ');
  return `${theirs} भी बंद करें`;
};
export const programsMissing =
  'अभी यह नहीं देखा जा सकता कि आपकी कौन-सी एपीआई कुंजियाँ और वेबहुक हैं। वे जैसे हैं, वैसे ही रहेंगे।';
export const revokeProgramsHelp =
  'जो प्रोग्राम इनसे आपका खाता पढ़ते हैं या आपके समारोहों की ख़बर पाते हैं, वे सिर्फ़ सेशन बंद करने से नहीं रुकते।';
export const revokeOthersFailed = 'सब सेशन बंद नहीं हो पाए';

// logins
export const loginsTitle = 'हाल के साइन इन';
export const loginListLabel = 'हाल के साइन इन';
export const noLogins = 'अभी कोई साइन इन नहीं। अगली बार साइन इन होगा, तो यहाँ दिखेगा।';
export const loginStatusNames = { active: 'चालू', ended: 'बंद', failed: 'नहीं हो पाया' } as const;
/** How somebody signed in, or tried to. */
export const wayNames = {
  provider: 'साइन इन सेवा',
  email: 'ई-मेल पर आया कोड',
  passkey: 'पासकी',
} as const;
export const signedInBy = 'साइन इन का तरीक़ा';
export const loginFailures = {
  cancelled: 'साइन इन होने से पहले छोड़ दिया गया',
  refused: 'साइन इन सेवा ने मना कर दिया',
  state: 'साइन इन की शुरुआत यहाँ नहीं हुई थी',
  wrong_code: 'ग़लत कोड',
  code_used_up: 'बहुत बार ग़लत कोड',
  code_expired: 'कोड का समय निकल गया था',
  passkey_unknown: 'ऐसी पासकी जिससे यहाँ कोई खाता नहीं खुलता',
  passkey_refused: 'पासकी का जवाब सही नहीं था',
  passkey_copied: 'शायद पासकी की नक़ल हुई है',
} as const;
export const loginAddressUnknown = 'पता मालूम नहीं';

// letter and notification of a new device
export const newDeviceTitle = (device: string) => `नया साइन इन: ${device}`;
export const newDeviceText = 'आपके खाते में ऐसे ब्राउज़र से साइन इन हुआ है जो इसके लिए पहले कभी इस्तेमाल नहीं हुआ था।';
export const newDeviceAdvice =
  'अगर वह आपने किया, तो कुछ करने की ज़रूरत नहीं। नहीं किया, तो वह सेशन बंद करें, और जिस मेलबॉक्स या खाते से साइन इन होता है, उसका पासवर्ड बदल लें।';
export const newDeviceTerm = 'फ़ोन या कंप्यूटर';
export const newDeviceWhen = 'कब';
export const newDeviceAddress = 'नेटवर्क पता';
export const newDeviceAction = 'अपने सेशन देखें';
export const letterEyebrow = 'शगुन पर आपका खाता';
export const letterReason =
  'यह ई-मेल आपको इसलिए मिला है क्योंकि शगुन पर आपके खाते में नए ब्राउज़र से साइन इन हुआ है। मदद चाहिए, तो इसी ई-मेल का जवाब दें।';
export const letterOpenProfile = 'अपनी प्रोफ़ाइल खोलें';
export const newDeviceNews = 'आपके खाते में नए ब्राउज़र से साइन इन हुआ है। अगर वह आपने नहीं किया, तो उसका सेशन बंद करें।';

export const emailOnlyForMails =
  'हम जिस पते पर लिखते हैं, वह ऐसी जगह पक्का हुआ था जहाँ इस खाते से साइन इन नहीं था। उससे खाता नहीं खुलता, और खाते की सुरक्षा की ख़बरें सिर्फ़ आपके दूसरे पते पर जाती हैं। इसे उसी ब्राउज़र में पक्का करें जिसमें आपका खाता साइन इन है।';
