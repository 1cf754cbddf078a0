import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

/** Within how long, a word like `के अंदर` follows. */
const hoursInWords = (hours: number): string => (hours === 1 ? 'एक घंटे' : plural(hours, { other: '# घंटे' }));

// lines of the gift cards' history
export const gave = (name: string, gift?: string) =>
  gift === undefined ? `${name} ने दिया` : `${name} ने ${gift} के लिए दिया`;
/** For no gift. */
export const gaveShagun = (name: string) => `${name} ने शगुन दिया`;
/** The name may be empty. */
export const returnedTo = (name: string) => (name === '' ? 'वापस भेजा गया' : `${name} को वापस भेजा गया`);
export const notReturnedTo = (name: string) =>
  name === '' ? 'वापस नहीं भेजा जा सका' : `${name} को वापस नहीं भेजा जा सका`;

// every letter about a contribution
export const terms = {
  event: 'समारोह',
  gift: 'उपहार',
  amount: 'रक़म',
  number: 'भुगतान नंबर',
  paidOn: 'दिया गया',
  blessing: 'आपका आशीर्वाद',
} as const;
export const openEvent = 'समारोह का पेज खोलें';
export const openGift = 'उपहार का पेज खोलें';
export const openShagun = 'शगुन देखें';

// thanks
export { meanwhile } from '#messages/payments/hi.ts';
export const receiptEyebrow = 'धन्यवाद, और आपकी रसीद';
export const theHosts = 'मेज़बान';
export const thanksSubject = (amount: string, event: string) => `धन्यवाद! आपने ${amount} दिए: ${event}`;
export const thanks = (to: string, blessed: boolean) =>
  `आपका उपहार ${to} तक पहुँच गया है${blessed ? ', साथ में आपका आशीर्वाद भी' : ''}। इस ख़ुशी में आप साथ हैं, इसके लिए दिल से धन्यवाद!`;
export const receipt =
  'इस ई-मेल को रसीद के तौर पर सँभालकर रखें। आपने जितना दिया, आयोजक को उतने के गिफ़्ट कार्ड मिलते हैं, जो चुनिंदा दुकानों में चलते हैं।';
export const thanksRegret = (hours: number) =>
  `मन बदल गया? ${hoursInWords(hours)} के अंदर इसे उपहार के पेज पर वापस लिया जा सकता है, जब तक आयोजक ने इसे इस्तेमाल न किया हो और उपहार ख़रीदा न गया हो।`;
export const shagunThanks = (to: string, blessed: boolean) =>
  `आपका शगुन ${to} तक पहुँच गया है${blessed ? ', साथ में आपका आशीर्वाद भी' : ''}। इस ख़ुशी में आप साथ हैं, इसके लिए दिल से धन्यवाद!`;
export const shagunRegret = (hours: number) =>
  `मन बदल गया? ${hoursInWords(hours)} के अंदर इसे आपके शगुन के पेज पर वापस लिया जा सकता है, जब तक आयोजक ने इसे इस्तेमाल न किया हो।`;
export const thanksFinal = 'दिया हुआ शगुन वापस नहीं लिया जा सकता। समारोह रद्द होने पर ही यह आपको वापस मिलता है।';

// money goes back
export const returnSubject = (amount: string) => `${amount} आपको वापस भेजे जा रहे हैं`;
export const returnReasons = {
  event_cancelled: (event: string) =>
    `यह समारोह रद्द हो गया है: ${event}। इसलिए आपने जो दिया, वह आपको वापस भेजा जा रहा है।`,
  withdrawn: (event: string) => `आपने इस समारोह के लिए जो दिया था, वह वापस ले लिया है: ${event}।`,
  taken_off: (event: string) =>
    `एक मेज़बान ने आपको इस उपहार से हटा दिया है (समारोह: ${event})। इसलिए आपने जो दिया, वह आपको वापस भेजा जा रहा है।`,
  operator: (event: string) => `आपने इस समारोह के लिए जो दिया, वह आपको वापस भेजा जा रहा है: ${event}।`,
} as const;
export const returnUsed = (amount: string) =>
  `इसमें से ${amount} पहले ही इस्तेमाल हो चुके थे, इसलिए वापस नहीं भेजे जा सकते।`;
export const returnTime = 'पैसे 5 से 7 कामकाजी दिनों में उसी खाते या कार्ड में पहुँच जाते हैं जिससे आपने दिए थे।';
export const withdrawnSubject = (name: string, amount: string) => `${name} ने ${amount} वापस ले लिए`;
export const withdrawn = (name: string, event: string) =>
  `${name} ने इस समारोह के लिए दिया अपना शगुन वापस ले लिया है: ${event}। यह रक़म अब आपके गिफ़्ट कार्डों में नहीं है।`;
export const returnedSubject = (name: string, amount: string) => `${name} को ${amount} वापस भेजे जा रहे हैं`;
export const returned = (name: string, event: string) =>
  `${name} ने इस समारोह के लिए जो शगुन दिया, वह वापस भेजा जा रहा है: ${event}। यह रक़म अब आपके गिफ़्ट कार्डों में नहीं है।`;

// it could not go back
export const failedSubject = (amount: string) => `${amount} आपको वापस नहीं भेजे जा सके`;
export const failed = (event: string) =>
  `भुगतान कंपनी आपके दिए पैसे वापस नहीं भेज सकी (समारोह: ${event})। पैसे सुरक्षित हैं: रक़म फिर से आयोजक के गिफ़्ट कार्डों में है।`;
export const failedAnswer = 'कृपया इसी ई-मेल का जवाब दें, ताकि हम कोई और रास्ता निकाल सकें।';
export const failedToSubject = (name: string, amount: string) => `${name} को ${amount} वापस नहीं भेजे जा सके`;
export const failedTo = (name: string, event: string) =>
  `${name} ने जो दिया था, भुगतान कंपनी उसे वापस नहीं भेज सकी (समारोह: ${event})। रक़म फिर से आपके गिफ़्ट कार्डों में है। जब तक कोई रास्ता न निकले, कृपया उसे वहीं रहने दें; ${name} को बता दिया गया है।`;

// the event is cancelled and nothing is left
export const nothingLeftSubject = (event: string) => `समारोह रद्द: ${event}`;
export const nothingLeft = (event: string, amount: string) =>
  `यह समारोह रद्द हो गया है: ${event}। आपके दिए ${amount} वापस भेजे जाने से पहले ही इस्तेमाल हो गए। कृपया आयोजक से बात करें।`;
/** Less than the payment provider sends. */
export const tooLittleLeft = (amount: string) => `इसमें से ${amount} बचे हैं। इतनी छोटी रक़म वापस नहीं भेजी जा सकती।`;
