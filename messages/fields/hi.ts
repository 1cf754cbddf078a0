import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const identifier = 'यह आईडी सही नहीं है।';
export const text = 'यहाँ कुछ लिखें।';
export const atMostCharacters = (most: number) => plural(most, { other: 'ज़्यादा से ज़्यादा # अक्षर लिखें।' });

export const nameWithLink = 'नाम लिखें, वेब या ई-मेल पते के बिना। नाम में बिंदु हो, तो उसके बाद थोड़ी जगह (स्पेस) छोड़ें।';

export const date = 'तारीख़ लिखें।';
export const dateThatExists = 'ऐसी तारीख़ लिखें जो कैलेंडर में हो।';
export const time = 'समय घंटे और मिनट में लिखें।';
export const timeZone = 'सूची में से समय क्षेत्र चुनें।';

export const link = 'लिंक लिखें।';
export const linkTooLong = 'यह लिंक बहुत लंबा है।';
export const webLink = 'ऐसा लिंक लिखें जो https:// या http:// से शुरू हो।';
export const email = 'ई-मेल पता लिखें।';
export const emailTooLong = 'यह ई-मेल पता बहुत लंबा है।';
export const emailLike = 'ई-मेल पता ऐसे लिखें: name@example.com';

export const phone = '10 अंकों का फ़ोन नंबर लिखें।';
export const phoneDigitsLost =
  '10 अंकों का फ़ोन नंबर लिखें। एक्सेल शीट में इस नंबर के कुछ अंक खो गए हैं: फ़ोन वाले कॉलम को टेक्स्ट बनाएँ, फिर नंबर दोबारा लिखें।';
export const phoneAbroad = 'पूरा फ़ोन नंबर देश के कोड के साथ लिखें, जैसे +44 20 7946 0958।';

export const rupees = 'रक़म रुपयों में लिखें।';
export const amountBelowZero = 'रक़म शून्य से कम नहीं हो सकती।';
export const amountTooLarge = 'रक़म ज़्यादा से ज़्यादा ₹9,99,99,999.99 हो सकती है।';
export const twoDecimals = 'दशमलव के बाद ज़्यादा से ज़्यादा दो अंक लिखें।';
