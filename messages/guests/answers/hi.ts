import { locales } from '#messages/language.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');
const number = (value: number) => value.toLocaleString(locales.hi);
const people = (value: number) => (value === 1 ? '1 व्यक्ति' : plural(value, { other: '# लोग' }));

export const yes = (guests: number, heads: number) =>
  guests > 0 ? `${number(guests)} हाँ, ${people(heads)}` : '0 हाँ';
export const notComing = (guests: number) => `${number(guests)} नहीं आ रहे`;
export const noAnswer = (guests: number) => `${number(guests)} जवाब बाक़ी`;

const atMost = (expected: number, coming: number) =>
  `ज़्यादा से ज़्यादा ${people(expected)}: ${number(coming)} का आना पक्का, ${number(expected - coming)} का जवाब बाक़ी।`;
export const uncountedFamilies = (guests: number) =>
  guests === 1
    ? 'इनमें 1 परिवार को एक ही व्यक्ति गिना गया है, क्योंकि किसी ने नहीं बताया कि वे कितने लोग हैं।'
    : `इनमें ${number(guests)} परिवारों को एक-एक व्यक्ति गिना गया है, क्योंकि किसी ने नहीं बताया कि वे कितने लोग हैं।`;
export const expected = (
  { expected: most, uncountedFamilies: families }: { expected: number; uncountedFamilies: number },
  coming: number,
) =>
  most > coming
    ? [atMost(most, coming), ...(families > 0 ? [uncountedFamilies(families)] : [])].join(' ')
    : '';

interface Answers {
  confirmed: number;
  people: number;
  declined: number;
  pending: number;
}

export const answersOf = ({ confirmed, people: heads, declined, pending }: Answers) =>
  [
    yes(confirmed, heads),
    ...(declined > 0 ? [notComing(declined)] : []),
    ...(pending > 0 ? [noAnswer(pending)] : []),
  ].join(' · ');

export const unreachable = (guests: number, names: readonly string[] = []) => {
  const more = guests - names.length;
  const who =
    names.length === 0 ? '' : ` (${[...names, ...(more > 0 ? [`और ${number(more)}`] : [])].join(', ')})`;
  return guests === 1
    ? `1 मेहमान${who} का न ई-मेल है, न फ़ोन, इसलिए उन्हें न्योता नहीं भेजा जा सकता। कोई एक जोड़ें, या उनका लिंक उन्हें ख़ुद भेजें।`
    : `${number(guests)} मेहमानों${who} का न ई-मेल है, न फ़ोन, इसलिए उन्हें न्योता नहीं भेजा जा सकता। कोई एक जोड़ें, या उनके लिंक उन्हें ख़ुद भेजें।`;
};
export const showUnreachable = 'देखें कि कौन हैं';
