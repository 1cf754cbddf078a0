import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const duplicates = 'जो मेहमान शायद सूची में दो बार हैं';
export const duplicatesTitle = 'दोहराए गए मेहमान · Shagun';
export const findDuplicates = 'दोहराए गए नाम खोजें';
export const noDuplicates = 'कोई मेहमान दो बार नहीं मिला';
export const noDuplicatesHint = 'किन्हीं दो मेहमानों का फ़ोन नंबर, ई-मेल या नाम एक नहीं है।';
export const backToList = 'मेहमान सूची पर वापस';
export const why = {
  phone: 'एक ही फ़ोन नंबर',
  email: 'एक ही ई-मेल',
  name: 'नाम सुनने में एक जैसे',
} as const;
export const compare = 'साथ-साथ देखें';
export const compareNames = (one: string, other: string) => `${one} और ${other} को साथ-साथ देखें`;

export const sameAsOther = 'क्या ये सूची में एक बार और हैं?';
export const otherHeading = (guest: string) => `${guest} सूची में दूसरी बार कहाँ हैं?`;
export const otherLead = 'दोनों को एक मेहमान करने से पहले वे आपको साथ-साथ दिखाए जाएँगे।';
export const likelyOthers = 'शायद इनमें से कोई';
export const searchOthers = 'सूची में खोजें';
export const searchWords = {
  search: 'खोजें',
  searchHint: 'नाम, ई-मेल या फ़ोन',
  apply: 'खोजें',
} as const;
export const othersFound = (guests: number) => plural(guests, { one: '# मेहमान मिला', other: '# मेहमान मिले' });
export const firstOthers = 'ये शुरू के कुछ मेहमान हैं; कम नाम देखने के लिए एक शब्द और लिखें।';
export const noOther = 'सूची में ऐसा कोई और नहीं मिला। कोई दूसरा शब्द लिखकर देखें।';
export const backToGuest = (guest: string) => `${guest} के पेज पर वापस`;

export const mergeTitle = 'दो मेहमानों को एक करें · Shagun';
export const mergeHeading = 'क्या ये दोनों एक ही मेहमान हैं?';
export const mergeLead = (name: string) =>
  `दोनों एक मेहमान हो जाएँगे: ${name}। जो जवाब बाद में आया, वही माना जाएगा, और उसमें दोनों के लोग होंगे। उपहार, धन्यवाद, संदेश, कार्यक्रम और टैग एक जगह आ जाएँगे, और दोनों के निजी लिंक एक ही पेज पर ले जाएँगे। यह वापस नहीं लिया जा सकता।`;
export const lost = (tags: readonly string[], contacts: string) =>
  `इनके लिए जगह नहीं बची: ${[
    tags.length > 0 ? `टैग ${tags.join(', ')}` : '',
    contacts ? `दूसरे संपर्क ${contacts}` : '',
  ]
    .filter(Boolean)
    .join('; ')}। जो रखना हो, उसके लिए पहले जगह बनाएँ, या उसे कहीं और लिख लें।`;
export const stays = 'ये रहेंगे';
export const goes = 'ये इनमें जुड़ जाएँगे';
export const result = 'इसके बाद';
export const reply = 'जवाब';
export const swap = 'इनकी जगह दूसरे को रखें';
export const merge = 'दोनों को एक करें';
export const merging = 'एक किया जा रहा है…';
export const keepBoth = 'नहीं, दोनों को रहने दें';

export const merged = (goes: string, stays: string) =>
  goes === stays ? `${stays} अब एक ही मेहमान हैं।` : `${goes} को ${stays} के साथ एक कर दिया गया।`;
export const ownAccounts = (one: string, other: string) =>
  `${one} और ${other} दोनों के यहाँ अपने-अपने खाते हैं, इसलिए वे दो मेहमान ही रहेंगे। एक करने पर उनमें से किसी एक के जवाब और उपहार उनके खाते में न रहते।`;
export const answeredMeanwhile = 'आपके देखने के बाद इनमें से एक का जवाब आया है। फिर से देख लें, तब एक करें।';
