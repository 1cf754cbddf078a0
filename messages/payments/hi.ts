// what a call answers
export const unavailable = 'भुगतान का पेज अभी नहीं खुल रहा है। कोई पैसा नहीं कटा। कृपया कुछ मिनट बाद फिर कोशिश करें।';
export const differentRequest =
  'यही अनुरोध पहले दूसरी जानकारी के साथ आया था, इसलिए कुछ नहीं किया गया। पेज फिर से खोलकर कोशिश करें।';
export const payeeGone = 'जिनके लिए यह था, उनका खाता मिटा दिया गया है। कोई पैसा नहीं कटा।';
export const badKey = 'अनुरोध की पहचान में 8 से 100 अक्षर, अंक, हाइफ़न या अंडरस्कोर होते हैं।';
/** Also the title of the page. */
export const notFound = 'हमें यह भुगतान नहीं मिला।';
/** A line of the ledger, which compares it when the transfer is asked for again. */
export const returned = 'वापस भेजा गया';

// every page about a payment
export const tab = (title: string) => `${title} · Shagun`;
export const tabUnknown = 'आपका भुगतान · Shagun';
export const home = 'शुरुआती पेज पर वापस';
export const allEvents = 'सभी समारोह देखें';
export const backToInvitation = 'न्योते पर वापस';
export const backToGift = 'उपहार पर वापस';
export const help = 'मदद चाहिए? हमें लिखें।';

// facts
export const detailsTitle = 'भुगतान की जानकारी';
export const terms = {
  event: 'समारोह',
  gift: 'उपहार',
  amount: 'रक़म',
  amountPaid: 'दी गई रक़म',
  method: 'भुगतान का तरीक़ा',
  transaction: 'भुगतान नंबर',
  date: 'भुगतान का समय',
  cardNumber: 'कार्ड नंबर',
  cardValue: 'कितने का',
} as const;
export const eventFallback = 'समारोह का उपहार';
export const method = 'रेज़रपे';
export const transactionFallback = 'अभी नहीं';
export const paidAt = (date: string, time: string, partOfDay: string, zone: string) =>
  `${date}, ${partOfDay} ${time} बजे${zone && ` ${zone}`}`;
export const dateFallback = 'पुष्टि हो रही है…';

// being verified
export const verifying = 'आपके भुगतान की पुष्टि हो रही है…';
export const verifyingWaits =
  'आपके बैंक या भुगतान कंपनी ने अभी पुष्टि नहीं की है। इसमें अक्सर कुछ सेकंड लगते हैं, कभी-कभी कुछ मिनट।';
export const verifyingUnavailable =
  'हम यह भुगतान अभी देख नहीं पा रहे हैं। अगर आपने पैसे दिए हैं, तो वे भुगतान कंपनी के पास दर्ज हैं और गिने जाएँगे।';
export const verifyingAsks =
  'यह पेज अपने आप जाँचता रहता है। पेज बंद भी किया जा सकता है: बाद में पुष्टि होने पर भी भुगतान गिना जाएगा।';
export const verifyingAskYourself =
  'थोड़ी देर में फिर देखें। पेज बंद भी किया जा सकता है: बाद में पुष्टि होने पर भी भुगतान गिना जाएगा। कृपया दो बार भुगतान न करें।';
export const checkAgain = 'फिर देखें';

// paid
export const paid = 'भुगतान हो गया!';
export const paidHint = 'आपका शगुन पहुँच गया है।';
export const meanwhile = {
  bought: 'आपके भुगतान के दौरान यह उपहार ख़रीद लिया गया। आपके पैसे फिर भी गिफ़्ट कार्ड बनकर आयोजक तक पहुँच गए हैं।',
  removed: 'आपके भुगतान के दौरान यह उपहार सूची से हटा दिया गया। आपके पैसे फिर भी गिफ़्ट कार्ड बनकर आयोजक तक पहुँच गए हैं।',
  beyond:
    'आपके भुगतान के दौरान औरों ने भी इस उपहार के लिए शगुन दिया, और सब मिलाकर इसके दाम से ज़्यादा हो गया। आपके पैसे फिर भी गिफ़्ट कार्ड बनकर आयोजक तक पहुँच गए हैं।',
} as const;
export const youGave = (amount: string) => `आपने ${amount} दिए`;
export const gaveTo = (couple: string) => `${couple} को`;
export const blessingQuoted = (blessing: string) => `“${blessing}”`;
export const cardsTitle = (cards: number) =>
  cards === 1 ? '1 गिफ़्ट कार्ड जारी हुआ' : `${cards} गिफ़्ट कार्ड जारी हुए`;
export const cardsHint = (cards: number) =>
  cards === 1
    ? 'यह गिफ़्ट कार्ड आयोजक को मिला है। यह चुनिंदा दुकानों में चलता है।'
    : 'ये गिफ़्ट कार्ड आयोजक को मिले हैं। ये चुनिंदा दुकानों में चलते हैं।';
export const nextTitle = 'आगे क्या होगा?';
export const nextSteps = {
  cards: 'आपने जितना दिया, उतने के गिफ़्ट कार्ड आयोजक को मिलते हैं।',
  partners: 'ये कार्ड चुनिंदा दुकानों में चलते हैं।',
  mail: 'आपको पुष्टि का ई-मेल मिलेगा।',
  helps: 'आपके शगुन से समारोह और सुंदर बनेगा।',
} as const;

// paid by a guest without an account
export const byLink = {
  thanks: 'दिल से धन्यवाद! यह आपके नाम के साथ उन तक पहुँच गया है।',
  thanksBlessed: 'दिल से धन्यवाद! यह आपके नाम और आशीर्वाद के साथ उन तक पहुँच गया है।',
  receipt: {
    receipt: 'रसीद आपके उस ई-मेल पते पर आ रही है जो मेज़बान के पास है।',
    none: 'रसीद भेजने के लिए हमारे पास आपका ई-मेल पता नहीं है: नीचे का भुगतान नंबर सँभालकर रखें।',
  },
  linkStays: 'यह पेज बंद किया जा सकता है। आपके न्योते का लिंक चलता रहेगा।',
} as const;

// sent back
export const refunded = 'पैसे वापस भेजे गए';
export const refundedHint =
  'आपके पैसे उसी कार्ड या खाते में लौट रहे हैं जिससे आपने भुगतान किया था। बैंक में दिखने में अक्सर 5 से 7 कामकाजी दिन लगते हैं।';
export const refundedCancelled = 'यह समारोह रद्द हो गया है।';

// not paid
export const cancelled = 'भुगतान रद्द हुआ';
export const cancelledHint = 'आपका भुगतान रद्द हो गया। आपके खाते से कोई पैसा नहीं कटा।';
export const cancelledHappened = 'भुगतान पूरा होने से पहले ही भुगतान का पेज बंद हो गया।';
export const failed = 'भुगतान नहीं हो पाया';
export const failedHint = 'आपका भुगतान पूरा नहीं हुआ। आपके खाते से कोई पैसा नहीं कटा।';
export const failedHappened = 'आपके बैंक या भुगतान कंपनी ने भुगतान मंज़ूर नहीं किया।';
export const expired = 'भुगतान का समय निकल गया';
export const expiredHint = 'यह भुगतान समय पर पूरा नहीं हुआ। आपके खाते से कोई पैसा नहीं कटा।';
export const expiredHappened = 'पूरा होने से पहले इस भुगतान का समय निकल गया।';
export const happenedTitle = 'क्या हुआ?';
export const notTaken = (amount: string) => `${amount} नहीं लिए गए, और उपहार में कुछ नहीं जुड़ा।`;
export const shagunNotTaken = (amount: string) => `${amount} नहीं लिए गए।`;
export const nothingTaken = 'कोई पैसा नहीं लिया गया, और किसी उपहार में कुछ नहीं जुड़ा।';
export const tryWhenever = 'जब चाहें, फिर कोशिश करें।';
export const chargedAnyway =
  'अगर बैंक फिर भी पैसे कटे हुए दिखाए, तो दो बार भुगतान न करें: जो पैसा बाद में हम तक पहुँचता है वह गिना जाता है, और जो नहीं पहुँचता वह बैंक से लौट आता है।';
export const tryAgain = 'फिर से भुगतान करें';
export const backToEvent = 'समारोह पर वापस';

// no payment that may be seen
export const unknownWhy =
  'हो सकता है लिंक अधूरा हो, या यह किसी और का भुगतान हो। अगर यह आपका है, तो उसी खाते से साइन इन करें जिससे आपने भुगतान किया था, और यह पेज फिर से खोलें।';
export const unknownSafe = 'अगर आपने पैसे दिए हैं, तो वे सुरक्षित हैं: पेज न खुले तब भी भुगतान गिना जाता है।';
