import { locales } from '#messages/language.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');
const grouped = (value: number) => value.toLocaleString(locales.hi);
/** Before को, ने or का. */
const ofGuests = (guests: number) => plural(guests, { one: '# मेहमान', other: '# मेहमानों' });

export const heading = 'याद दिलाना और संदेश';
export const pageTitle = (event: string) => `याद दिलाना: ${event} · Shagun`;
export const pageTitleUnknown = 'याद दिलाना · Shagun';

// when
export const settingsTitle = 'जवाब की आख़िरी तारीख़';
export const replyByLabel = 'जवाब इस तारीख़ तक दें';
export const replyByHelp =
  'मेहमानों को यह आपके न्योते के साथ और समारोह के पेज पर दिखती है। जवाब इसके बाद भी दिया जा सकता है। दिन आधी रात को पूरा होता है, समारोह की जगह के समय से।';
export const daysLabel = 'जिनका जवाब नहीं आया, उन्हें अपने आप याद दिलाएँ';
export const daysHelp =
  'ये दिन उस तारीख़ से पीछे गिने जाते हैं। चुने हुए दिन की सुबह याद दिलाया जाता है, समारोह की जगह के समय से। किसी मेहमान को पाँच बार से ज़्यादा नहीं।';
export const daysBefore = (days: number) => plural(days, { other: '# दिन पहले' });
export const save = 'सहेजें';
export const saving = 'सहेजा जा रहा है…';
export const next = (when: string) => `अगली बार याद दिलाने का समय: ${when}।`;
export const noNext = 'अपने आप याद नहीं दिलाया जाएगा।';

// now
export const nowTitle = 'अभी याद दिलाएँ';
export const wouldGet = (guests: number) =>
  guests === 0 ? 'अभी ऐसा कोई नहीं है जिसे याद दिलाया जाए।' : `अभी ${ofGuests(guests)} को याद दिलाया जा सकता है।`;
/** Where the plan has no reminders. */
export const waitingTitle = 'जवाब बाक़ी';
export const notAnswered = (guests: number) => `${ofGuests(guests)} का जवाब अभी बाक़ी है।`;
export const allAnswered = 'सबका जवाब आ चुका है, इसलिए किसी को याद दिलाने की ज़रूरत नहीं।';
export const allFoundAnswered =
  'इस तरह छाँटे गए मेहमानों में किसी का जवाब बाक़ी नहीं है, इसलिए किसी को याद दिलाने की ज़रूरत नहीं।';
export const noGuests = 'अभी कोई मेहमान नहीं है। पहले न्योता दें, फिर जिनका जवाब न आए, उन्हें याद दिलाएँ।';
export const seeWho = 'देखें किन्हें';
export const remindNow = (guests: number) => `${ofGuests(guests)} को अभी याद दिलाएँ`;
export const reminding = 'याद दिलाया जा रहा है…';
export const sampleTitle = 'संदेश ऐसा दिखेगा';
export const sampleHere = 'हर मेहमान को यह अपनी भाषा में मिलता है, जवाब देने के बटनों के साथ।';

// message
export const messageTitle = 'मेहमानों को लिखें';
export const write = 'संदेश लिखें';
export const writePageTitle = (event: string) => `मेहमानों को लिखें: ${event} · Shagun`;
export const messageHelp =
  'यह आपके अपने शब्दों में ई-मेल से जाता है, समारोह की तारीख़ और स्थान के साथ। इसमें लिखे लिंक दबाए नहीं जा सकते, सिर्फ़ पढ़े जा सकते हैं। जवाब आपके पास आते हैं।';
export const functionLabel = 'किसके मेहमान';
export const wholeEvent = 'पूरा समारोह';
export const audienceLabel = 'किसे मिले';
export const audiences = {
  all: 'सभी मेहमान',
  confirmed: 'जो आ रहे हैं',
  pending: 'जिनका जवाब बाक़ी है',
} as const;
/** Who gets a message, also when it is for the guests of one function. */
export const audienceOf = (audience: keyof typeof audiences, functionName: string) =>
  functionName ? `${functionName} · ${audiences[audience]}` : audiences[audience];
/** With those who do not get it, so that all of them are accounted for. */
export const audienceCount = (guests: number, byHand: number, others: number) =>
  [
    `${ofGuests(guests)} को ई-मेल से`,
    ...(byHand > 0 ? [`${grouped(byHand)} का सिर्फ़ फ़ोन नंबर है`] : []),
    ...(others > 0 ? [`${grouped(others)} को नहीं`] : []),
  ].join(', ');
export const messageLabel = 'आपका संदेश';
export const messageLength = '1,000 अक्षरों तक।';
export const preview = 'भेजने से पहले देखें';
export const previewing = 'एक पल रुकें…';
export const confirmTitle = 'यह संदेश भेजें?';
export const confirmSay = (audience: string, guests: number) =>
  `${audience}: यह ई-मेल ${ofGuests(guests)} को मिलेगा।`;
export const confirmNobody = 'इनमें से किसी मेहमान तक ई-मेल नहीं पहुँच सकता।';
export const sendYourself = (guests: number) =>
  plural(guests, {
    one: 'जिन # मेहमान का ई-मेल नहीं है, उन्हें ख़ुद भेजें',
    other: 'जिन # मेहमानों का ई-मेल नहीं है, उन्हें ख़ुद भेजें',
  });
export const openChat = 'व्हाट्सऐप खोलें';
export const writeTo = (name: string) => `${name} के लिए व्हाट्सऐप खोलें`;
export const send = (guests: number) => `${ofGuests(guests)} को भेजें`;
export const sending = 'भेजा जा रहा है…';
export const change = 'संदेश बदलें';
export const planNote = 'आपके प्लान में याद दिलाना और संदेश भेजना शामिल नहीं है।';
export const byHandInstead =
  'मेहमानों को ख़ुद लिखना अब भी हो सकता है: आपकी सूची में हर मेहमान का एक लिंक है, जो व्हाट्सऐप पर भेजा जा सकता है।';
export const yetToAnswer = 'जिन मेहमानों का जवाब बाक़ी है';
export const seePlans = 'बड़े प्लान के लिए हमें लिखें';
export const failed = 'यह नहीं हो पाया। कृपया फिर कोशिश करें।';

// what was sent
export const sentTitle = 'अब तक भेजा गया';
const sentKinds = { reminder: 'याद दिलाना', message: 'संदेश' } as const;
export const sentTo = (kind: keyof typeof sentKinds, functionName: string) =>
  functionName ? `${sentKinds[kind]} · ${functionName}` : sentKinds[kind];
export const sentOf = (sent: number, total: number) =>
  `${grouped(total)} में से ${plural(sent, { one: '# भेजा गया', other: '# भेजे गए' })}`;
/** Of a message that came in with the event's file, or whose guests are all gone from the list. */
export const sentElsewhere = 'ऐसे मेहमानों को भेजा गया जो इस सूची में नहीं हैं, या समारोह को यहाँ लाने से पहले';
export const waiting = (number: number) => `${grouped(number)} रास्ते में`;
export const undelivered = (number: number) => plural(number, { one: '# नहीं पहुँचा', other: '# नहीं पहुँचे' });

// who
export const whoPageTitle = (event: string) => `किसे मिलेगा: ${event} · Shagun`;
export const whoTitles = {
  reminder: 'किसे याद दिलाया जाएगा',
  all: 'सभी मेहमानों में से संदेश किसे मिलेगा',
  confirmed: 'आने वालों में से संदेश किसे मिलेगा',
  pending: 'जिनका जवाब बाक़ी है, उनमें से संदेश किसे मिलेगा',
} as const;
export const back = 'याद दिलाना';
export const nobody = 'इस सूची में कोई नहीं है।';
export const channels = { email: 'ई-मेल से', whatsapp: 'व्हाट्सऐप से', sms: 'एसएमएस से' } as const;
export const why = {
  not_invited: 'न्योता अभी नहीं गया',
  undelivered: 'पिछला संदेश नहीं पहुँचा',
  unsubscribed: 'और संदेश न भेजने को कहा है',
  enough: 'पाँच बार याद दिलाया जा चुका है',
  lately: 'आज याद दिलाया जा चुका है',
  link: 'सिर्फ़ फ़ोन नंबर है: ख़ुद भेजें',
  no_contact: 'कोई ई-मेल पता नहीं',
} as const;
/** How many do not get it, and why. */
export const unreachedReasons: Record<keyof typeof why, (guests: number) => string> = {
  not_invited: (guests) => `${ofGuests(guests)} को अभी न्योता नहीं दिया गया है।`,
  undelivered: (guests) => `${ofGuests(guests)} तक पिछला संदेश नहीं पहुँचा।`,
  unsubscribed: (guests) => `${ofGuests(guests)} ने और संदेश न भेजने को कहा है।`,
  enough: (guests) => `${ofGuests(guests)} को पाँच बार याद दिलाया जा चुका है।`,
  lately: (guests) => `${ofGuests(guests)} को आज याद दिलाया जा चुका है।`,
  link: (guests) => `${ofGuests(guests)} का सिर्फ़ फ़ोन नंबर है। उन्हें यह ख़ुद भेजें।`,
  no_contact: (guests) => `${ofGuests(guests)} का कोई ई-मेल पता नहीं है।`,
};
export const unreachedTitle = 'किसे नहीं मिलेगा';
export const openWhatsApp = 'व्हाट्सऐप से याद दिलाएँ';
export const openGuest = (name: string) => `${name} का पेज खोलें`;
export const pages = 'मेहमानों के पेज';
