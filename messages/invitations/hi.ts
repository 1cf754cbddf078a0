import { pluralIn } from '#messages/plural.ts';
import { locales } from '#messages/language.ts';

const plural = pluralIn('hi');
const number = (value: number) => value.toLocaleString(locales.hi);

// pages' titles
export const listTitle = (event: string) => `मेहमान: ${event} · Shagun`;
export const listTitleUnknown = 'मेहमान · Shagun';
export const guestTitle = (guest: string, event: string) => `${guest} · मेहमान: ${event} · Shagun`;
export const guestTitleUnknown = 'मेहमान · Shagun';
export const removalTitle = 'मेहमान को हटाएँ · Shagun';

// counts over the whole list; each leads to the guests it counts
export const moreFilters = 'छाँटें';
export const guests = (number: number) => plural(number, { other: '# मेहमान' });
/** Those to whom something is done, before को, ने or का. */
const ofGuests = (number: number) => plural(number, { one: '# मेहमान', other: '# मेहमानों' });
const invitations = (number: number) => plural(number, { one: '# न्योता', other: '# न्योते' });
/** Above the list, how it stands. */
export const countsLine = (total: number, answers: string, undelivered: number) =>
  [guests(total), answers, undelivered > 0 ? `${number(undelivered)} तक नहीं पहुँचा` : '']
    .filter(Boolean)
    .join(' · ');

export const counts = {
  total: 'मेहमान',
  confirmed: 'आ रहे हैं',
  declined: 'नहीं आ रहे',
  pending: 'जवाब बाक़ी',
  dateChanged: 'तारीख़ बदलने से पहले की हाँ',
  heads: 'आने वाले लोग',
  undelivered: 'न्योता नहीं पहुँचा',
} as const;

const adults = (number: number) => (number === 1 ? '1 बड़ा' : plural(number, { other: '# बड़े' }));
const children = (number: number) => (number === 1 ? '1 बच्चा' : plural(number, { other: '# बच्चे' }));
export const heads = (grown: number, small: number) => `${adults(grown)}, ${children(small)}`;
/** Without those of whom there are none; empty when nobody comes. */
export const party = (grown: number, small: number) =>
  [grown > 0 ? adults(grown) : '', small > 0 ? children(small) : ''].filter(Boolean).join(' और ');

// what can be done with the whole list
export const inviteUninvited = (guests: number) =>
  plural(guests, {
    one: 'जिन # मेहमान को न्योता नहीं गया, उन्हें भेजें',
    other: 'जिन # मेहमानों को न्योता नहीं गया, उन्हें भेजें',
  });
export const sendUndelivered = (invitations: number) =>
  plural(invitations, {
    one: 'जो # न्योता नहीं पहुँचा, उसे फिर भेजें',
    other: 'जो # न्योते नहीं पहुँचे, उन्हें फिर भेजें',
  });
export const exportCsv = 'सीएसवी फ़ाइल डाउनलोड करें';
export const catering = 'कैटरर के लिए सूची';
export const printList = 'सूची प्रिंट करें';
// the same for those whom a filter finds
export const exportFound = 'इन मेहमानों की सूची डाउनलोड करें';
export const printFound = 'इन मेहमानों की सूची प्रिंट करें';
export const writeToFound = 'इन मेहमानों को संदेश लिखें';
export const sendingNow = 'भेजा जा रहा है…';

// form that invites (spec section 5)
export const inviteFirst = 'मेहमानों को बुलाना शुरू करें';
export const inviteMore = 'और मेहमानों को बुलाएँ';
export const send = 'भेजें';
export const inviteHelp =
  'हर मेहमान का ई-मेल (*) या कम से कम फ़ोन नंबर चाहिए। सिर्फ़ फ़ोन हो, तो आपको एक लिंक मिलेगा, जिसे व्हाट्सऐप या एसएमएस से भेजना है।';
export const addRow = 'एक और मेहमान जोड़ें';
export const sendOne = 'न्योता भेजें';
export const sendSeveral = 'न्योते भेजें';
export const rowName = (row: number) => `मेहमान ${row}`;
export const removeRow = 'हटाएँ';
export const removeRowName = (row: number) => `मेहमान ${row} को हटाएँ`;
export const tooManyRows = 'एक बार में ज़्यादा से ज़्यादा 10,000 मेहमान जोड़े जा सकते हैं।';

// the page that adds one guest
export const addWithoutSending = 'कुछ भेजे बिना सूची में जोड़ें';
export const addWithoutSendingTo = (guest: string) => `${guest} को कुछ भेजे बिना सूची में जोड़ें`;
export const guestNewTitle = 'मेहमान जोड़ें · Shagun';
export const guestNewLead =
  'सिर्फ़ नाम काफ़ी है, जैसे उन दादीजी का जिनके पास फ़ोन नहीं है। कुछ भेजा नहीं जाता। जोड़ने के बाद आपको उनका निजी लिंक मिलेगा, जिसे उन तक पहुँचाया जा सकता है, और उनका जवाब यहाँ आपकी ओर से भी दर्ज हो सकता है।';
export const addToList = 'सूची में जोड़ें';
export const adding = 'जोड़ा जा रहा है…';
/** Somebody who became a person of a guest's household. */
export const guestJoined = (guest: string) =>
  `इनका नाम अब ${guest} के परिवार में है: न्योता एक ही, नाम दोनों के। कुछ भेजा नहीं गया।`;
export const guestAdded = (guest: string) =>
  `${guest} का नाम सूची में जुड़ गया। कुछ भेजा नहीं गया: निजी लिंक उन तक ख़ुद पहुँचाएँ।`;

// a guest's name and contact
export const firstName = 'पहला नाम';
export const lastName = 'सरनेम';
export const email = 'ई-मेल';
export const emailWanted = 'ई-मेल <wanted>*</wanted>';
export const phone = 'फ़ोन';
export const withFamily = 'परिवार के साथ';
export const invitedWithFamily = 'परिवार के साथ न्योता';
export const withFamilyHelp = 'तब मेहमान यह भी बता सकते हैं कि कितने बड़े और कितने बच्चे आएँगे।';

// whose guest
export const titleLabel = 'संबोधन';
export const titleHelp = 'जो नाम से पहले लगता है: डॉ., श्रीमती, श्री और श्रीमती।';
export const greetingLabel = 'अभिवादन';
export const greetingHelp = (greeted: string) =>
  greeted ? `ख़ाली छोड़ने पर: “नमस्ते ${greeted}”।` : 'ख़ाली छोड़ने पर: “नमस्ते”।';
/** Of somebody who is not on the list yet. */
export const greetingHelpNew = 'ख़ाली छोड़ने पर: संबोधन और नाम से।';
export const otherContactsLabel = 'दूसरे संपर्क';
export const otherContactsHelp = 'और फ़ोन नंबर और पते, सिर्फ़ आपकी जानकारी के लिए। वहाँ कुछ नहीं भेजा जाता।';
export const sideLabel = 'पक्ष';
export const sideHelp = 'किसके मेहमान हैं, जैसे ‘दफ़्तर’ या ‘पड़ोसी’।';
export const tagsLabel = 'टैग';
export const tagsHelp =
  'ताकि ये फिर झट से मिल जाएँ; बीच में कॉमा लगाएँ: परिवार, दफ़्तर, पुणे। टैग सिर्फ़ आपको और आपके साथी मेज़बानों को दिखते हैं।';
export const noSide = 'नहीं लिखा';
export const allSides = 'सभी पक्ष';

export const partyLimitLabel = 'ज़्यादा से ज़्यादा कितने लोग';
export const partyLimitHelp = 'मेहमान को मिलाकर। ख़ाली छोड़ने पर एक व्यक्ति, परिवार के साथ दस।';
export const namesLabel = 'साथ आने वालों के नाम';
export const comingWith = 'साथ आने वाले';
/** Besides the people who are ticked by name. */
export const moreAdults = 'और बड़े';
export const moreChildren = 'और बच्चे';
export const household = 'लोग';
export const householdLabel = 'कौन-कौन, नाम से';
export const householdHelp =
  'हर पंक्ति में एक नाम, सबसे पहले उनका जिन्हें न्योता लिखा जा रहा है; बच्चे के नाम के बाद (बच्चा) लिखें। तब पेज नाम लेकर पूछता है कि कौन-कौन आएगा। ख़ाली छोड़ने पर पूछता है कि कितने लोग आएँगे।';
/** A person whose name nobody wrote. */
export const withoutName = (child: boolean) => (child ? 'एक बच्चा' : 'एक बड़े व्यक्ति');
export const notComingMark = 'नहीं आ रहे';

// results of a sending
export const invitedGuests = (guests: number) =>
  guests > 0 ? `${ofGuests(guests)} को न्योता दिया गया` : 'किसी को न्योता नहीं दिया गया';
export const contactTypes = { email: 'ई-मेल', phone: 'फ़ोन', none: 'कोई संपर्क नहीं' } as const;
export const notSent = {
  duplicate: 'न्योता पहले से है',
  invalid: 'नहीं जुड़ा',
  limit: 'सीमा से ज़्यादा',
  shared: 'सूची में है, न्योता नहीं गया',
  household: 'एक ही परिवार',
} as const;
export const whatsapp = 'व्हाट्सऐप';
export const sms = 'एसएमएस';

// the list
export const columns = { guest: 'मेहमान', contact: 'संपर्क' } as const;
export const noGuests = 'अभी कोई मेहमान नहीं';
export const noGuestsHint =
  'ऊपर नाम के साथ ई-मेल या फ़ोन नंबर लिखें, या सूची फ़ाइल से लाएँ। हर मेहमान को अपना अलग लिंक मिलता है, जिससे बस एक टैप में जवाब हो जाता है।';
export const noGuestsEver = 'किसी को न्योता नहीं दिया गया था।';
export const listHeading = 'मेहमान सूची';
export const guestsFound = (number: number) => plural(number, { one: '# मेहमान मिला', other: '# मेहमान मिले' });
export const noneFits = 'ऐसा कोई मेहमान नहीं मिला';
export const noneFitsHint = 'कोई और शब्द लिखें, या किसी और तरह से छाँटें।';
export const showAll = 'सभी मेहमान दिखाएँ';
export const listPages = 'मेहमानों के पेज';
export const search = 'खोजें';
/** Around the ways an invitation goes out, folded away. */
export const howItGoes = 'न्योता कैसे जाए';
export const searchHint = 'नाम, ई-मेल या फ़ोन';
export const reply = 'जवाब';
export const allReplies = 'सभी जवाब';
export const invitation = 'न्योता';
export const allInvitations = 'सभी न्योते';
export const apply = 'दिखाएँ';

// looking at a sending before it begins
export const review = 'पहले देखें, नमूना मँगाएँ';
export const reviewPageTitle = (event: string) => `भेजने से पहले: ${event} · Shagun`;
export const reviewPageTitleUnknown = 'भेजने से पहले · Shagun';
export const reviewTitle = 'भेजने से पहले';
export const reviewOwnLink = '(हर मेहमान का निजी लिंक)';
/** Where guests read more than one language: of how many this is said. */
export const reviewIn = (what: string, language: string) => `${what} (${language})`;
export const reviewMail = 'ई-मेल';
export const reviewMailNote = 'इसके नीचे जवाब देने के दो बटन और समारोह के पेज का लिंक होगा।';
export const reviewWhatsApp = 'व्हाट्सऐप संदेश';
export const reviewSms = 'एसएमएस';
export const reviewDesign = 'निमंत्रण';
export const reviewPicture = (event: string) => `निमंत्रण, जैसा मेहमानों को दिखेगा: ${event}`;
export const reviewNoDesign = 'कोई डिज़ाइन नहीं चुना गया है, इसलिए ई-मेल बिना तस्वीर के, सिर्फ़ शब्दों में जाएगा।';
export const reviewDesignUnready =
  'आपके डिज़ाइन की तस्वीर अभी बन रही है। उससे पहले भेजा गया ई-मेल बिना तस्वीर के, सिर्फ़ शब्दों में जाएगा।';
export const reviewLookAtDesign = 'डिज़ाइन देखें';
export const reviewChooseDesign = 'डिज़ाइन चुनें';
export const reviewWho = 'किसे मिलेगा';
/** How many go out in each way; ways nobody is reached by are left out. */
export const reviewWays = {
  email: (guests: number) => `${ofGuests(guests)} को ई-मेल से`,
  whatsapp: (guests: number) => `${ofGuests(guests)} को व्हाट्सऐप से`,
  sms: (guests: number) => `${ofGuests(guests)} को एसएमएस से`,
  link: (guests: number) => `${ofGuests(guests)} को लिंक से, जो आपको ख़ुद भेजना है`,
} as const;
export const reviewNobody = 'भेजने के लिए कोई बाक़ी नहीं है।';
export const reviewLeftOut = (guests: number) => `${ofGuests(guests)} को नहीं जाएगा`;
export const reviewWhy = {
  unsubscribed: 'और ई-मेल या संदेश न भेजने को कहा है',
  unreachable: 'इस तरीक़े से न्योता नहीं पहुँच सकता',
  'under-way': 'न्योता पहले से रास्ते में है',
  'too-soon': 'कुछ ही मिनट पहले मिला है',
} as const;
export const reviewMoreLeftOut = (guests: number) => `और ${number(guests)}`;

// how those are greeted whose names are the hardest to greet
export const reviewGreetings = 'मेहमानों का अभिवादन';
export const seeAsGuest = 'इनका पेज देखें';
export const seenAsGuest = 'इस मेहमान को पेज ऐसा दिखता है। यहाँ कोई बटन दबाया नहीं जा सकता।';
export const backToGuest = 'मेहमान के पेज पर वापस';
export const reviewNameless = 'बिना नाम के मेहमान';
export const reviewGreetingsNote =
  'इन्हीं नामों का अभिवादन बनाना सबसे मुश्किल है। अभिवादन ख़ुद लिखने के लिए मेहमान का पेज खोलें।';

// guests of each function, before anybody reads of it
export const reviewFunctions = 'किस कार्यक्रम में किस-किसको न्योता है';
export const reviewFunctionGuests = (name: string, number: number, everyone: boolean) =>
  `${name}: ${everyone ? `सबको (${guests(number)})` : number === 0 ? 'अभी किसी को नहीं' : guests(number)}`;
export const reviewSend = (guests: number) => `${invitations(guests)} भेजें`;
export const test = 'मुझे नमूना भेजें';
export const testHint = (email: string) =>
  `यह सिर्फ़ ${email} पर जाएगा, और किसी को नहीं; इस पर “नमूना” लिखा होगा।`;
export const testsHint = (email: string, languages: readonly string[]) =>
  `यह सिर्फ़ ${email} पर जाएगा, और किसी को नहीं; इस पर “नमूना” लिखा होगा: एक बार ${languages.join(' में और एक बार ')} में।`;
export const testSending = 'नमूना भेजा जा रहा है…';
export const testSent = (email: string) => `नमूना ${email} पर भेजा जा रहा है।`;
export const testsSent = (email: string, languages: readonly string[]) =>
  `${languages.length} नमूने (${languages.join(' और ')}) ${email} पर भेजे जा रहे हैं।`;
export const testNowhere = 'पहले अपनी प्रोफ़ाइल में अपना ई-मेल पता पक्का करें, फिर वहाँ नमूना भेजा जा सकेगा।';
export const testFailed = 'नमूना नहीं भेजा जा सका। कृपया फिर कोशिश करें।';
export const testSubject = (subject: string) => `नमूना: ${subject}`;

// one guest in the list
export const correctContact = 'संपर्क ठीक करें';
export const sendLinkYourself = 'लिंक ख़ुद भेजें';
export const sendAgain = 'फिर भेजें';
export const sendAgainTo = (guest: string) => `${guest} को फिर भेजें`;
/** For a guest whose link got a new key after the invitation went out. */
export const sendInvitationAgain = 'न्योता फिर भेजें';
export const sendInvitationAgainTo = (guest: string) => `${guest} को न्योता फिर भेजें`;
export const linkOutdated = 'पिछले न्योते का लिंक अब काम नहीं करता।';
export const manage = 'देखें और बदलें';
export const manageName = (guest: string) => `${guest}: देखें और बदलें`;

// a guest's page
export const note = 'संदेश';
export const sources = {
  manual: 'समारोह के पेज पर',
  email: 'ई-मेल से',
  whatsapp: 'व्हाट्सऐप से',
  sms: 'एसएमएस से',
  link: 'निजी लिंक से',
  whatsapp_message: 'व्हाट्सऐप पर लिखकर',
  host: 'आपने दर्ज किया',
} as const;
export const recordHeading = 'जवाब दर्ज करें';
export const record = 'यह जवाब दर्ज करें';
/** Of a yes. */
export const beforeDateChange = 'तारीख़ बदलने से पहले का जवाब';
export const noAnswerYet = 'जवाब बाक़ी';
export const chooseReply = 'जवाब चुनें।';
export const adultsLabel = 'बड़े';
export const childrenLabel = 'बच्चे';
export const saving = 'सहेजा जा रहा है…';
export const contactHeading = 'नाम और संपर्क';
export const saveContact = 'नाम और संपर्क सहेजें';
export const contactSaved = 'नाम और संपर्क सहेज लिए गए।';
export const contactSavedSendAgain =
  'नाम और संपर्क सहेज लिए गए। पुराने पते पर भेजा गया लिंक अब काम नहीं करता। न्योता फिर भेजें, ताकि मेहमान को नया लिंक मिल जाए।';
export const contactSavedNewLink =
  'नाम और संपर्क सहेज लिए गए। निजी लिंक बदल गया है: पुराना किसी को दिया था, तो अब नया भेजें।';
export const contactHelpAnswered =
  'क्या इस मेहमान की जगह कोई और आएगा? तो इन्हें हटाएँ और दूसरे मेहमान को जोड़ें: जो जवाब दिया गया, वह इन्हीं मेहमान का रहता है, चाहे नए पते पर उसे कोई भी पढ़े।';
export const contactHelp =
  'ई-मेल या फ़ोन बदलने पर निजी लिंक भी बदल जाता है, और पुराना काम नहीं करता। उसके बाद न्योता फिर भेजा जा सकता है।';
/** `reason` without its full stop, or empty. */
export const didNotArrive = (reason: string) =>
  `पिछला न्योता नहीं पहुँचा${reason ? ` (${reason})` : ''}। संपर्क ठीक करके सहेजें, फिर दोबारा भेजें।`;
export const remove = 'सूची से हटाएँ';

// personal link
export const linkHeading = 'निजी लिंक';
export const link = 'लिंक';
export const linkHelp =
  'यह लिंक जिसके पास हो, वह साइन इन किए बिना इस मेहमान की ओर से जवाब दे सकता है। इसे किसी और को न भेजें।';
export const copyLink = 'लिंक कॉपी करें';
export const wrongHands = 'क्या लिंक ग़लत हाथों में पड़ गया?';
export const wrongHandsHelp =
  'नया बना लें: ऊपर वाला लिंक, जहाँ भी भेजा गया हो, उसी पल से काम नहीं करेगा। फिर नया लिंक भेजें।';
export const replaceLink = 'लिंक बदलें';
export const linkReplaced = 'निजी लिंक बदल दिया गया। पुराना अब काम नहीं करता।';

// taking a guest off the list
export const removalHeading = (guest: string) => `${guest} को सूची से हटाएँ?`;
/** `said` is the party that is coming, or empty. */
export const removalMeans = (replied: boolean, partyText: string) =>
  `निजी लिंक काम नहीं करेगा और ${
    replied
      ? `दिया हुआ जवाब${partyText ? ` (${partyText})` : ''} मिट जाएगा`
      : 'इनकी ओर से जवाब नहीं दिया जा सकेगा'
  }। उपहारों के लिए इन्होंने जो दिया, वह बना रहेगा। हम इन्हें नहीं बताते: जिन्हें न्योता दिया जा चुका है, उन्हें यह बात आपसे पता चलनी चाहिए।`;
export const removeGuest = 'इस मेहमान को हटाएँ';
export const removing = 'हटाया जा रहा है…';
export const keepGuest = 'इस मेहमान को रहने दें';

// results of an invitation, row by row (spec section 7)
export const formSentBefore = 'यह फ़ॉर्म पहले दूसरे मेहमानों के साथ भेजा जा चुका है। पेज फिर से खोलकर ये मेहमान दोबारा जोड़ें।';
export const notAdded = (reason: string) => `नहीं जुड़ा। ${reason}`;
export const notAddedNoContact = 'नहीं जुड़ा: न ई-मेल है, न फ़ोन।';
export const alreadyInvited = 'न्योता पहले ही दिया जा चुका है, इसलिए दोबारा कुछ नहीं भेजा गया।';
export const wasListed = 'नाम पहले से आपकी सूची में है।';
export const linkReady = 'न्योता तैयार है: इसे व्हाट्सऐप या एसएमएस से भेजें।';
export const goesByMail = 'न्योता ई-मेल से जा रहा है।';
export const wantsNoMail = 'इन्होंने और ई-मेल न भेजने को कहा है, इसलिए नहीं भेजा गया।';
export const phoneLeftOut = 'फ़ोन नंबर पढ़ा नहीं जा सका, इसलिए उसे छोड़ दिया गया।';

// invitations sent to guests on the list: a sentence for each thing that became of some of them
export const noneLeftOnList = 'ये मेहमान अब सूची में नहीं हैं।';
export const sendOutcomes = {
  queued: (invitations: number) =>
    plural(invitations, { one: '# न्योता भेजा जा रहा है।', other: '# न्योते भेजे जा रहे हैं।' }),
  link_ready: (invitations: number) =>
    plural(invitations, {
      one: '# न्योता तैयार है: इसे व्हाट्सऐप या एसएमएस से भेजें।',
      other: '# न्योते तैयार हैं: इन्हें व्हाट्सऐप या एसएमएस से भेजें।',
    }),
  'under-way': (invitations: number) =>
    plural(invitations, { one: '# न्योता पहले से रास्ते में है।', other: '# न्योते पहले से रास्ते में हैं।' }),
  'too-soon': (guests: number) =>
    `${ofGuests(guests)} को न्योता दोबारा मिले दस मिनट भी नहीं हुए, इसलिए उन्हें छोड़ दिया गया।`,
  unsubscribed: (guests: number) => `${ofGuests(guests)} ने और ई-मेल न भेजने को कहा है।`,
  unreachable: (guests: number) => `${ofGuests(guests)} का न ई-मेल है, न फ़ोन।`,
} as const;
export const allInvited = 'सूची में सबको न्योता दिया जा चुका है।';
export const allDelivered = 'सारे न्योते पहुँच चुके हैं, इसलिए दोबारा भेजने को कुछ नहीं है।';

// why a mail did not get through
export const mailServerRefused = 'मेल सर्वर ने इसे नहीं लिया।';
export const cancelledBefore = 'इसके जाने से पहले ही समारोह रद्द हो गया।';
export const overBefore = 'इसके जाने से पहले ही समारोह हो चुका था।';
export const noEmailNow = 'मेहमान का अब कोई ई-मेल पता नहीं है।';
export const notInvitedThere = 'इस पते पर अभी तक कोई न्योता नहीं गया है, इसलिए बदलाव की ख़बर भी वहाँ नहीं भेजी जाती।';
/** Begins the reason of what was given up; the last try's follows. */
export const gaveUp = 'कई बार कोशिश की गई, पर नहीं हो पाया।';

// refusals of the API
export const eventOver = 'यह समारोह हो चुका है, इसलिए अब और न्योते नहीं भेजे जाते।';

// the language guests are written to in
export const guestLanguage = 'मेहमानों के लिए भाषा';
export const guestLanguageHelp =
  'ई-मेल, संदेशों और निजी लिंक वाले पेज के लिए। मेहमान ने ख़ुद कोई भाषा चुनी हो, तो वही चलेगी।';
export const languageByBrowser = 'ई-मेल अंग्रेज़ी में, पेज ब्राउज़र की भाषा में';
export const saveLanguage = 'भाषा सहेजें';
export const languageSaved = 'सहेज लिया गया। अब से आपके मेहमानों को इसी भाषा में लिखा जाएगा।';
export const languageOfGuest = 'भाषा';
export const languageOfEvent = 'जो सभी मेहमानों की है';
