import { formatRupees } from '#contract/common/format.ts';

export const amountNeeded = 'रक़म चुनें या लिखें।';
export const belowMinimum = 'कम से कम ₹1 दें।';
export const aboveMost = (most: number) =>
  `एक बार में ज़्यादा से ज़्यादा ${formatRupees(most)} दिए जा सकते हैं। उसके बाद फिर दिए जा सकते हैं।`;
export const noPayments = 'यहाँ पैसे नहीं दिए जा सकते।';
export const eventCancelled = 'यह समारोह रद्द हो गया है, इसलिए इसके लिए अब कुछ जमा नहीं हो रहा है।';
export const notOpen = 'मेज़बान यहाँ शगुन नहीं ले रहे हैं।';
export const ownEvent = 'यह आपका अपना समारोह है। शगुन मेहमान दे सकते हैं।';
export const guestsOnly = 'शगुन सिर्फ़ इस समारोह के मेहमान दे सकते हैं।';
export const payFor = (event: string) => `समारोह का शगुन: ${event}`;

export const partTitle = 'शगुन';
export const partHint = 'आपके आशीर्वाद के साथ आपका लिफ़ाफ़ा।';
export const give = 'कोई और रक़म';

export const tab = (event: string) => `समारोह का शगुन: ${event} · Shagun`;
export const title = 'शगुन दें';
export const backToInvitation = 'न्योते पर वापस';
export const hosts = 'मेज़बान';
export const reaches = (owner: string, days: number) =>
  `यह ${owner} तक गिफ़्ट कार्ड बनकर पहुँचता है, जो ${days === 365 ? 'एक साल' : `${days} दिन`} तक चलते हैं।`;
export const payHint = (to: string) => `बस एक क़दम और: अगले पेज पर भुगतान होते ही आपका शगुन ${to} तक पहुँच जाएगा।`;
