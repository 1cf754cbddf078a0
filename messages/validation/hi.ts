import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const needed = 'यह भरना ज़रूरी है।';
export const text = 'यहाँ कुछ लिखें।';
export const number = 'कृपया संख्या लिखें।';
export const wholeNumber = 'कृपया पूरी संख्या लिखें, दशमलव के बिना।';
export const yesOrNo = 'हाँ या नहीं चुनें।';
export const list = 'यहाँ एक सूची होनी चाहिए।';
export const group = 'यहाँ कई जानकारियाँ एक साथ होनी चाहिए।';
export const choice = 'दिए गए विकल्पों में से एक चुनें।';
export const email = 'ई-मेल पता ऐसे लिखें: name@example.com';
export const link = 'ऐसा लिंक लिखें जो https:// या http:// से शुरू हो।';
export const moment = 'तारीख़ और समय लिखें।';
export const unreadable = 'कृपया इसे जाँचें: यह पढ़ा नहीं जा सका।';
export const tooLarge = 'यह बहुत बड़ा है।';
export const tooSmall = 'यह बहुत छोटा है।';
export const unknownFields = 'यहाँ कुछ ऐसी जानकारी आई है जिसकी यहाँ जगह नहीं है।';

export const atMostCharacters = (most: number) => plural(most, { other: 'ज़्यादा से ज़्यादा # अक्षर लिखें।' });
export const atLeastCharacters = (least: number) => plural(least, { other: 'कम से कम # अक्षर लिखें।' });
export const atMostEntries = (most: number) =>
  plural(most, { one: 'ज़्यादा से ज़्यादा एक चुनें।', other: 'ज़्यादा से ज़्यादा # हो सकते हैं।' });
export const atLeastEntries = (least: number) =>
  plural(least, { one: 'कम से कम एक चुनें।', other: 'कम से कम # ज़रूरी हैं।' });
export const atMost = (most: number) => plural(most, { other: '# या उससे कम लिखें।' });
export const atLeast = (least: number) => plural(least, { other: '# या उससे ज़्यादा लिखें।' });
export const below = (limit: number) => plural(limit, { other: '# से कम लिखें।' });
export const above = (limit: number) => plural(limit, { other: '# से ज़्यादा लिखें।' });
