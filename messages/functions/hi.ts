import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const nameRequired = 'कार्यक्रम का नाम लिखें।';
export const tooMany = 'एक समारोह में ज़्यादा से ज़्यादा दस कार्यक्रम होते हैं। पहले एक मिटाएँ।';
export const tooManyAtOnce = 'एक बार में ज़्यादा से ज़्यादा 100।';
export const namedAlready = 'इस नाम का कार्यक्रम सूची में पहले से है।';
export const gone = 'यह कार्यक्रम अब सूची में नहीं है।';
export const changedElsewhere = 'अभी-अभी किसी और ने यह कार्यक्रम बदला है। सहेजने से पहले इसे फिर देख लें।';
export const everyoneInvited = (name: string) => `${name} में अभी सबको न्योता है। पहले उसे बदलें, फिर इसके मेहमान चुनें।`;

const notificationNote = (guests: number) =>
  guests > 0 ? plural(guests, { one: ' # मेहमान को बताया जाएगा।', other: ' # मेहमानों को बताया जाएगा।' }) : '';
export const added = (name: string) => `कार्यक्रम सूची में जुड़ गया: ${name}।`;
export const saved = (name: string, guests: number) =>
  `कार्यक्रम सहेज लिया गया: ${name}।${notificationNote(guests)}`;
export const moved = 'क्रम बदल दिया गया है।';
export const deleted = (name: string, guests: number) =>
  `${name} और इसके जवाब मिटा दिए गए।${notificationNote(guests)}`;
export const everyoneNow = (name: string) => `${name} में अब सबको न्योता है।`;
export const chosenNow = (name: string, guests: number) =>
  guests > 0
    ? plural(guests, { one: `${name} में # मेहमान को न्योता है।`, other: `${name} में # मेहमानों को न्योता है।` })
    : `${name} में अभी किसी को न्योता नहीं है। इसके मेहमान चुनें।`;
export const guestSaved = (guest: string) => `सहेज लिया गया: ${guest} को किन कार्यक्रमों का न्योता है।`;
