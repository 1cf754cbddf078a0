const contactNames = { phone: 'फ़ोन', email: 'ई-मेल', both: 'ई-मेल और फ़ोन' } as const;

interface Pair {
  name: string;
  other: string;
  contact: keyof typeof contactNames;
  isListed: boolean;
  isReached: boolean;
}

const are = (contact: Pair['contact']) => (contact === 'both' ? 'हैं' : 'है');

const shares = ({ name, other, contact, isListed }: Pair) =>
  `${name} का ${contactNames[contact]} वही ${are(contact)} जो ${isListed ? 'सूची में ' : ''}${other} का है।`;

export const outcomes = {
  ask: (pair: Pair) => `${shares(pair)} बताएँ कि ये दोनों कौन हैं; अभी कुछ नहीं किया गया है।`,
  same: ({ name, other, contact, isListed }: Pair) =>
    isListed
      ? name === other
        ? `${name} इसी ${contactNames[contact]} के साथ पहले से सूची में हैं।`
        : `${name} को ${other} ही माना गया है, जो इसी ${contactNames[contact]} के साथ पहले से सूची में हैं।`
      : name === other
        ? `${name} का नाम एक ही ई-मेल या फ़ोन के साथ दो बार लिखा है।`
        : `${name} को ${other} ही माना गया है: दोनों का ${contactNames[contact]} एक ही है।`,
  household: ({ name, other }: Pair) => `${name} और ${other} अब एक परिवार हैं: एक न्योता, दोनों के नाम से।`,
  own: (pair: Pair) =>
    pair.isReached
      ? `${shares(pair)} ${pair.contact === 'both' ? 'ये' : 'यह'} ${contactNames[pair.contact]} ${pair.other} के नाम ही ${pair.contact === 'both' ? 'रहेंगे' : 'रहेगा'}।`
      : `${shares(pair)} दोनों को रखा गया है; न्योता ${pair.other} को जाएगा।`,
} as const;

export const question = 'ये दोनों कौन हैं?';
export const sayWhich = 'चुनें कि ये दोनों कौन हैं, फिर बटन एक बार और दबाएँ।';
export const choices = {
  household: 'एक परिवार: एक न्योता, दोनों के नाम से',
  own: 'दो अलग मेहमान: न्योता दूसरे को जाएगा',
  same: 'एक ही व्यक्ति',
} as const;
export const joinListed =
  'एक परिवार: दोनों मिलकर एक मेहमान हो जाएँगे, एक न्योता, दोनों के नाम से। यह वापस नहीं लिया जा सकता';
