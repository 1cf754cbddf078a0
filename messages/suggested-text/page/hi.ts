import type * as en from './en.ts';

// the description of the API, read by developers: paths, headers, codes and scopes stay as they are called
export const signIn =
  'ब्राउज़र से /auth/login पर साइन इन करें: सेशन एक कुकी है। जो कॉल कुछ बदलती हैं, वे इसी साइट से आएँ (`Origin` या `Sec-Fetch-Site`), ' +
  'या कुकी `XSRF-TOKEN` का मान हेडर `X-XSRF-TOKEN` में भेजें। रक़में रुपयों में हैं।';

/** Keys of the API, and which of them may make a call. */
export const keys =
  'सुरक्षा वाले पेज पर बनी एपीआई कुंजी, ऐसे: `Authorization: Bearer shagun_…`। इसमें कुकी नहीं चाहिए, और यह वही कर सकती है जो इसके दायरों में लिखा है।';
export const byKey = (scope: string) => `एपीआई कुंजी से: दायरा \`${scope}\`।`;
/** The same of a call a part of which asks for a recent sign-in. */
export const byKeyInPart = (scope: string) =>
  `एपीआई कुंजी से: दायरा \`${scope}\`, पर उस हिस्से के लिए नहीं जिसमें हाल का साइन इन चाहिए (403 \`not_for_keys\`)।`;
export const notByKey = 'एपीआई कुंजी से नहीं।';
/** Whether it asks for a sign-in of the last minutes; nothing where it does not. */
export const recentSignIn = {
  always: 'साइन इन के 15 मिनट के भीतर; उसके बाद 403 (`sign_in_again`)।',
  depends:
    'जिसका असर बना रहता है या जिसमें पैसे लगते हैं, वह साइन इन के 15 मिनट के भीतर; उसके बाद 403 (`sign_in_again`)।',
  never: '',
};

/** Who may use a call. */
export const access = {
  anyone: 'यह कॉल कोई भी कर सकता है।',
  operator:
    '`OPERATOR_EMAILS` के उन पतों के लिए, जिनसे 12 घंटे के भीतर साइन इन हुआ हो। बाक़ी सबको, साइन इन हों तब भी, 404 मिलता है।',
  'signed-in': 'साइन इन किए हुए हर व्यक्ति के लिए।',
  viewer: 'समारोह के आयोजक और उसमें हाथ बँटाने वाले सभी के लिए। उसके मेहमान को 403 मिलता है, बाक़ी सबको 404।',
  editor:
    'समारोह के आयोजक और बदलाव की अनुमति वाले साथी मेज़बानों के लिए। जिन्हें सिर्फ़ देखने की अनुमति है, उन्हें और मेहमानों को 403 मिलता है, बाक़ी सबको 404।',
  organiser: 'समारोह के आयोजक के लिए। उसमें हाथ बँटाने वालों और मेहमानों को 403 मिलता है, बाक़ी सबको 404।',
  'guest-or-key':
    'उस मेहमान के लिए जिसका नाम पाथ में है (साइन इन से, या निजी लिंक की कुंजी से), आयोजक के लिए, और बदलाव की अनुमति वाले साथी मेज़बानों के लिए।',
  'signed-in-or-key':
    'साइन इन किए हुए हर व्यक्ति के लिए, और उस मेहमान के लिए जिसका नाम बॉडी में निजी लिंक की कुंजी के साथ है।',
} as const;

/** The words of the product that calls belong to. */
export const parts = {
  accounts: 'खाते',
  signIn: 'ई-मेल से साइन इन',
  passkeys: 'पासकी',
  calendarFeed: 'अपना कैलेंडर',
  eventFiles: 'पूरा समारोह एक ही फ़ाइल में',
  guestLists: 'मेहमानों को छाँटना',
  guestChanges: 'एक साथ कई मेहमान',
  guestMerges: 'मेहमानों को एक करना',
  guestImports: 'फ़ाइल से मेहमान सूची',
  claims: 'मेहमान जो उपहार ख़ुद लाएँ',
  security: 'सुरक्षा',
  apiKeys: 'एपीआई कुंजियाँ',
  webhooks: 'वेबहुक',
  notifications: 'सूचनाएँ',
  contact: 'संपर्क',
  events: 'समारोह',
  drafts: 'कच्चे रूप',
  hosts: 'मेज़बान',
  functions: 'कार्यक्रम',
  questions: 'मेहमानों से सवाल',
  places: 'जगहें',
  eventText: 'समारोह के बारे में सुझाव',
  designs: 'डिज़ाइन',
  designTool: 'डिज़ाइन टूल',
  guests: 'मेहमान',
  invitations: 'न्योते',
  reminders: 'याद दिलाना',
  chats: 'मेहमानों के संदेश',
  wishlist: 'उपहार सूची',
  collaboration: 'मिलकर देना',
  contributions: 'उपहारों के लिए दिया गया',
  shagun: 'शगुन',
  thankYous: 'धन्यवाद',
  payments: 'भुगतान',
  giftCards: 'गिफ़्ट कार्ड',
  operator: 'संचालक का कंसोल',
} as const;

/** What the calls of each are for. */
export const partsMean: Record<keyof typeof en.parts, string> = {
  accounts: 'कौन साइन इन है, उनकी प्रोफ़ाइल, पक्के किए हुए पते, डेटा और खाता मिटाना।',
  signIn: 'पासवर्ड की जगह ई-मेल से आने वाला कोड।',
  passkeys: 'फ़ोन या कंप्यूटर के अपने लॉक से साइन इन (वेबऑथन)।',
  calendarFeed: 'एक पता, जिसे कैलेंडर का प्रोग्राम बार-बार पढ़ता है।',
  eventFiles: 'समारोह को फ़ाइल में साथ ले जाना, और फ़ाइल से लाना।',
  guestMerges: 'मेहमान जो सूची में शायद दो बार हैं, और दो को एक करना।',
  guestChanges: 'नाम से दिए या छाँटे हुए मेहमानों में बदलाव, और एक मिनट के भीतर उन्हें वापस लेना।',
  guestLists: 'मेहमान किस-किस बात से छाँटे जा सकते हैं, और छाँटने के वे तरीक़े जो मेज़बानों ने नाम देकर सहेजे।',
  guestImports: 'मेहमानों की एक्सेल शीट पढ़ना, और उसमें मिले मेहमानों को जोड़ना।',
  claims: 'उपहार, जो मेहमान यहाँ पैसे दिए बिना ख़ुद लाते हैं।',
  security: 'खुले हुए सेशन, और उन्हें बंद करना।',
  apiKeys: 'प्रोग्रामों के लिए कुंजियाँ, और उन्हें क्या करने की अनुमति है।',
  webhooks: 'वे पते, जिन्हें बताया जाता है कि क्या हुआ, और वहाँ क्या भेजा गया।',
  notifications: 'सूचनाएँ, और यह कि किसे कौन-से ई-मेल और संदेश चाहिए।',
  contact: 'यह साइट चलाने वाले को लिखना।',
  events: 'समारोह बनाना, पढ़ना, बदलना और रद्द करना।',
  drafts: 'समारोह, जो अभी पूरे नहीं हुए।',
  hosts: 'समारोह में हाथ बँटाने वाले लोग।',
  functions: 'समारोह के कार्यक्रम, और किस में कौन आमंत्रित है।',
  questions: 'मेज़बान जवाब के साथ क्या पूछते हैं।',
  places: 'स्थान खोजना।',
  eventText: 'समारोह के बारे में शुरू के कुछ शब्द।',
  designs: 'न्योता कैसा दिखे।',
  designTool: 'जोड़े गए डिज़ाइन टूल में बने डिज़ाइन।',
  guests: 'मेहमान सूची और उसके जवाब।',
  invitations: 'न्योते भेजना, और निजी लिंक।',
  reminders: 'जिन मेहमानों का जवाब बाक़ी है उन्हें याद दिलाना, और सबको लिखना।',
  chats: 'मेहमान व्हाट्सऐप पर जो लिखते हैं: उसे जवाब के रूप में दर्ज करना, और उसका जवाब देना।',
  wishlist: 'आयोजक को कौन-से उपहार चाहिए।',
  collaboration: 'कौन मिलकर उपहार दे रहे हैं, और कौन दे सकते हैं।',
  contributions: 'लोगों ने किसी उपहार के लिए क्या दिया।',
  shagun: 'किसी उपहार के बिना दिए गए पैसे।',
  thankYous: 'देने वालों को धन्यवाद।',
  payments: 'किसी भुगतान का क्या हुआ।',
  giftCards: 'वॉलेट, और उससे लिए गए वाउचर।',
  operator: 'यह साइट चलाने वाले के लिए।',
};

/** For whom a field of an answer is, where that is not everybody who gets the answer. */
export const readers = {
  self: 'सिर्फ़ कॉल करने वाले के लिए',
  guest: 'उसी मेहमान के लिए',
  guestOrEditors: 'उसी मेहमान, बदलाव की अनुमति वालों और आयोजक के लिए',
  company: 'साइन इन किए हुए मेहमानों, उपहार देने वालों और मेज़बानों के लिए',
  givers: 'उपहार देने वालों और आयोजक के लिए',
  giverOrOwner: 'जिसने दिया उसके और आयोजक के लिए',
  personOrHosts: 'उसी व्यक्ति और मेज़बानों के लिए',
  giversOrEditors: 'उपहार देने वालों, बदलाव की अनुमति वालों और आयोजक के लिए',
  hosts: 'मेज़बानों के लिए',
  editors: 'बदलाव की अनुमति वालों और आयोजक के लिए',
  owner: 'आयोजक के लिए',
  operator: 'संचालकों के लिए',
} as const;

/** What each webhook tells. */
export const webhooks = {
  'reply.changed': 'मेहमान का जवाब दर्ज हुआ या बदला',
  'guest.added': 'एक मेहमान जोड़ा गया',
  'guest.removed': 'एक मेहमान हटाया गया',
  'guests.imported': 'एक साथ कई मेहमान जोड़े गए',
  'guests.removed': 'एक साथ कई मेहमान हटाए गए',
  'gift.added': 'उपहार सूची में एक उपहार जोड़ा गया',
  'gift.changed': 'एक उपहार बदला गया',
  'gift.removed': 'एक उपहार हटाया गया',
  'gift.purchased': 'एक उपहार पर “ख़रीदा गया” का निशान लगा',
  'gift.purchase_undone': 'ख़रीदे जाने का निशान वापस लिया गया',
  'payment.received': 'पैसे आए',
  'payment.returned': 'पैसे देने वाले को लौट गए',
  'payment.return_failed': 'पैसे लौटाए नहीं जा सके, और फिर से आयोजक के हैं',
  'event.created': 'एक समारोह बनाया गया',
  'event.changed': 'एक समारोह बदला गया',
  'event.cancelled': 'एक समारोह रद्द हुआ',
  'webhook.test': 'परख, जो बटन से भेजी गई',
} as const;
export const webhookSignature =
  'जिससे वेबहुक अपनी पहचान देता है, स्टैंडर्ड वेबहुक्स के नियम से: `webhook-id`, `webhook-timestamp` और बॉडी का `HMAC-SHA256`, उस पते के अपने सीक्रेट के साथ।';

/** What the server of an organiser answers a webhook. */
export const webhookAnswer = 'दस सेकंड के भीतर कोई भी `2xx`; जवाब में जो आए, वह पढ़ा नहीं जाता।';

// answers
export const done = 'हो गया।';
export const file = 'एक फ़ाइल।';
export const failures = {
  400: 'अनुरोध में कुछ ग़लत है; क्या, यह `details` में हर फ़ील्ड के लिए लिखा है।',
  401: 'कोई साइन इन नहीं है।',
  403: 'अनुमति नहीं है, या इस साइट से नहीं भेजा गया।',
  404: 'यह है ही नहीं, या आपको इसे देखने की अनुमति नहीं है।',
  413: 'बहुत बड़ा है।',
  415: 'इस तरह की सामग्री यहाँ नहीं ली जाती।',
} as const;
export const otherFailure = 'कोई भी दूसरा एरर, इसी ढाँचे में।';

// the page
export const pageTitle = 'एपीआई · Shagun';
export const pageDescription = 'शगुन की एपीआई की हर कॉल: उसके पैरामीटर, बॉडी और जवाब।';
export const title = 'शगुन की एपीआई';
export const errors =
  'एरर का जवाब ऐसा होता है: <code>{ error, message, code, details?, requestId }</code>। <code>error</code> और <code>message</code> में\n' +
  'लोगों के पढ़ने का एक ही वाक्य होता है, <code>details</code> में हर फ़ील्ड के संदेश। बहुत ज़्यादा कोशिशों पर मनाही (429) हो, तो कितना रुकना है, यह\n' +
  '<code>Retry-After</code> में होता है।';
export const more =
  'यही, प्रोग्रामों के लिए: <file>openapi.json</file> (ओपनएपीआई 3.1)। साइन इन और साइन आउट के पेज हैं:\n' +
  '<code>/auth/login</code> (<code>?returnTo=/path</code>) और <code>/auth/logout</code>। <code>/healthz</code> और <code>/readyz</code> यह साइट चलाने वाले के लिए हैं।';
export const parameters = 'पैरामीटर';
export const parameterIn = (place: string, required: boolean) => `${place} में${required ? '' : ', चाहें तो'}`;
export const body = (type: string) => `बॉडी (${type})`;
export const answers = 'जवाब';
