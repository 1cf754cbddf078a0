import { formatRupees } from '#contract/common/format.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

// what a call answers or a form refuses
export const enableFailed = 'मिलकर देना शुरू नहीं हो पाया।';
export const joinFailed = 'शामिल होना नहीं हो पाया।';
export const purchaseFailed = '“ख़रीदा गया” का निशान नहीं लग पाया।';
export const requestFailed = 'मिलकर देने का अनुरोध नहीं भेजा जा सका।';
export const requestSent = 'मिलकर देने का अनुरोध भेज दिया गया।';
export const responded = (status: 'accepted' | 'rejected') =>
  status === 'accepted' ? 'मिलकर देने का अनुरोध मान लिया गया।' : 'मिलकर देने के अनुरोध को मना कर दिया गया।';
export const respondFailed = (status: 'accepted' | 'rejected') =>
  status === 'accepted' ? 'मिलकर देने का अनुरोध माना नहीं जा सका।' : 'मिलकर देने के अनुरोध को मना नहीं किया जा सका।';
export const giftGone = 'यह उपहार अब सूची में नहीं है।';
export const notEnabled = 'इस उपहार के लिए मिलकर देना अभी शुरू नहीं हुआ है।';
export const editorsEnable =
  'मेहमान यह उपहार मिलकर दे सकें, इसकी शुरुआत आयोजक कर सकते हैं, या वे साथी मेज़बान जिन्हें समारोह बदलने की अनुमति है।';
export const askFirst = 'कुछ लोग यह पहले से मिलकर दे रहे हैं। शामिल होने के लिए उनमें से किसी से पूछें।';
export const guestsOnly = 'बिना पूछे इस उपहार में सिर्फ़ मेहमान शामिल होते हैं। शामिल होने के लिए पूछें।';
export const givingOff = 'आयोजक ने तय किया है कि यह उपहार मिलकर न दिया जाए।';
export const ownGift = 'यह उपहार आपके अपने समारोह का है। इसके लिए मेहमान शगुन दे सकते हैं।';
export const purchased = 'यह उपहार ख़रीदा जा चुका है।';
export const boughtByAnother =
  'अभी-अभी किसी और ने इस उपहार पर “ख़रीदा गया” का निशान लगा दिया है। कृपया इसे एक बार फिर देख लें।';
export const noPayments = 'यहाँ पैसे नहीं दिए जा सकते।';
export const noMoney = 'इस उपहार के लिए पैसे नहीं लिए जा रहे।';
export const eventCancelled = 'यह समारोह रद्द हो गया है, इसलिए इसके लिए अब कुछ जमा नहीं हो रहा है।';
export const collected = 'इस उपहार के लिए पूरी रक़म जमा हो चुकी है।';
export const closed = 'इस उपहार के लिए शगुन देने का आख़िरी दिन निकल चुका है।';
export const closesInPast = 'शगुन देने का आख़िरी दिन आज या आज के बाद का हो।';
export const closesUnreadable = 'ऐसी तारीख़ लिखें जो कैलेंडर में हो।';
export const amountNeeded = 'रक़म रुपयों में लिखें, या बिना पैसे दिए शामिल होने के लिए 0 लिखें।';
export const belowMinimum = 'कम से कम ₹1 दें, या बिना पैसे दिए शामिल होने के लिए 0 लिखें।';
export const aboveRemaining = (remaining: number) =>
  `इस उपहार के लिए अब इतने की ज़रूरत नहीं है। ${formatRupees(remaining)} तक दिए जा सकते हैं।`;
export const organisersOnly = 'अनुमति नहीं है: उपहार सिर्फ़ अपने समारोहों के बदले जा सकते हैं।';
export const buyersOnly = '“ख़रीदा गया” का निशान सिर्फ़ वे लगा सकते हैं जो यह उपहार मिलकर दे रहे हैं, या आयोजक।';
export const gaveNothing = '“ख़रीदा गया” का निशान सिर्फ़ मेहमान, आयोजक और वे लोग लगा सकते हैं जिन्होंने कुछ दिया है।';
export const targetNeeded = 'चुनें कि किससे पूछना है।';
export const notAmongThose = 'इस उपहार के बारे में इनसे नहीं पूछा जा सकता।';
export const answerTheirRequest = 'इन्होंने आपसे पहले ही पूछ रखा है। उसी अनुरोध का जवाब दें।';
export const acceptedBefore = 'यह पहले ही मान लिया गया है, इसलिए फिर से पूछने की ज़रूरत नहीं है।';
export const requestLimitReached = 'इनसे आज कई बार पूछा जा चुका है। कल फिर कोशिश करें।';
export const requestGone = 'यह अनुरोध अब नहीं है।';
export const targetsOnly = 'इस अनुरोध का जवाब सिर्फ़ वही दे सकते हैं जिनसे पूछा गया है।';
export const answerNeeded = 'चुनें: हाँ कहना है या मना करना है।';
export const answeredBefore = (status: 'accepted' | 'rejected') =>
  status === 'accepted' ? 'यह अनुरोध पहले ही मान लिया गया है।' : 'इस अनुरोध को पहले ही मना कर दिया गया है।';

// contributions that go back
export const contributionGone = 'हमें यह शगुन नहीं मिला।';
export const withdrawFailed = 'शगुन वापस लेना नहीं हो पाया। कृपया फिर कोशिश करें।';
export const withdrawNever = 'दिया हुआ शगुन यहाँ वापस नहीं लिया जा सकता। कृपया आयोजक से कहें।';
export const withdrawTooLate = 'यह शगुन वापस लेने का समय निकल चुका है।';
export const withdrawPurchased = 'यह उपहार ख़रीदा जा चुका है, इसलिए इसका शगुन वापस नहीं लिया जा सकता।';
export const withdrawUsed = 'आयोजक इस शगुन में से कुछ इस्तेमाल कर चुके हैं, इसलिए इसे वापस नहीं लिया जा सकता।';
/** The page that cancels an event, before pressing and after. */
export const goesBack = (amount: number, contributions: number) =>
  `${plural(contributions, { other: '# बार' })} में दिया गया शगुन, कुल ${formatRupees(amount)}, देने वालों को वापस जाता है।`;
export const usedStays = (amount: number) => `आपके इस्तेमाल किए हुए ${formatRupees(amount)} वापस नहीं जाते।`;

// people whose names are not known, or not told
export const nameless = 'एक मेहमान';
export const namelessGiver = 'देने वालों में से एक';
export const namelessGivers = (place: number) => `देने वालों में से नंबर ${place}`;

// every page about a gift
export const cannotSee = 'आपको यह उपहार देखने की अनुमति नहीं है।';
export const giftOfEvent = (gift: string, event: string) => `${gift}, ${event}`;
export const backToGift = 'उपहार पर वापस';
export const backToEvent = 'समारोह पर वापस';

// a gift given together
export const giftTab = (about?: { gift: string; event: string }) =>
  about ? `${about.gift} · ${about.event} · Shagun` : 'मिलकर दें · Shagun';
export const delivered = 'पहुँच गया';
export const purchasedBadge = 'ख़रीदा गया';
export const shop = 'दुकान पर देखें';
/** Follows, for those who cannot see the sign beside it. */
export const shopOpens = ', नई विंडो में खुलता है';
export const progress = 'अब तक जमा';
export const remaining = (amount: string) => `${amount} बाक़ी`;
export const collectedOf = (amount: string, price: string) => `${price} में से ${amount} जमा`;
export const lastDay = (day: string) => `शगुन देने का आख़िरी दिन: ${day}`;
export const boughtBy = (names: string) => `${names} ने ख़रीदा`;
export const quoted = (text: string) => `“${text}”`;

// who gives it
export const giversTitle = 'कौन-कौन दे रहा है';
export const giversNone = 'अभी कोई शामिल नहीं हुआ है।';
export const giversMoneyAlone = 'अभी कोई शामिल नहीं हुआ है, पर पैसे दिए गए हैं।';
export const giversByLink = (names: string) => `निजी लिंक से देने वाले: ${names}`;
export const givers = (people: number) =>
  plural(people, {
    one: 'यह उपहार # व्यक्ति की ओर से है।',
    other: 'यह उपहार # लोग मिलकर दे रहे हैं।',
  });
export const giversAll = 'देने वाले सभी लोग';
export const amountHidden = 'रक़म छिपी है';
export const amountNone = 'शामिल';
export const hiddenFromGuests = 'मेहमानों से छिपी है';
export const youTakePart = 'आप इसमें शामिल हैं, पर आपने अभी कोई पैसा नहीं दिया है।';
export const youGave = (amount: string) => `आपने अब तक ${amount} दिए हैं।`;

// the next step
export const enableTitle = 'यह उपहार मिलकर दें';
export const enableHint = 'ख़र्च कई लोग मिलकर बाँट सकते हैं।';
export const enable = 'मिलकर देना शुरू करें';
export const enabling = 'शुरू हो रहा है…';
export const enabled = (gift: string) => `यह उपहार अब मिलकर दिया जा सकता है: ${gift}।`;
export const waiting = 'आपके अनुरोध का जवाब अभी बाक़ी है।';
export const askAnother = 'किसी और से पूछें';
export const askToJoin = 'शामिल होने के लिए पूछें';

// the contribution's form
export const contributeTitle = 'आपका शगुन';
export const amountLabel = 'रक़म, रुपयों में';
export const amountHelp = (left: string) => `${left} बाक़ी। बिना पैसे दिए शामिल होने के लिए 0 लिखें।`;
export const amountHelpAgain = (left: string) => `${left} बाक़ी।`;
export const hideLabel = 'मेरी रक़म दूसरे मेहमानों से छिपाएँ';
export const hideHelp = 'आयोजक को दिखती है।';
/** What becomes of too little and of too much; shown before anybody pays. */
export const poolRule =
  'जितना जमा होता है वह आयोजक को मिलता है, चाहे वह दाम से कम हो। दो लोग एक ही समय पर भुगतान करें और कुल रक़म दाम से ज़्यादा हो जाए, तो दोनों का शगुन गिना जाता है और सब आयोजक को मिलता है।';
export const paidElsewhere = 'भुगतान हमारी भुगतान कंपनी के अपने पेज पर होता है।';
export const contribute = 'शगुन दें';
export const contributing = 'एक पल रुकें…';
export const joined = (gift: string) =>
  `अब आप इस उपहार में शामिल हैं: ${gift}। यह आपकी और आगे शामिल होने वाले सभी लोगों की ओर से होगा।`;
export const paidBefore = (amount: string) =>
  `${amount} का यह शगुन आपकी ओर से पहले ही दिया जा चुका है। और कोई पैसा नहीं कटा।`;
/** To a form sent again whose payment was cancelled, or ran out of time. */
export const cameToNothing = (amount: string) =>
  `${amount} का भुगतान पूरा नहीं हुआ। भुगतान फिर से शुरू किया जा सकता है; अगर बैंक में पैसा कटा दिखे, तो दोबारा न दें: बाद में पहुँचा पैसा भी गिना जाता है।`;
/** From the step before paying back to the form, with what was filled in. */
export const changeAmount = 'रक़म बदलें';
export const payTitle = (amount: string) => `${amount} का भुगतान करें`;
export const payHint = (gift: string) =>
  `भुगतान होते ही आपका शगुन इस उपहार में गिना जाएगा: ${gift}। भुगतान हमारी भुगतान कंपनी के अपने पेज पर होता है, और उसके बाद आपको यहीं वापस लाया जाता है।`;
export const pay = 'भुगतान करने जाएँ';

/** One line of the provider's page and of the payer's statement. */
export const payFor = (gift: string, event: string) => `${gift} – ${event}`;

// requests
export const receivedTitle = (requests: number) => (requests === 1 ? 'आपके लिए एक अनुरोध' : 'आपके लिए अनुरोध');
export const received = '<who>किसी</who> ने यह उपहार आपके साथ मिलकर देने के लिए पूछा है।';
export const accept = 'हाँ कहें';
export const reject = 'मना करें';
export const sentTitle = 'आपके भेजे अनुरोध';
export const requestStates = {
  pending: 'जवाब बाक़ी',
  accepted: 'मान लिया गया',
  rejected: 'मना कर दिया गया',
} as const;
export const inviteAnother = 'किसी और मेहमान को साथ बुलाएँ';
export const requestTab = (about?: { title: string; gift: string }) =>
  about ? `${about.title} · ${about.gift} · Shagun` : 'मिलकर दें · Shagun';
export const targetsNone =
  'अभी ऐसा कोई नहीं है जिससे पूछा जा सके। मेहमान यहाँ तब दिखते हैं जब वे शगुन में साइन इन कर चुके हों।';
export const targetLabel = 'किससे पूछना है?';
export const targetPlaceholder = 'किसी को चुनें';
export const targetGives = 'पहले से दे रहे हैं';
export const targetOption = (name: string) => `${name} (पहले से दे रहे हैं)`;
export const messageLabel = 'संदेश';
export const send = 'अनुरोध भेजें';
export const sending = 'भेजा जा रहा है…';

// more to do
export const moreLabel = 'इस उपहार के बारे में और';
export const deliver = '“पहुँच गया” का निशान लगाएँ';
export const marking = 'निशान लगाया जा रहा है…';

// marking as purchased
export const purchaseTab = (gift?: string) =>
  `${gift === undefined ? '' : `${gift}: `}“ख़रीदा गया” का निशान लगाएँ · Shagun`;
export const purchase = '“ख़रीदा गया” का निशान लगाएँ';
export const purchaseWarning =
  'सबको दिखेगा कि यह उपहार अब किसी और को ख़रीदने की ज़रूरत नहीं है। यह निशान सिर्फ़ समारोह के मेज़बान हटा सकते हैं।';
export const purchaseWarningShared =
  'इसके बाद कोई इस उपहार के लिए न शगुन दे सकता है, न दिया हुआ शगुन वापस ले सकता है। यह निशान सिर्फ़ समारोह के मेज़बान हटा सकते हैं।';
export const confirmationLabel = 'ख़रीदने की जानकारी';
export const confirmationHelp = 'जैसे दुकान का नाम और ऑर्डर नंबर।';
export const confirmationHelpShared = 'जैसे दुकान का नाम और ऑर्डर नंबर। इसे देने वाले और आयोजक पढ़ सकते हैं।';
export const purchaseCancel = 'अभी नहीं';
export const purchaseDone = (gift: string) => `${gift} पर “ख़रीदा गया” का निशान लग गया है।`;

// a host takes a purchase back
export const undoPurchase = '“ख़रीदा गया” का निशान हटाएँ';
export const undoTab = (gift?: string) =>
  `${gift === undefined ? '' : `${gift}: `}“ख़रीदा गया” का निशान हटाएँ · Shagun`;
export const undoWhat = (gift: string) => `<gift>${gift}</gift> पर अब “ख़रीदा गया” का निशान नहीं रहेगा।`;
export const undoWhatBy = (gift: string, buyer: string) =>
  `<gift>${gift}</gift> पर “ख़रीदा गया” का निशान ${buyer} ने लगाया था। अब वह हट जाएगा।`;
export const undoOpens = 'इसके लिए फिर से शगुन दिया जा सकेगा। अब तक जो दिया गया, वह बना रहेगा।';
export const undoOpensAlone = 'तब इसे कोई और ख़रीद सकेगा।';
export const undoForgets = 'ख़रीदने वाले ने ख़रीदने के बारे में जो लिखा था, वह मिट जाएगा।';
export const undoDelivered = '“पहुँच गया” का निशान भी हट जाएगा।';
export const undoTells = 'ख़रीदने वाले को, इसे देने वाले सभी लोगों को और दूसरे मेज़बानों को बता दिया जाएगा।';
export const undoHolds = 'जिन्होंने यह निशान लगाया था, वे इसे तब तक फिर नहीं लगा सकेंगे जब तक कोई मेज़बान अनुमति न दे।';
export const undoing = 'हटाया जा रहा है…';
export const undoLeave = 'निशान रहने दें';
export const undoFailed = '“ख़रीदा गया” का निशान हटाया नहीं जा सका। कृपया फिर कोशिश करें।';
export const undone = (gift: string) => `${gift} पर अब “ख़रीदा गया” का निशान नहीं है।`;

// a host lets people mark it again
export const allowPurchase = 'लोगों को “ख़रीदा गया” का निशान लगाने दें';
export const purchaseAllowed = (gift: string) =>
  `इस उपहार को देने वाले अब फिर से “ख़रीदा गया” का निशान लगा सकते हैं: ${gift}।`;
export const allowFailed = 'यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।';

// the organiser's settings
export const settingsTab = (gift?: string) =>
  gift === undefined ? 'कौन शामिल हो सकता है · Shagun' : `कौन शामिल हो सकता है · ${gift} · Shagun`;
export const settingsTitle = 'कौन शामिल हो सकता है, और कब तक';
export const openLabel = 'सभी मेहमानों के लिए खोलें';
export const openHelp =
  'नहीं तो जो सबसे पहले शामिल हो, उससे यह उपहार शुरू होता है, और उसके बाद हर किसी को शामिल होने से पहले देने वालों से पूछना होता है।';
export const closesLabel = 'शगुन देने का आख़िरी दिन';
export const closesHelp = 'इसे ख़ाली छोड़ें, तो उपहार ख़रीदे जाने तक शगुन लिया जाएगा।';
export const save = 'सहेजें';
export const saving = 'सहेजा जा रहा है…';
export const savedOpen = 'सहेज लिया गया। अब सभी मेहमान शामिल हो सकते हैं।';
export const savedAsking = 'सहेज लिया गया। अब से लोग शामिल होने से पहले देने वालों से पूछेंगे।';

// lists of contributions
export const contributionsTab = (gift?: string) =>
  gift === undefined ? 'दिया गया शगुन · Shagun' : `दिया गया शगुन · ${gift} · Shagun`;
export const contributionsAll = 'अब तक दिया गया सारा शगुन';
export const contributionsOwnMissing = 'अभी यह नहीं दिखाया जा सकता कि आपने क्या दिया है।';
export const contributionsOwn = 'आपने जो दिया';
export const contributionsEarlier = 'पहले दिया गया शगुन';
export const contributionsNone = 'अभी कुछ नहीं दिया गया है';
export const contributionsNoneHint = 'भुगतान होते ही शगुन यहाँ दिखेगा।';
export const contributionsPages = 'दिए गए शगुन के पेज';
export const contributionStates = {
  paid: 'भुगतान हो गया',
  returning: 'वापस भेजा जा रहा है',
  returned: 'वापस भेजा गया',
  return_failed: 'वापस नहीं भेजा जा सका',
} as const;
export const returnedPart = (amount: string) => `इसमें से ${amount}, क्योंकि बाक़ी इस्तेमाल हो चुका था।`;
export const withdrawUntil = (moment: string) => `इसे ${moment} तक वापस लिया जा सकता है।`;
export const withdrawLink = (amount: string) => `वापस लें<hidden>: ${amount}</hidden>`;

// taking a contribution back
export const withdrawTab = 'शगुन वापस लें · Shagun';
export const withdrawTitle = (amount: string) => `क्या ${amount} वापस लेने हैं?`;
export const withdrawOver = 'यह शगुन अब वापस नहीं लिया जा सकता।';
export const withdrawEffects = 'इससे क्या होगा';
export const withdrawArrives = (amount: string) =>
  `${amount} आपको 5 से 7 कामकाजी दिनों में उसी खाते या कार्ड में वापस मिलेंगे जिससे भुगतान हुआ था।`;
export const withdrawCounts = (gift: string) =>
  `यह रक़म इस उपहार में नहीं गिनी जाएगी: ${gift}। आयोजक को बता दिया जाएगा।`;
export const withdrawLeaves = 'अगर आपने बस इतना ही दिया था, तो इस उपहार में आपका नाम नहीं रहेगा।';
export const withdraw = (amount: string) => `${amount} वापस लें`;
export const withdrawing = 'वापस लिया जा रहा है…';
export const withdrawCancel = 'शगुन रहने दें';
export const withdrawn = (amount: string) => `${amount} आपको वापस भेज दिए गए हैं।`;
export const withdrawBegun = (amount: string) => `${amount} आपको वापस भेजे जा रहे हैं।`;
