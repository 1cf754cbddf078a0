export const terms = {
  event: 'समारोह',
  gift: 'उपहार',
  amount: 'रक़म',
  number: 'भुगतान नंबर',
  paidOn: 'दिया गया',
  blessing: 'आपका आशीर्वाद',
} as const;
export const openEvent = 'समारोह का पेज खोलें';
export const returnReasons = {
  event_cancelled: (event: string) =>
    `यह समारोह रद्द हो गया है: ${event}। इसलिए आपने जो दिया वह आपको वापस भेजा जा रहा है।`,
  withdrawn: (event: string) => `आपने इस समारोह में दिया अपना उपहार वापस लिया है: ${event}।`,
  taken_off: (event: string) =>
    `आपका भुगतान पहुँचने से पहले मेज़बान ने आपको मेहमान सूची से या इस उपहार से हटा दिया था (समारोह: ${event})। इसलिए पैसे आपको वापस भेजे जा रहे हैं।`,
  operator: (event: string) => `आपने इस समारोह के लिए जो दिया वह आपको वापस भेजा जा रहा है: ${event}।`,
} as const;
export const returnUsed = (amount: string) =>
  `इसमें से ${amount} पहले ही इस्तेमाल हो चुके थे, इसलिए वापस नहीं भेजे जा सकते।`;
export const returnTime = 'पैसे 5 से 7 कामकाजी दिनों में उसी कार्ड या खाते में पहुँच जाते हैं जिससे आपने दिए थे।';
export const returnSubject = (amount: string) => `${amount} आपको वापस भेजे जा रहे हैं`;
export const failedSubject = (amount: string) => `${amount} आपको वापस नहीं भेजे जा सके`;
export const failed = (event: string) =>
  `भुगतान कंपनी आपके दिए पैसे वापस नहीं भेज सकी (समारोह: ${event})। पैसे सुरक्षित हैं: रक़म फिर से मेज़बान के गिफ़्ट कार्डों में है।`;
export const failedAnswer = 'कृपया इसी ई-मेल का जवाब दें, ताकि हम कोई और रास्ता निकाल सकें।';
export const nothingLeftSubject = (event: string) => `समारोह रद्द: ${event}`;
export const nothingLeft = (event: string, amount: string) =>
  `यह समारोह रद्द हो गया है: ${event}। आपके दिए ${amount} वापस भेजे जाने से पहले ही इस्तेमाल हो गए। कृपया मेज़बान से बात करें।`;
export const tooLittleLeft = (amount: string) => `इसमें से ${amount} बचे हैं। इतनी छोटी रक़म वापस नहीं भेजी जा सकती।`;

// thanks
export { meanwhile } from '#messages/payments/hi.ts';
export const openInvitation = 'अपने न्योते पर वापस';
export const receiptEyebrow = 'धन्यवाद, और आपकी रसीद';
export const theHosts = 'मेज़बान';
export const thanksSubject = (amount: string, event: string) => `धन्यवाद! आपने ${amount} दिए: ${event}`;
export const thanks = (to: string, blessed: boolean) =>
  `आपका उपहार ${to} तक पहुँच गया है${blessed ? ', साथ में आपका आशीर्वाद भी' : ''}। इस ख़ुशी में आप साथ हैं, इसके लिए दिल से धन्यवाद!`;
export const receipt =
  'इस ई-मेल को रसीद के तौर पर सँभालकर रखें। आपने जितना दिया, मेज़बान को उतने के गिफ़्ट कार्ड मिलते हैं, जो चुनिंदा दुकानों में चलते हैं।';
export const thanksRegret = (hours: number) =>
  `अगर आपका मन बदले, तो इसी ई-मेल पते से साइन इन करके उपहार का पेज खोलें। जब तक मेज़बान ने रक़म इस्तेमाल न की हो और उपहार ख़रीदा न गया हो, वहाँ ${hours} घंटे के अंदर इसे वापस लिया जा सकता है। समारोह रद्द हो जाए, तो जो बचा है वह अपने आप आपको वापस भेज दिया जाएगा।`;
export const shagunThanks = (to: string, blessed: boolean) =>
  `आपका शगुन ${to} तक पहुँच गया है${blessed ? ', साथ में आपका आशीर्वाद भी' : ''}। इस ख़ुशी में आप साथ हैं, इसके लिए दिल से धन्यवाद!`;
export const shagunRegret = (hours: number) =>
  `अगर आपका मन बदले, तो इसी ई-मेल पते से साइन इन करें और समारोह के पेज से अपने शगुन का पेज खोलें। जब तक मेज़बान ने रक़म इस्तेमाल न की हो, वहाँ ${hours} घंटे के अंदर इसे वापस लिया जा सकता है। समारोह रद्द हो जाए, तो जो बचा है वह अपने आप आपको वापस भेज दिया जाएगा।`;
export const thanksFinal = 'दिया हुआ उपहार वापस नहीं लिया जा सकता। समारोह रद्द होने पर ही पैसे आपको वापस भेजे जाते हैं।';

/** The same without anybody's name, for an address that no mail of the event went to. */
export const bare = {
  thanksSubject: (amount: string) => `${amount} की रसीद`,
  thanks: (amount: string) => `किसी न्योते के निजी लिंक से ${amount} दिए गए।`,
  returned: (amount: string) => `किसी न्योते के निजी लिंक से दिए गए ${amount} वापस भेजे जा रहे हैं।`,
  failed: 'पेमेंट कंपनी इन्हें वापस नहीं भेज पाई। पैसे सुरक्षित हैं और हम इस पर नज़र रख रहे हैं।',
  nothingLeftSubject: 'आपके दिए पैसे वापस नहीं आ पाएँगे',
  nothingLeft: (amount: string) =>
    `समारोह रद्द हो गया है। आपके दिए ${amount} वापस आने से पहले ख़र्च हो चुके थे। इसके बारे में कृपया मेज़बान से बात करें।`,
};
