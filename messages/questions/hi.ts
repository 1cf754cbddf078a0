import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const textRequired = 'सवाल लिखें।';
export const kindRequired = 'चुनें कि मेहमान जवाब कैसे दें।';
export const twoChoicesNeeded = 'चुनने के लिए कम से कम दो जवाब लिखें।';
export const choicesDiffer = 'दो जवाब एक जैसे हैं।';
export const tooMany = 'एक समारोह में ज़्यादा से ज़्यादा दस सवाल होते हैं। पहले एक मिटाएँ।';
export const duplicateQuestion = 'यह सवाल सूची में पहले से है।';
export const gone = 'यह सवाल अब सूची में नहीं है।';
export const choiceTaken = (choice: string, guests: number) =>
  `${plural(guests, { one: `# मेहमान ने “${choice}” चुना है`, other: `# मेहमानों ने “${choice}” चुना है` })}, इसलिए यह जवाब हटाया नहीं जा सकता। इसके शब्द बदले जा सकते हैं, या पूरा सवाल मिटाया जा सकता है।`;
export const added = 'सवाल सूची में जुड़ गया है।';
export const saved = 'सवाल सहेज लिया गया है।';
export const moved = 'क्रम बदल दिया गया है।';
export const deleted = 'सवाल और उसके जवाब मिटा दिए गए।';
