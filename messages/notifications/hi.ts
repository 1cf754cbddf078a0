import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

// the list, in the panel below the bell and on its page
export const listTitle = 'सूचनाएँ';
export const empty = 'अभी कोई सूचना नहीं';
export const markAllRead = 'सब पढ़ी हुई मानें';
export const loadMore = 'और सूचनाएँ दिखाएँ';
export const listed = (notifications: number) => plural(notifications, { one: '# सूचना', other: '# सूचनाएँ' });
export const cleanUpNote = '30 दिन बाद अपने आप हट जाती हैं';
export const isNew = 'नई';
export const channelNames = { app: 'ऐप', email: 'ई-मेल', whatsapp: 'व्हाट्सऐप' } as const;

// how long ago
export const justNow = 'अभी-अभी';
export const hoursAgo = (hours: number) => `${hours} घंटे पहले`;
export const daysAgo = (days: number) => `${days} दिन पहले`;

// panel
export const panelClose = 'बंद करें';
export const panelLoading = 'आपकी सूचनाएँ खुल रही हैं';
export const panelFailed = 'आपकी सूचनाएँ खुल नहीं पाईं।';
export const panelTryAgain = 'फिर कोशिश करें';

// page
export const pageTitle = 'सूचनाएँ · Shagun';
export const emptyHelp = 'आपके मेहमानों के जवाब, उपहार और अनुरोध यहाँ दिखेंगे।';
export const emptyAction = 'मुख्य पेज खोलें';
export const markRead = 'पढ़ी हुई मानें';
export const markReadOf = (title: string) => `पढ़ी हुई मानें: ${title}`;
export const chooseMails = 'चुनें कि आपको कौन-से ई-मेल और संदेश मिलें';

// choice of mails and messages
export const mailsPageTitle = 'ई-मेल और संदेश · Shagun';
export const mailsTitle = 'ई-मेल और संदेश';
export const mailsIntro =
  'जो कुछ होता है, वह आपकी सूचनाओं में दिखता है। चुनें कि इनमें से क्या ई-मेल से भी चाहिए: पहली ख़बर उसी समय आती है, और उस घंटे की बाक़ी ख़बरें एक साथ एक ई-मेल में।';
/** The same for readers who can have WhatsApp messages, too. */
export const mailsAndMessagesIntro =
  'जो कुछ होता है, वह आपकी सूचनाओं में दिखता है। चुनें कि इनमें से क्या ई-मेल या व्हाट्सऐप से भी चाहिए: पहली ख़बर उसी समय आती है, और उस घंटे की बाक़ी ख़बरें एक साथ एक ई-मेल या संदेश में।';
export const backToNotifications = 'सूचनाएँ';
export const mailsSaved = 'आपकी पसंद सहेज ली गई।';
export const mailsYourEvents = 'आपके समारोह';
export const mailsGiftsYouGive = 'आपकी ओर से उपहार';
export const mailsAlwaysSent =
  'आपके अपने पैसों और आपके खाते की सुरक्षा के ई-मेल हमेशा आते हैं। जिस समारोह में आपको बुलाया गया है, उसके ई-मेल बंद करने हों, तो उसके न्योते में दिया लिंक दबाएँ।';
export const mailsSave = 'सहेजें';
export const mailsSavePending = 'सहेजा जा रहा है…';
/** What each type is about; also the news itself in a WhatsApp message (“शगुन पर नई सूचना: …”). */
export const typeNames = {
  rsvp_yes: 'मेहमान की हाँ',
  rsvp_no: 'मेहमान का आना नहीं हो पाएगा',
  unrsvp: 'मेहमान ने अपना जवाब वापस लिया',
  guest_message: 'व्हाट्सऐप पर मेहमान का संदेश',
  guest_invited: 'आपको किसी समारोह का न्योता',
  gift_updated: 'आपकी ओर से जो उपहार है, उसमें बदलाव',
  gift_purchased: 'उपहार ख़रीद लिया गया',
  collab_request: 'मिलकर देने के लिए किसी ने आपसे पूछा',
  collab_accepted: 'आपका अनुरोध मान लिया गया',
  collab_rejected: 'आपका अनुरोध नहीं माना गया',
  collab_joined: 'किसी ने उपहार में साथ दिया या उसके लिए पैसे दिए',
} as const;

// answers and refusals
export const noSuchList = 'ऐसी कोई सूची नहीं है।';
export const allAreRead = 'सब सूचनाएँ पढ़ी हुई मान ली गईं।';
export const isRead = 'पढ़ी गई।';
export const deleted = (notifications: number) =>
  plural(notifications, { one: '# सूचना मिटा दी गई।', other: '# सूचनाएँ मिटा दी गईं।' });
export const badMoment = 'तारीख़ और समय ऐसे लिखें: 2026-11-21T09:30:00Z';

// mails of notifications
export const mailEyebrow = 'शगुन से ख़बर';
export const mailReason = 'यह ई-मेल आपको इसलिए मिला है क्योंकि शगुन पर आपके किसी समारोह या उपहार की नई ख़बर है।';
export const mailSeeIt = 'शगुन पर देखें';
export const mailSeeAll = 'सब सूचनाएँ देखें';
export const mailOfSeveralSubject = (notifications: number) => `शगुन पर ${notifications} नई सूचनाएँ`;
export const mailOfSeveralMore = (notifications: number) => `और ${notifications} सूचनाएँ।`;

/*
 * News: titles and texts of notifications. Names, events and quoted gifts come as they are
 * shown; a party is what `party` makes of those who come.
 */

// people without a name; `somebody` stands before ने only
export const aGuest = 'एक मेहमान';
export const somebody = 'किसी';
export const somebodyWhoGives = 'देने वालों में से एक';

// news: replies, to the organiser
const childrenCounted = (children: number) => plural(children, { one: '# बच्चा', other: '# बच्चे' });
export const party = ({ adults, children }: { adults: number; children: number }) => {
  if (children === 0) return plural(adults, { one: '# व्यक्ति', other: '# लोग' });
  return adults === 0
    ? childrenCounted(children)
    : `${plural(adults, { one: '# बड़ा', other: '# बड़े' })} और ${childrenCounted(children)}`;
};
export const comes = (name: string) => `${name} का आना पक्का है`;
export const comesAfterAll = (name: string) => `${name} का आना अब हो पाएगा`;
export const partyComes = (event: string, guests: string) => `${event}: ${guests}।`;
/** Of a yes that is given again after the event’s date changed. */
export const partyOnNewDate = (event: string, guests: string) => `${event}, नई तारीख़ पर: ${guests}।`;
export const partyChanged = (event: string, guests: string) => `${event}: अब ${guests}।`;
export const cannotCome = (name: string) => `${name} का आना नहीं हो पाएगा`;
/** What a guest wrote, and was not recorded as an answer by itself. */
export const wrote = (name: string) => `${name} ने व्हाट्सऐप पर लिखा है`;
export const wroteAbout = (event: string) =>
  `यह संदेश समारोह के बारे में है (${event}), शायद इस पर आपका जवाब चाहिए:`;
export const wroteNoText = 'इसमें लिखा हुआ कुछ नहीं है, शायद आवाज़ का संदेश या तस्वीर है।';
export const declined = (event: string) => `न्योते पर उनका जवाब है कि आना नहीं हो पाएगा: ${event}।`;
export const previousYes = (guests: string) => `पहले उनकी हाँ थी: ${guests}।`;
/** In place of what somebody wrote who deleted their account since. */
export const accountGone = 'इसके बाद उन्होंने अपना खाता मिटा दिया, और उनका लिखा भी उसके साथ मिट गया।';
export const theyWrite = (quoted: string) => `उन्होंने लिखा है: ${quoted}`;
export const answerTakenBack = (name: string) => `${name} ने अपना जवाब वापस लिया`;
export const yesTakenBack = (event: string, guests: string) =>
  `${event}: उनकी हाँ (${guests}) अब नहीं गिनी जाएगी। उनका नया जवाब आते ही हम आपको बताएँगे।`;
export const noTakenBack = (event: string) =>
  `${event}: उन्होंने अपना “नहीं” वाला जवाब वापस लिया है। उनका नया जवाब आते ही हम आपको बताएँगे।`;

// news: an invitation, to the guest
export const invites = (host: string, event: string) => `${host} की ओर से न्योता: ${event}`;
export const invitedWhen = (when: string) => `कब: ${when}।`;
export const invitedWhenAndWhere = (when: string, where: string) => `कब: ${when}। कहाँ: ${where}।`;
export const pleaseAnswer = 'कृपया उन्हें बताएँ कि आपका आना हो पाएगा या नहीं।';

// news: gifts, to those who give them and to the organiser
export const giftChanged = (gift: string) => `${gift} में बदलाव हुआ है`;
export const youGive = (event: string) => `यह उपहार आपकी ओर से है (समारोह: ${event})।`;
export const nameWas = (gift: string) => `पहले इसका नाम ${gift} था।`;
export const priceIs = (now: string, before: string) => `दाम अब ${now} है; पहले ${before} था।`;
export const linkGone = 'दुकान का लिंक हटा दिया गया है।';
export const linkCame = 'अब इसमें दुकान का लिंक है।';
export const linkChanged = 'दुकान का लिंक बदल गया है।';
export const giftRemoved = (gift: string) => `${gift} अब उपहार सूची में नहीं है`;
export const giftRemovedFrom = (event: string) =>
  `आयोजक ने इसे उपहार सूची से हटा दिया है (समारोह: ${event})। कोई और उपहार चुना जा सकता है।`;
export const purchaseUndone = (gift: string) => `${gift} पर अब “ख़रीदा गया” का निशान नहीं है`;
export const yourPurchaseUndone = (event: string) =>
  `आपने इस पर “ख़रीदा गया” का निशान लगाया था (समारोह: ${event}); एक मेज़बान ने वह हटा दिया है। अगर आपने इसे ख़रीदा है, तो कृपया उन्हें बताएँ।`;
export const purchaseUndoneFor = (event: string) =>
  `एक मेज़बान ने यह निशान हटा दिया है (समारोह: ${event})। अब इसके लिए फिर शगुन दिया जा सकता है।`;
export const giftBought = (gift: string) => `${gift} ख़रीद लिया गया है`;
export const giftBoughtBy = (buyer: string, event: string) =>
  `${buyer} ने इसे ख़रीदा है (समारोह: ${event})। अब इसके लिए और पैसों की ज़रूरत नहीं है।`;

// news: giving together
export const asksToJoinYou = (name: string) => `${name} ने आपके साथ उपहार देने के लिए पूछा है`;
export const asksYouAboutGift = (name: string) => `${name} ने उस उपहार के बारे में पूछा है जो मिलकर दिया जा रहा है`;
export const asksYouToJoin = (name: string) => `${name} ने आपसे पूछा है: क्या उपहार मिलकर दें?`;
export const requestSubject = (gift: string, event: string) => `उपहार: ${gift} (समारोह: ${event})।`;
export const pleaseAcceptOrReject = 'कृपया हाँ कहें या मना करें।';
export const requestAccepted = (name: string) => `${name} ने आपका अनुरोध मान लिया`;
export const requestRejected = (name: string) => `${name} ने आपका अनुरोध नहीं माना`;
export const ownRequestSubject = (gift: string, event: string) =>
  `आपने इसके बारे में पूछा था: ${gift} (समारोह: ${event})।`;
export const youCanJoin = 'अब आपको इसमें शामिल होने की अनुमति है।';
export const theyCanJoin = 'अब उन्हें इसमें शामिल होने की अनुमति है।';
export const chooseAnotherGift = 'कोई और उपहार चुना जा सकता है।';
export const joinedGiving = (name: string, gift: string) => `${gift} देने में अब ${name} का भी साथ है`;
export const giftIsFor = (event: string) => `समारोह: ${event}।`;
export const gaveAmount = (name: string, amount: string) => `${name} ने ${amount} दिए`;
export const notReturned = (amount: string, name: string) => `${name} को ${amount} वापस नहीं भेजे जा सके`;
export const notReturnedOf = (event: string) =>
  `ये पैसे समारोह के लिए दिए गए थे (${event}), और अब फिर आपके गिफ़्ट कार्डों में हैं। जब तक बात तय न हो जाए, कृपया इन्हें वहीं रहने दें। देने वाले को ख़बर दे दी गई है।`;
export const gaveForGift = (gift: string, event: string) =>
  `यह ${gift} के लिए है (समारोह: ${event})। गिफ़्ट कार्ड आपके वॉलेट में हैं।`;
/** Where two paid at once. */
export const gaveBeyond = 'औरों के दिए पैसे मिलाकर यह दाम से ज़्यादा है, और यह सब आपका है।';
export const gaveForEvent = (event: string) => `यह समारोह के लिए है: ${event}। गिफ़्ट कार्ड आपके वॉलेट में हैं।`;
