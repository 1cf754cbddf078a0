import * as mail from '#messages/collaboration/mail/hi.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

/** Within how long, a word like `के अंदर` follows. */
const hoursInWords = (hours: number): string => (hours === 1 ? 'एक घंटे' : plural(hours, { other: '# घंटे' }));

export const { terms, openEvent, returnUsed, returnTime, nothingLeft, tooLittleLeft } = mail;
export const { returnSubject, failedSubject, failed, failedAnswer, nothingLeftSubject } = mail;
export const returnReasons = {
  ...mail.returnReasons,
  taken_off: (event: string) =>
    `आपका भुगतान पहुँचने से पहले मेज़बान ने आपको मेहमान सूची से या इस उपहार से हटा दिया था (समारोह: ${event})। इसलिए पैसे आपको वापस भेजे जा रहे हैं।`,
} as const;

// thanks
export const openInvitation = 'अपने न्योते पर वापस';
export const { receiptEyebrow, theHosts, receipt, meanwhile } = mail;
export const { thanksSubject, thanks, thanksFinal, shagunThanks } = mail;
export const thanksRegret = (hours: number) =>
  `मन बदल गया? इसी ई-मेल पते से साइन इन करके उपहार का पेज खोलें। वहाँ इसे ${hoursInWords(hours)} के अंदर वापस लिया जा सकता है, जब तक आयोजक ने इसे इस्तेमाल न किया हो और उपहार ख़रीदा न गया हो। समारोह रद्द हो जाए, तो जो बचा है, वह अपने आप आपको वापस भेज दिया जाएगा।`;
export const shagunRegret = (hours: number) =>
  `मन बदल गया? इसी ई-मेल पते से साइन इन करें और समारोह के पेज से अपने शगुन का पेज खोलें। वहाँ इसे ${hoursInWords(hours)} के अंदर वापस लिया जा सकता है, जब तक आयोजक ने इसे इस्तेमाल न किया हो। समारोह रद्द हो जाए, तो जो बचा है, वह अपने आप आपको वापस भेज दिया जाएगा।`;

/** The same without anybody’s name, for an address that no mail of the event went to. */
export const bare = {
  thanksSubject: (amount: string) => `${amount} की रसीद`,
  thanks: (amount: string) => `किसी न्योते के निजी लिंक से ${amount} दिए गए।`,
  returned: (amount: string) => `किसी न्योते के निजी लिंक से दिए गए ${amount} वापस भेजे जा रहे हैं।`,
  failed: 'भुगतान कंपनी इन्हें वापस नहीं भेज सकी। पैसे सुरक्षित हैं, और हम इन पर नज़र रख रहे हैं।',
  nothingLeftSubject: 'आपके दिए पैसे वापस नहीं भेजे जा सकते',
  nothingLeft: (amount: string) =>
    `समारोह रद्द हो गया है। आपके दिए ${amount} वापस भेजे जाने से पहले ही इस्तेमाल हो गए। कृपया आयोजक से बात करें।`,
};
