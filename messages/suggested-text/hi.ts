import { inTime } from '#messages/in-time.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const nameAndDateFirst = 'पहले समारोह का नाम और तारीख़ भरें';
export const failed = 'सुझाव नहीं बन पाया। फिर कोशिश करें।';

/** For whoever has used up the day. `seconds` until it works again. */
export const dayUsedUp = (limit: number, seconds: number) =>
  plural(limit, {
    one: `आज का # सुझाव ले लिया गया है। “एआई से लिखें” ${inTime(seconds)} बाद फिर चलेगा; तब तक समारोह के बारे में ख़ुद लिखें।`,
    other: `आज के # सुझाव पूरे हो गए हैं। “एआई से लिखें” ${inTime(seconds)} बाद फिर चलेगा; तब तक समारोह के बारे में ख़ुद लिखें।`,
  });
export const tooFast = (seconds: number) =>
  `थोड़े समय में बहुत बार कोशिश हुई। ${inTime(seconds)} बाद फिर कोशिश करें।`;

// the button beside the description
export const generate = 'एआई से लिखें';
export const stop = 'रोकें';
export const putBack = 'मेरा लिखा वापस लाएँ';
export const help =
  'नाम, तारीख़, स्थान और जोड़े के नाम से कुछ पंक्तियाँ सुझाता है। अगर इस साइट पर लिखने वाली कोई सेवा जुड़ी है, तो उसे बस यही मिलता है, और कुछ नहीं।';
export const writing = 'समारोह के बारे में लिखा जा रहा है। बीच में रोकने के लिए एस्केप या “रोकें” दबाएँ।';
export const written = 'लीजिए, समारोह के बारे में कुछ पंक्तियाँ। इन्हें पढ़ें, और जो चाहें बदल लें।';
export const writtenFromWording =
  'लीजिए, कुछ पंक्तियाँ। इन्हें पढ़ें, और जो चाहें बदल लें; दूसरी पंक्तियों के लिए “एआई से लिखें” फिर दबाएँ।';
export const stopped = 'रोक दिया गया। जितना लिखा जा चुका था, वह रहेगा; जो चाहें बदल लें।';
export const stoppedEarly = 'रोक दिया गया। कुछ भी नहीं बदला।';
export const ownTextBack = 'आपका लिखा हुआ वापस आ गया है।';
