import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

/** The reply-by date, reminders and messages to guests: what the organiser is told. */
export const daysRange = '1 से 30 दिन पहले तक याद दिलाया जा सकता है।';
export const daysAtMost = 'ज़्यादा से ज़्यादा पाँच दिन चुनें: किसी को पाँच बार से ज़्यादा याद नहीं दिलाया जाता।';
export const audienceNeeded = 'चुनें कि संदेश किसे मिले।';
export const functionUnknown = 'समारोह चुनें, या उसका कोई कार्यक्रम।';
export const textNeeded = 'संदेश लिखें।';
export const textTooLong = 'संदेश ज़्यादा से ज़्यादा 1,000 अक्षरों का हो।';

// the reply-by date
export const replyByPast = 'यह दिन निकल चुका है। आज का या आगे का कोई दिन चुनें।';
export const replyByAfterEvent = 'समारोह के दिन का या उससे पहले का कोई दिन चुनें।';
export const replyByNeeded = 'पहले तारीख़ रखें: उससे कुछ दिन पहले याद दिलाया जाता है।';
export const savedNone = 'सहेज लिया गया। अब जवाब की कोई आख़िरी तारीख़ नहीं है।';
export const saved = 'सहेज लिया गया। मेहमानों को दिखेगा कि उनका जवाब किस तारीख़ तक चाहिए।';
export const savedWithNext = (when: string) => `सहेज लिया गया। अगली बार याद दिलाने का समय: ${when}।`;
export const savedNothingAhead =
  'सहेज लिया गया। आपके चुने हुए दिन निकल चुके हैं, इसलिए अपने आप याद नहीं दिलाया जाएगा। मेहमानों को अभी याद दिलाना हो, तो वह अब भी हो सकता है।';

// plan
export const planHasNone = (plan: string) =>
  `मेहमानों को याद दिलाना और संदेश भेजना प्रीमियम प्लान के साथ मिलता है, और आपका प्लान ${plan} है। जवाब की आख़िरी तारीख़ रखना मुफ़्त है। बड़े प्लान के लिए हमें लिखें।`;

// reminding now
export const night = (time: string) =>
  `जहाँ समारोह है, वहाँ अभी का समय: ${time}। वहाँ के समय से सुबह 9 से रात 8 बजे के बीच ही याद दिलाया जाता है, इसलिए कृपया तब फिर आएँ।`;
export const begun = 'समारोह शुरू हो चुका है, इसलिए अब याद नहीं दिलाया जाता।';
export const nobodyToRemind = 'अभी ऐसा कोई नहीं है जिसे याद दिलाना हो।';
const ofGuests = (guests: number) => plural(guests, { one: '# मेहमान', other: '# मेहमानों' });
export const reminded = (guests: number) => `${ofGuests(guests)} को याद दिलाया जा रहा है।`;

// messages
export const nobodyToTell = 'इनमें से किसी मेहमान तक ई-मेल नहीं पहुँच सकता, इसलिए कुछ नहीं भेजा गया।';
export const messageSent = (guests: number) => `आपका संदेश ${ofGuests(guests)} को भेजा जा रहा है।`;
export const messageSentBefore = 'यह संदेश पहले ही भेजा जा चुका है। किसी को दो बार नहीं मिलता।';
