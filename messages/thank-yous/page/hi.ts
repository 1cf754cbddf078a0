import { locales } from '#messages/language.ts';

// the page that lists who gave
export const listPageTitle = (event: string) => `धन्यवाद: ${event} · Shagun`;
export const pageTitleUnknown = 'धन्यवाद · Shagun';
export const listTitle = 'धन्यवाद';
export const showLabel = 'किन्हें दिखाएँ';
export const showAll = 'सभी';
export const showToThank = 'धन्यवाद बाक़ी';
export const listLabel = 'देने वाले';
export const listPages = 'देने वालों के पेज';
export const listNone = 'अभी कुछ नहीं दिया गया है';
export const listNoneHint = 'जैसे ही मेहमान शगुन देंगे या उपहार ख़रीदेंगे, उन्हें यहाँ से धन्यवाद कहा जा सकेगा।';
export const allThanked = 'सबको धन्यवाद कहा जा चुका है';
export const allThankedHint = 'कोई कुछ और दे, तो उनका नाम यहाँ फिर आ जाएगा।';
export const seeWishlist = 'उपहार सूची खोलें';
export const notYours = 'क्या-क्या दिया गया, यह देखना और उसके लिए धन्यवाद कहना सिर्फ़ इस समारोह के आयोजक के लिए है।';

export const someGuest = 'एक मेहमान';
export const broughtGift = (gift: string) => `लाया गया उपहार: ${gift}`;
export const boughtGift = (gift: string) => `ख़रीदा गया उपहार: ${gift}`;
export const gaveTowards = (amount: string, gift: string) => `${gift} के लिए ${amount}`;
export const gaveShagun = (amount: string) => `${amount} का शगुन`;
export const moreThings = (things: number) => `और ${things.toLocaleString(locales.hi)}`;
export const blessingQuoted = (blessing: string) => `“${blessing}”`;

export const toThank = 'धन्यवाद बाक़ी';
/** How somebody was thanked, on the badge. */
export const thankedBy = {
  mail: 'ई-मेल से धन्यवाद कहा',
  whatsapp: 'व्हाट्सऐप पर धन्यवाद कहा',
  in_person: 'मिलकर धन्यवाद कहा',
} as const;
export const onItsWay = 'ई-मेल रास्ते में';
/** Beside the last thanks: `day` is a date. */
export const thankedOn = (day: string) => `${day} को`;
export const notArrived = (why: string) => `आपका पिछला ई-मेल नहीं पहुँचा। ${why}`;
export const gaveSince = 'आपके धन्यवाद के बाद इन्होंने कुछ और दिया है।';
/** `hidden` is for those who hear the page and not for the eye. */
export const thankLink = (name: string) => `<hidden>${name} को </hidden>धन्यवाद कहें`;
export const openLink = (name: string) => `<hidden>${name} को कहा गया धन्यवाद </hidden>देखें`;

// the page of one giver
export const giverPageTitle = (name: string) => `${name} को धन्यवाद कहें · Shagun`;
export const giverTitle = (name: string) => `${name} को धन्यवाद कहें`;
export const backToList = 'सभी धन्यवाद';
export const whatTheyGave = 'इन्होंने क्या दिया';
export const writeTitle = 'आपका संदेश';
export const messageLabel = 'आपके शब्द';
export const messageHelp = 'शुरुआत हमने लिख दी है। जैसे चाहें बदल लें, 1,000 अक्षरों तक।';
export const inAnotherLanguage = { en: 'अंग्रेज़ी में लिखें', hi: 'हिन्दी में लिखें' } as const;
export const sendMail = 'ई-मेल से भेजें';
export const sendingMail = 'भेजा जा रहा है…';
export const onWhatsApp = 'व्हाट्सऐप पर आगे बढ़ें';
export const preparingWhatsApp = 'तैयार हो रहा है…';
export const inPerson = 'मिलकर धन्यवाद कह दिया है';
export const notingIt = 'दर्ज किया जा रहा है…';
export const mailGoes = 'ई-मेल आपकी ओर से जाता है, और जवाब आपके पास आते हैं। उनका पता आपको नहीं दिखाया जाता।';
export const whyNoMail = {
  no_address: 'हमारे पास इनका कोई ई-मेल पता नहीं है।',
  unsubscribed: 'इन्होंने इस समारोह के बारे में और ई-मेल न भेजने को कहा है।',
} as const;
export const whatsappTitle = 'व्हाट्सऐप के लिए तैयार';
export const whatsappHint =
  'इसी फ़ोन या कंप्यूटर पर व्हाट्सऐप खुलेगा, आपका संदेश लिखा-लिखाया। वहाँ भेजने का बटन दबाएँ, फिर लौटकर हमें बताएँ।';
export const openWhatsApp = 'व्हाट्सऐप खोलें';
export const sentOnWhatsApp = 'भेज दिया है';
export const changeMessage = 'संदेश बदलें';
export const thankedTitle = 'धन्यवाद कहा जा चुका है';
export const undo = 'धन्यवाद कहना अभी बाक़ी है';
export const undoing = 'वापस लिया जा रहा है…';
export const failed = 'यह नहीं हो पाया। आपके शब्द अभी यहीं हैं; कृपया फिर कोशिश करें।';
