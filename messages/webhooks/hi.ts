import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const pageTitle = 'वेबहुक · Shagun';
export const title = 'वेबहुक';
export const intro =
  'आपके समारोहों में जब कुछ बदले, तो उसकी ख़बर अपने सर्वर या अपनी सेवा को दें: कोई जवाब, मेहमान, उपहार या भुगतान। अगर आपसे किसी ने वेबहुक का पता नहीं माँगा, तो इसकी ज़रूरत नहीं है।';
export const none = 'आपका कोई वेबहुक नहीं है।';
export const listLabel = 'आपके वेबहुक';
export const back = 'सुरक्षा पर वापस';
export const backToList = 'सब वेबहुक';

// adding one
export const addTitle = 'वेबहुक जोड़ें';
export const urlLabel = 'पता';
export const urlHelp = 'जिस पते पर आपका सर्वर सुनता है; शुरुआत https:// से';
export const urlMissing = 'वह पता लिखें जिस पर आपका सर्वर सुनता है।';
export const urlTooLong = 'यह पता बहुत लंबा है।';
export const urlWrong = 'ऐसा पता लिखें जो https:// से शुरू हो और जिसमें किसी का यूज़र नेम न हो।';
export const httpsNeeded = 'पते की शुरुआत https:// से होनी चाहिए';
export const notPublic = 'यह पता इंटरनेट पर नहीं है, इसलिए हम उस तक नहीं पहुँच सकते।';
export const topicsLabel = 'किस बात की ख़बर दी जाए';
export const topicsMissing = 'कम से कम एक बात चुनें जिसकी ख़बर दी जाए।';
export const topicNames = {
  reply: 'जवाब',
  guest: 'मेहमान',
  gift: 'उपहार',
  payment: 'भुगतान',
  event: 'समारोह',
} as const;
export const topicMeans = {
  reply: 'मेहमान जवाब दें, जवाब बदलें या वापस लें।',
  guest: 'मेहमान जोड़े या हटाए जाएँ।',
  gift: 'उपहार जोड़ा, बदला, हटाया या ख़रीदा जाए।',
  payment: 'पैसे दिए जाएँ या वापस जाएँ। देने वाले के नाम और रक़म के साथ।',
  event: 'समारोह बनाया, बदला या रद्द किया जाए।',
} as const;
export const add = 'वेबहुक जोड़ें';
export const adding = 'जोड़ा जा रहा है…';
export const addFailed = 'वेबहुक जुड़ नहीं पाया। कृपया फिर कोशिश करें।';
export const added = 'वेबहुक जुड़ गया।';
export const tooMany = (most: number) =>
  `आपके ${most} वेबहुक हैं, इससे ज़्यादा नहीं हो सकते। जो अब काम का नहीं, उसे हटाएँ।`;

// signing in again first
export const signInFirst = 'वेबहुक जोड़ने या उसका गुप्त कोड बदलने से पहले अपनी सुरक्षा के लिए कृपया फिर साइन इन करें।';
export const signInFirstWhy =
  'साइन इन किए कुछ समय हो गया है। हो सकता है यह फ़ोन या कंप्यूटर किसी और के हाथ में हो, और वेबहुक आपके समारोहों की ख़बरें आगे भेजता है।';

// the secret
export const secretTitle = 'आपके वेबहुक का गुप्त कोड';
export const copySecret = 'गुप्त कोड अभी कॉपी कर लें। यह बस इसी बार दिखता है।';
export const yourSecret = 'गुप्त कोड';
export const copy = 'गुप्त कोड कॉपी करें';
export const secretMeans = 'इससे आपका सर्वर जाँचता है कि संदेश सचमुच हमारे यहाँ से आया है, “स्टैंडर्ड वेबहुक्स” के तरीक़े से।';
export const secretDone = 'मैंने कॉपी कर लिया';
export const replace = 'नया गुप्त कोड बनाएँ';
export const replacing = 'बनाया जा रहा है…';
export const replaceMeans = (hours: number) =>
  `जब लगे कि गुप्त कोड किसी और को पता हो सकता है, तब इसे दबाएँ। नए के साथ पुराना भी ${hours} घंटे तक चलता रहेगा।`;
export const replaced = 'अब नया गुप्त कोड चल रहा है।';

// one webhook
export const settingsTitle = 'इसे किस बात की ख़बर मिलती है';
export const onLabel = 'इस पते पर संदेश भेजें';
export const save = 'सहेजें';
export const saving = 'सहेजा जा रहा है…';
export const saved = 'सहेज लिया गया।';
export const test = 'जाँच का संदेश भेजें';
export const testing = 'भेजा जा रहा है…';
export const tested = 'जाँच का संदेश भेज दिया गया है। थोड़ी देर में नीचे दिखेगा कि वह पहुँचा या नहीं।';
export const offCannot = 'यह वेबहुक बंद है। पहले इसे चालू करें।';
export const removeTitle = 'क्या यह वेबहुक हटाना है?';
export const remove = 'वेबहुक हटाएँ';
export const removing = 'हटाया जा रहा है…';
export const removeMeans = 'इस पते पर आगे कुछ नहीं भेजा जाएगा, और संदेशों की सूची भी इसके साथ हट जाएगी।';
export const keep = 'रहने दें';
export const removed = 'वेबहुक हटा दिया गया।';
export const goneAlready = 'यह वेबहुक अब यहाँ नहीं है।';
export const deliveryGone = 'यह संदेश अब रखा हुआ नहीं है।';
export const working = 'चालू';
export const failing = 'संदेश नहीं पहुँच रहे';
export const offNames = {
  owner: 'बंद',
  failing: 'बंद किया गया: कई दिन तक कुछ नहीं पहुँचा',
  gone: 'बंद किया गया: वहाँ से जवाब आया कि यह पता अब नहीं रहा',
} as const;

// its messages
export const deliveriesTitle = 'हाल के संदेश';
export const deliveriesHelp = (days: number) =>
  `जो नहीं पहुँचता, उसे क़रीब एक दिन तक फिर भेजा जाता है। संदेश ${days} दिन तक रखे जाते हैं।`;
export const noDeliveries = 'अभी तक कुछ नहीं भेजा गया।';
export const stateNames = { waiting: 'इंतज़ार में', delivered: 'पहुँच गया', failed: 'नहीं पहुँचा' } as const;
export const outcomeNames = {
  arrived: 'पहुँच गया',
  status: 'आपके सर्वर ने इसे नहीं लिया',
  redirect: 'आपके सर्वर ने इसे किसी और पते पर भेजा, हम वहाँ नहीं भेजते',
  slow: '10 सेकंड में जवाब नहीं आया',
  unreachable: 'संपर्क नहीं हो पाया',
  not_public: 'यह पता इंटरनेट पर नहीं है',
  off: 'वेबहुक बंद था',
  crowded: 'बहुत सारे संदेश इंतज़ार में थे, और यह सबसे पुरानों में था',
} as const;
export const withStatus = (outcome: string, status: number) => `${outcome} (${status})`;
export const tries = (count: number) => plural(count, { one: '# कोशिश', other: '# कोशिशें' });
export const notTried = 'अभी कोशिश नहीं हुई';
export const showPayload = 'क्या भेजा गया';
export const resend = 'फिर भेजें';
export const resendOf = (type: string, at: string) => `फिर भेजें: ${type}, ${at}`;
export const resent = 'संदेश फिर भेज दिया गया है।';
export const refresh = 'फिर देखें';
export const actFailed = 'यह नहीं हो पाया। कृपया फिर कोशिश करें।';

// letters and notifications
export const news = {
  added: {
    title: 'आपके खाते में एक वेबहुक जोड़ा गया',
    text: 'शगुन पर आपके समारोहों में जो बदलेगा, उसकी ख़बर अब से इस पते पर जाएगी।',
    advice:
      'अगर वह आपने किया, तो कुछ करने की ज़रूरत नहीं। नहीं किया, तो वेबहुक हटाएँ, बाक़ी सब सेशन बंद करें, और जिस मेलबॉक्स या खाते से साइन इन होता है, उसका पासवर्ड बदल लें।',
  },
  off: {
    title: 'एक वेबहुक बंद कर दिया गया',
    text: 'इस पते पर हमारा भेजा कुछ नहीं पहुँच रहा था, इसलिए हमने भेजना बंद कर दिया।',
    advice: 'आपका सर्वर फिर जवाब देने लगे, तो वेबहुक चालू कर दें। इस बीच जो छूटा, वह सूची में है और फिर भेजा जा सकता है।',
  },
  crowded: {
    title: 'आपका वेबहुक पीछे रह गया है',
    text: 'इस पते के लिए इतने संदेश इंतज़ार में हैं कि सबसे पुराने अब हम नहीं भेजते।',
    advice: 'देख लें कि आपका सर्वर जवाब देता है, और जल्दी देता है। तब जो छूटा है, वह उसे एपीआई से पढ़ सकता है।',
  },
} as const;
export const newsAddress = 'पता';
export const newsAction = 'अपने वेबहुक देखें';
export const newsWhy =
  'यह ई-मेल आपको इसलिए मिला है क्योंकि शगुन पर आपके खाते के एक वेबहुक में बदलाव हुआ है। मदद चाहिए, तो इसी ई-मेल का जवाब दें।';
