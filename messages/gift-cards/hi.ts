import { formatRupees } from '#contract/common/format.ts';
import { locales } from '#messages/language.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');
const oneOf = new Intl.ListFormat(locales.hi, { type: 'disjunction' });
const giftCards = (cards: number): string => plural(cards, { other: '# गिफ़्ट कार्ड' });

// a gift card, wherever it is named
/** What a card without an event is called. */
export const generalCard = 'सामान्य गिफ़्ट कार्ड';
export const cardInWords = (title: string, lastDigits: string) => `${title} · कार्ड ${lastDigits}`;
export const cardStatusNames = {
  active: 'चालू',
  used: 'इस्तेमाल हो चुका',
  expired: 'समय निकल गया',
} as const;
export const cardWentBack = 'वापस भेजा गया';
export const cardWentBackHint = 'यह शगुन उन्हीं को वापस गया जिन्होंने दिया था।';

// wallet
export const walletPageTitle = 'वॉलेट · Shagun';
export const walletTitle = 'वॉलेट';
export const walletTabsLabel = 'वॉलेट';
export const cardsTab = 'गिफ़्ट कार्ड';
export const earningsTab = 'अब तक मिला';
export const historyTab = 'लेन-देन';
export const detailsDialogTitle = 'गिफ़्ट कार्ड की जानकारी';
export const redeemDialogTitle = 'गिफ़्ट कार्ड से वाउचर लें';
export const allCards = 'सभी गिफ़्ट कार्ड';
export const backToWallet = 'वॉलेट पर वापस';
export const walletErrorTitle = 'यह पेज खुल नहीं पाया';
export const tryAgain = 'फिर कोशिश करें';

// wallet: the tab Gift Cards
export const balanceLabel = 'बाक़ी रक़म';
export const totalBalance = 'ख़र्च के लिए कुल बाक़ी रक़म';
export const activeCards = (cards: number) => plural(cards, { other: '# चालू कार्ड' });
export const noCardsTitle = 'अभी कोई गिफ़्ट कार्ड नहीं';
export const noCardsText = 'मेहमान आपके समारोहों में शगुन देंगे, तो गिफ़्ट कार्ड यहाँ दिखेंगे।';
export const cardListLabel = 'गिफ़्ट कार्ड';
export const eventBalance = 'बाक़ी रक़म';
export const giversMissing = 'अभी यह नहीं दिखाया जा सकता कि किसने दिया।';
export const giversTitle = (givers: number) =>
  plural(givers, { one: '# व्यक्ति ने दिया', other: '# लोगों ने दिया' });
/** `rupees` is 0 for somebody who bought a gift. */
export const giverLine = (name: string, rupees: number) =>
  rupees > 0 ? `${name} · ${formatRupees(rupees)}` : name;
export const giverThanked = 'धन्यवाद कहा जा चुका';
export const seeAllGivers = 'सभी देने वालों को देखें';
export const thankGivers = (people: number) =>
  plural(people, { one: '# व्यक्ति को धन्यवाद कहें', other: '# लोगों को धन्यवाद कहें' });
export const currentBalance = 'अभी बाक़ी';
export const originalAmount = 'शुरू की रक़म';
export const expiryDate = 'आख़िरी तारीख़';
export const percentUsed = (percent: number) => `${percent}% इस्तेमाल हुआ`;
export const usedOfCard = (lastDigits: string) => `कार्ड ${lastDigits} कितना इस्तेमाल हुआ`;
export const useCard = 'कार्ड इस्तेमाल करें';
export const useCardOpening = 'खुल रहा है…';
/** `more` is for those who hear the page and not for the eye. */
export const openDetails = (lastDigits: string) => `जानकारी<more>: कार्ड ${lastDigits}</more>`;

// wallet: details of a card
export const cardNumberTerm = 'कार्ड नंबर';
export const statusTerm = 'स्थिति';
export const eventTerm = 'समारोह';
export const balanceOfOriginal = (held: number, original: number) =>
  `${formatRupees(original)} में से ${formatRupees(held)}`;
export const vouchersBought = 'ख़रीदे गए वाउचर';
export const voucherStatusNames = {
  processing: 'पुष्टि हो रही है',
  completed: 'भेजा गया',
  failed: 'नहीं हो पाया, पैसे लौट आए',
} as const;
export const orderNumber = (order: string) => `ऑर्डर नंबर ${order}`;
export const historyTitle = 'लेन-देन';
export const noTransactions = 'अभी कोई लेन-देन नहीं';
export const noTransactionsText = 'मिलने वाले उपहार और आपके ख़रीदे वाउचर यहाँ दिखेंगे।';

// wallet: the number of a card
export const numberPageTitle = 'गिफ़्ट कार्ड का नंबर · Shagun';
export const numberTitle = 'गिफ़्ट कार्ड का नंबर';
export const backToCard = 'कार्ड पर वापस';
export const showNumber = 'नंबर दिखाएँ';
export const showNumberPending = 'एक पल रुकें…';
export const keepNumberSecret = 'जिसे यह नंबर पता हो, वह कार्ड को अपना बता सकता है: इसे किसी को न बताएँ।';

// wallet: the tab Earnings
export const noEarnings = 'अभी तक कुछ नहीं मिला';
export const noEarningsText = 'मेहमान जो देंगे, उसका जोड़ यहाँ महीने और समारोह के हिसाब से दिखेगा।';
export const earnedThisMonth = 'इस महीने';
export const earnedInTotal = 'कुल मिला';
export const earningEvents = 'समारोह';
export const earnedByMonth = 'महीने के हिसाब से';
export const earnedByEvent = 'समारोह के हिसाब से';

// wallet: the tab Transaction History, and its file
export const downloadHistory = 'डाउनलोड करें (सीएसवी)';
export const historyCard = (lastDigits: string) => `कार्ड ${lastDigits}`;
export const historyPagesLabel = 'लेन-देन के पेज';
export const exportColumns = [
  'तारीख़',
  'समारोह',
  'कार्ड',
  'ब्योरा',
  'आया या गया',
  'रक़म',
  'उसके बाद बाक़ी',
] as const;

// what moved money on a card
export const expiredEntry = 'समय निकल गया';
export const voucherEntry = (voucher: string) => `वाउचर: ${voucher}`;
export const voucherReturnedEntry = 'वाउचर नहीं ख़रीदा गया, पैसे लौट आए';

// redemption: brands
export const brandsPageTitle = 'ब्रांड चुनें · Shagun';
export const chooseBrand = 'ब्रांड चुनें';
export const toSpend = (rupees: number) => `ख़र्च के लिए ${formatRupees(rupees)}`;
export const cardToSpend = (title: string, rupees: number) => `${title} · ${toSpend(rupees)}`;
export const searchBrandsLabel = 'ब्रांड खोजें';
export const searchBrandsPlaceholder = 'ब्रांड का नाम…';
export const searchBrandsSend = 'खोजें';
export const brandsFound = (brands: number) => plural(brands, { other: '# ब्रांड' });
export const brandListLabel = 'ब्रांड';
export const brandRating = (rating: number) =>
  `रेटिंग: 5 में से ${rating.toLocaleString(locales.hi, { maximumFractionDigits: 1 })}`;
export const noBrandFoundTitle = 'कोई ब्रांड नहीं मिला';
export const noBrandFoundText = (search: string) => `“${search}” से कुछ नहीं मिला। कोई दूसरा शब्द लिखें।`;
export const showAllBrands = 'सभी ब्रांड दिखाएँ';
export const noBrandsTitle = 'अभी कोई ब्रांड नहीं';
export const noBrandsText = 'वाउचर की दुकान में इस समय कुछ नहीं है। कृपया बाद में फिर देखें।';
export const allBrands = 'सभी ब्रांड';
export const brandGone = 'इस ब्रांड के वाउचर अब नहीं मिलते। कोई और ब्रांड चुनें।';

// redemption: vouchers of a brand
export const vouchersPageTitle = (brand: string) => `${brand} · Shagun`;
export const chooseVoucher = 'वाउचर चुनें';
export const noVouchersTitle = 'अभी कोई वाउचर नहीं';
export const noVouchersText = 'इस समय इस ब्रांड का कोई वाउचर नहीं मिल रहा।';
export const chooseOtherBrand = 'कोई और ब्रांड चुनें';
export const voucherListLabel = 'वाउचर';
export const voucherTooDear = 'इस कार्ड में इतनी रक़म नहीं है।';
export const oneAmountOf = (amounts: readonly number[]) => oneOf.format(amounts.map(formatRupees));
export const amountsFromTo = (minimum: number, maximum: number) =>
  `${formatRupees(minimum)} से ${formatRupees(maximum)} तक`;

// redemption: confirming
export const confirmPageTitle = 'वाउचर पक्का करें · Shagun';
export const confirmTitle = 'वाउचर पक्का करें';
export const backToVouchers = (brand: string) => `${brand} के वाउचर`;
export const amountLabel = 'वाउचर की रक़म';
export const amountInRupeesLabel = 'वाउचर की रक़म, रुपयों में';
export const amountHelp = (worth: string, held: number) => `${worth}; इस कार्ड में ${formatRupees(held)} हैं।`;
/** Where some amounts leave less on the card than the smallest voucher of the brand. */
export const leavesTooLittle = (minimum: number) =>
  `कार्ड में ${formatRupees(minimum)} से कम बचें, तो उनसे यह वाउचर फिर नहीं लिया जा सकता।`;
/** Beside what is left, when it is less than that. */
export const leftTooLittle = (left: number, minimum: number) =>
  `${formatRupees(left)}: इस वाउचर के लिए कम, जो ${formatRupees(minimum)} से शुरू होता है। किसी और ब्रांड का वाउचर फिर भी मिल सकता है।`;
export const amountTooLarge = 'इस कार्ड में इतनी रक़म नहीं है';
export const alwaysWorth = (rupees: number) => `यह वाउचर हमेशा ${formatRupees(rupees)} का होता है।`;
export const chooseAmount = (amounts: readonly number[]) => `${oneAmountOf(amounts)} चुनें।`;
export const enterAtLeast = (minimum: number) => `रक़म लिखें: ${formatRupees(minimum)} या उससे ज़्यादा।`;
export const enterAmountFromTo = (minimum: number, maximum: number) =>
  `${amountsFromTo(minimum, maximum)} की रक़म लिखें।`;
export const recipientLabel = 'वाउचर किस ई-मेल पते पर जाए';
export const recipientHelp = 'दुकान इसी पते पर ई-मेल से वाउचर भेजती है।';
export const recipientPlaceholder = 'ख़ाली छोड़ें, तो आपके अपने ई-मेल पर';
export const youBuy = 'यह लिया जा रहा है';
export const fromCard = 'आपके इस गिफ़्ट कार्ड से';
export const balanceNow = 'कार्ड में अभी';
export const balanceLeft = 'कार्ड में बचेंगे';
export const balanceLeftUnknown = 'रक़म के हिसाब से';
export const ownEmail = 'आपका अपना ई-मेल';
export const cancel = 'रहने दें';
export const redeem = 'वाउचर लें';
export const voucherAboveBalance = (worth: string, held: number) =>
  `यह वाउचर ${worth} का है। कार्ड में ${formatRupees(held)} हैं।`;

// redemption: what became of it
export const processing = 'आपका वाउचर लिया जा रहा है…';
export const processingHelp = 'इसमें कुछ सेकंड लग सकते हैं। कृपया इसी पेज पर रहें।';
export const resultPageTitle = 'आपका वाउचर · Shagun';
export const completedTitle = 'आपका वाउचर आ रहा है';
export const completedText = 'दुकान ने ऑर्डर की पुष्टि कर दी है और वाउचर ई-मेल से भेज रही है। कृपया स्पैम फ़ोल्डर भी देख लें।';
export const waitingTitle = 'आपके ऑर्डर की पुष्टि हो रही है';
export const waitingText =
  'इसके पैसे आपके गिफ़्ट कार्ड पर अलग रख दिए गए हैं। दुकान ने अभी ऑर्डर की पुष्टि नहीं की है: इसमें अक्सर कुछ सेकंड लगते हैं, कभी-कभी कुछ मिनट।';
export const waitingPromise = (asksAgain: boolean) =>
  `पैसे सुरक्षित हैं। वाउचर भेजे जाने पर ई-मेल आएगा; दुकान उसे न दे पाए, तो पैसे आपके कार्ड पर लौट आएँगे। ${asksAgain ? 'यह पेज अपने आप जाँचता रहता है। ' : ''}पेज बंद भी किया जा सकता है।`;
export const checkAgain = 'फिर देखें';
export const failedTitle = 'वाउचर नहीं ख़रीदा गया';
export const done = 'हो गया';
export const chooseOtherVoucher = 'कोई और वाउचर चुनें';
export const voucherTerm = 'वाउचर';
export const amountTerm = 'रक़म';
export const recipientTerm = 'किस ई-मेल पते पर';
export const orderTerm = 'ऑर्डर नंबर';
export const orderUnknown = 'अभी पता नहीं';

// redemption: a card that cannot be used
export const cardHasExpired = 'इस कार्ड का समय निकल गया है।';
export const cardIsUsedUp = 'इस कार्ड की पूरी रक़म इस्तेमाल हो चुकी है।';
export const chooseOtherCard = 'कोई और कार्ड चुनें';

// refusals
export const redemptionFailed = (reason: string) => `वाउचर नहीं लिया जा सका: ${reason}`;
export const cardGone = 'यह गिफ़्ट कार्ड आपके वॉलेट में नहीं है।';
export const notActive = 'वाउचर सिर्फ़ चालू गिफ़्ट कार्ड से लिया जा सकता है।';
export const amountNeeded = 'लिखें कि वाउचर कितने का हो।';
export const aboveBalance = 'इस गिफ़्ट कार्ड में इतनी रक़म नहीं है।';
export const aboveHeld = (held: number) => `इस गिफ़्ट कार्ड में ${formatRupees(held)} हैं। इतनी या इससे कम रक़म लिखें।`;
export const productGone = 'यह वाउचर अब नहीं मिलता। कोई और चुनें।';
export const catalogueUnavailable =
  'वाउचर की दुकान से अभी संपर्क नहीं हो पा रहा है। कृपया कुछ मिनट बाद फिर कोशिश करें।';
/** Why nothing was bought. */
export const redemptionFailures = {
  shop_unavailable:
    'वाउचर की दुकान से अभी संपर्क नहीं हो पा रहा है। आपके गिफ़्ट कार्ड से कुछ नहीं लिया गया। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  voucher_refused:
    'वाउचर की दुकान यह वाउचर नहीं दे पाई। आपके गिफ़्ट कार्ड से कुछ नहीं लिया गया। कोई और वाउचर चुनें, या बाद में फिर कोशिश करें।',
  recipient_refused: 'वाउचर की दुकान इस ई-मेल पते पर नहीं भेजती। आपके गिफ़्ट कार्ड से कुछ नहीं लिया गया। कोई और पता लिखें।',
  /** Of a voucher that was waited for. */
  not_delivered: 'वाउचर की दुकान यह वाउचर नहीं दे पाई। पैसे आपके गिफ़्ट कार्ड पर लौट आए हैं।',
} as const;
export const redemptionGone = 'आपके वाउचरों में यह वाउचर नहीं मिला।';
export const emailNeeded = 'वह ई-मेल पता लिखें जिस पर वाउचर जाए: आपकी प्रोफ़ाइल में कोई पता नहीं है।';
export const emailUnconfirmed = (email: string) =>
  `यह पता अभी पक्का नहीं हुआ है: ${email}। उस पर भेजा गया हमारा ई-मेल खोलकर इसे पक्का करें (वह आपकी प्रोफ़ाइल से फिर भेजा जा सकता है), या वह पता लिखें जिस पर वाउचर जाए।`;
export const badEmail = 'ई-मेल पता ऐसा होता है: name@example.com। या इसे ख़ाली छोड़ दें।';

// letters: how a voucher that was waited for ended
export const letterVoucher = 'वाउचर';
export const letterValue = 'कितने का';
export const letterOrder = 'ऑर्डर';
export const letterOpenWallet = 'अपना वॉलेट खोलें';
export const boughtSubject = (voucher: string) => `आपका वाउचर आ रहा है: ${voucher}`;
export const boughtText = 'आपका चुना हुआ वाउचर ख़रीद लिया गया है। वाउचर की दुकान उसे आपके दिए पते पर ई-मेल से भेजती है।';
export const notBoughtSubject = (voucher: string) => `आपका वाउचर नहीं ख़रीदा जा सका: ${voucher}`;
export const notBoughtText = (amount: number) =>
  `वाउचर की दुकान वाउचर नहीं दे पाई, इसलिए कुछ नहीं ख़रीदा गया। ${formatRupees(amount)} आपके गिफ़्ट कार्ड पर लौट आए हैं।`;

// letters: cards that will expire
export const cardExpiresSubject = (day: string) => `आपके एक गिफ़्ट कार्ड की आख़िरी तारीख़: ${day}`;
export const cardsExpireSubject = (cards: number) => `आपके ${giftCards(cards)} का समय जल्द निकलने वाला है`;
export const cardExpiresText = (held: number) => `उसमें ${formatRupees(held)} बाक़ी हैं।`;
export const cardsExpireText = ({
  cards,
  held,
  days,
  first,
}: {
  cards: number;
  held: number;
  days: number;
  first: string;
}) =>
  `आपके ${giftCards(cards)} का समय ${days} दिनों के अंदर निकल जाएगा, सबसे पहले वाले का ${first} को। इनमें कुल ${formatRupees(held)} हैं।`;
export const redeemBeforeExpiry =
  'तब तक बाक़ी रक़म से ब्रांड के वाउचर लिए जा सकते हैं। उसके बाद वह इस्तेमाल नहीं हो सकेगी।';
export const endingCard = (lastDigits: string) => `कार्ड, आख़िरी अंक ${lastDigits}`;
export const endingCardHolds = (held: number, until: string) => `${formatRupees(held)}, ${until} तक`;
export const moreEndingCards = (cards: number) => plural(cards, { other: 'और # कार्ड' });
export const moreEndingCardsHold = (held: number) => `${formatRupees(held)}, सूची वॉलेट में है`;
export const openTheWallet = 'वॉलेट खोलें';
