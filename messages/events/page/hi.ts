import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const notFoundTitle = 'समारोह नहीं मिला';
export const notFound = 'जिस समारोह को आप खोज रहे हैं वह मौजूद नहीं है, या उसे देखने की अनुमति आपके पास नहीं है।';
export const loadFailed = 'समारोह की जानकारी नहीं खुल सकी। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const loadFailedTitle = 'हमारी ओर से कुछ गड़बड़ हो गई';
export const backToProfile = 'प्रोफ़ाइल पर वापस';
export const deadLink = {
  title: 'यह लिंक अब काम नहीं करता',
  message:
    'हो सकता है मेज़बान ने आपको नया लिंक भेजा हो: कृपया सबसे नए संदेश का लिंक खोलें, या मेज़बान से नया लिंक माँगें। आप उस ई-मेल पते से साइन इन भी कर सकते हैं जिस पर न्योता आया था।',
  signIn: 'साइन इन करें',
};
export const errorNumber = (status: number) => `त्रुटि ${status}`;

export const eventTypeNames = {
  wedding: 'विवाह',
  engagement: 'सगाई',
  reception: 'रिसेप्शन',
  birthday: 'जन्मदिन',
  babyShower: 'गोद भराई',
  houseWarming: 'गृह प्रवेश',
  getTogether: 'मिलन समारोह',
  custom: 'समारोह',
};

export const stranger =
  'आप इस समारोह की मेहमान सूची में नहीं हैं। अगर आपको न्योता मिला है, तो न्योते में दिया अपना लिंक खोलें, या उसी ई-मेल पते से साइन इन करें जिस पर न्योता आया था।';
export const cancelled = 'यह समारोह रद्द कर दिया गया है।';
export const over = 'यह समारोह हो चुका है, इसलिए अब जवाब नहीं लिए जा रहे।';

export const guests = (number: number) => plural(number, { other: '# मेहमान' });
export const bride = 'वधू';
export const groom = 'वर';

export const moreGifts = (number: number) => plural(number, { other: 'और # उपहार' });
export const giftTypeNames = {
  home: 'घर',
  kitchen: 'रसोई',
  travel: 'यात्रा',
  experience: 'अनुभव',
  cash: 'शगुन',
  other: 'अन्य',
};
export const collected = (collected: string, price: string) => `${price} में से ${collected} जमा`;
export const noMoney = 'इस तोहफ़े के लिए पैसे नहीं लिए जा रहे।';
export const remaining = (collected: string, price: string, left: string) =>
  `${price} में से ${collected} जमा, ${left} बाक़ी`;
export const giving = (people: number) =>
  plural(people, { one: '# व्यक्ति दे रहे हैं', other: '# लोग मिलकर दे रहे हैं' });
export const steps = {
  enable: 'मिलकर दें',
  contribute: 'योगदान दें',
  ask: 'साथ देने के लिए पूछें',
  see: 'कौन दे रहा है, देखें',
  none: '',
};

export const page = {
  share: 'साझा करें',
  linkCopied: 'लिंक कॉपी हो गया!',
  copyFailed: 'यहाँ कॉपी नहीं हो सका। टेक्स्ट चुनकर ख़ुद कॉपी करें।',
  details: 'समारोह की जानकारी',
  dateAndTime: 'तारीख़ और समय',
  addToCalendar: 'कैलेंडर में जोड़ें',
  venue: 'स्थान',
  showOnMap: 'नक़्शे पर देखें',
  notSpecified: 'अभी तय नहीं',
  guestsInvited: 'आमंत्रित मेहमान',
  wishlist: 'उपहार सूची',
  noGifts: 'अभी कोई उपहार नहीं जोड़ा गया है',
  delivered: 'पहुँच गया',
  purchased: 'ख़रीदा गया',
  collectedBar: 'जमा राशि',
};

export const visitor = {
  explanation: 'जिसके पास यह लिंक है वह इस समारोह को देख सकता है। मेहमान न्योते में दिए अपने लिंक से जवाब देते हैं।',
  signIn: 'जवाब देने के लिए साइन इन करें',
};

export const requests = {
  title: 'मिलकर देने के अनुरोध',
  received: ['', ' आपके साथ मिलकर ', ' देना चाहते हैं।'],
  sent: ['आपने ', ' से इस उपहार के बारे में पूछा: ', ''],
  accept: 'स्वीकार करें',
  reject: 'मना करें',
  states: { pending: 'जवाब बाक़ी', accepted: 'स्वीकार किया', rejected: 'मना किया' },
};
