import { typeNames } from '../types/hi.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const notFoundTitle = 'समारोह नहीं मिला';
export const notFound = 'या तो ऐसा कोई समारोह नहीं है, या आपको उसे देखने की अनुमति नहीं है।';
export const loadFailed = 'समारोह की जानकारी खुल नहीं पाई। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const loadFailedTitle = 'हमारी ओर से कुछ गड़बड़ हो गई';
export const backToProfile = 'प्रोफ़ाइल पर वापस';
export const deadLink = {
  title: 'यह लिंक अब काम नहीं करता',
  message:
    'लिंक अधूरा है या बदल गया है। सबसे नए संदेश का पूरा लिंक दबाएँ। न मिले, तो मेज़बान से पूरा लिंक माँगें, या अपने उस ई-मेल पते से साइन इन करें जो मेज़बान के पास है।',
  signIn: 'साइन इन करें',
};
export const errorNumber = (status: number) => `एरर ${status}`;

export const eventTypeNames = { ...typeNames, custom: 'समारोह' };

export const stranger =
  'आपका नाम इस समारोह की मेहमान सूची में नहीं है। अगर आपको न्योता मिला है, तो न्योते में दिया अपना निजी लिंक खोलें, या उसी ई-मेल पते से साइन इन करें जिस पर न्योता आया था।';
export const cancelled = 'यह समारोह रद्द हो गया है।';

export const moneyGoesBack =
  'अगर आपने शगुन दिया है, तो उसमें से जो मेज़बान ने इस्तेमाल नहीं किया, वह आपको उसी तरीक़े से वापस मिलेगा जिससे भुगतान हुआ था: आम तौर पर 5 से 7 कामकाजी दिनों में।';

export const guests = (number: number) => plural(number, { other: '# मेहमान' });

export const moreGifts = (number: number) => plural(number, { other: 'और # उपहार' });
export const giftTypeNames = {
  home: 'घर',
  kitchen: 'रसोई',
  travel: 'यात्रा',
  experience: 'अनुभव',
  cash: 'शगुन',
  other: 'कुछ और',
};
export const collected = (collected: string, price: string) => `${price} में से ${collected} जमा`;
export const noMoney = 'इस उपहार के लिए पैसे नहीं लिए जा रहे।';
export const remaining = (collected: string, price: string, left: string) =>
  `${price} में से ${collected} जमा, ${left} बाक़ी`;
export const giving = (people: number) =>
  plural(people, { one: '# व्यक्ति की ओर से', other: '# लोग मिलकर दे रहे हैं' });
export const steps = {
  enable: 'मिलकर दें',
  contribute: 'इसके लिए शगुन दें',
  ask: 'शामिल होने के लिए पूछें',
  see: 'देने वालों के नाम देखें',
  none: '',
};

/** The photo and the story, where there are any. */
export const story = {
  title: 'कुछ बातें',
  ofCouple: 'हमारी कहानी',
  photoAlt: (eventName: string) => `तस्वीर: ${eventName}`,
};

export const facts = {
  dateAndTime: 'तारीख़ और समय',
  venue: 'स्थान',
  notSpecified: 'अभी तय नहीं',
  guestsInvited: 'बुलाए गए मेहमान',
};

export const page = {
  share: 'शेयर करें',
  linkCopied: 'लिंक कॉपी हो गया!',
  copyFailed: 'यहाँ कॉपी नहीं हो पाया। लिंक को चुनकर ख़ुद कॉपी कर लें।',
  next: 'आगे के लिए',
  seeGifts: 'उपहार सूची देखें',
  addToCalendar: 'कैलेंडर में जोड़ें',
  showOnMap: 'नक़्शे पर देखें',
};

/** What the server alone draws says. */
export const drawn = {
  details: 'समारोह की जानकारी',
  wishlist: 'उपहार सूची',
  noGifts: 'अभी कोई उपहार नहीं जोड़ा गया है',
  delivered: 'पहुँच गया',
  purchased: 'ख़रीदा गया',
  collectedBar: 'अब तक जमा',
};

export const visitor = {
  explanation:
    'यह समारोह इस लिंक से सबको दिखता है। आपको न्योता मिला है, तो जवाब देने के लिए उसमें दिया अपना निजी लिंक खोलें।',
  signIn: 'जवाब देने के लिए साइन इन करें',
};

export const requests = {
  title: 'मिलकर देने के अनुरोध',
  received: ['', ' ने आपके साथ मिलकर ', ' देने के लिए पूछा है।'],
  sent: ['आपने ', ' से ', ' के बारे में पूछा है।'],
  accept: 'हाँ कहें',
  reject: 'मना करें',
  bought: 'यह उपहार ख़रीदा जा चुका है।',
  states: { pending: 'जवाब बाक़ी', accepted: 'मान लिया गया', rejected: 'मना कर दिया गया' },
};
