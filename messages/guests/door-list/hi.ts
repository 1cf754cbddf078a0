import { yes } from '#messages/guests/answers/hi.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const title = (event: string) => `प्रिंट के लिए मेहमान सूची: ${event} · Shagun`;
export const titleUnknown = 'प्रिंट के लिए मेहमान सूची · Shagun';
export const back = 'मेहमान सूची';
export const heading = (event: string) => `मेहमान: ${event}`;
export const headingOf = (name: string, event: string) => `मेहमान: ${name}, ${event}`;
export const summary = (guests: number, confirmed: number, heads: number) =>
  `${plural(guests, { other: '# मेहमान' })}: ${yes(confirmed, heads)}।`;
export const print = 'प्रिंट करें';
export const howToPrint = 'अपने ब्राउज़र के मेनू में “प्रिंट” चुनें। काग़ज़ पर सिर्फ़ सूची आएगी।';
export const whichGuests = 'किसके मेहमान';
export const allOfEvent = 'पूरा समारोह';
export const phones = 'फ़ोन नंबर के साथ';
export const comingOnly = 'जो नहीं आ रहे, उनके बिना';
export const apply = 'दिखाएँ';
export const nobody = 'इस सूची में अभी कोई नहीं है।';

export const table = 'नाम के क्रम से मेहमान';
export const here = 'आ गए';
export const guest = 'मेहमान';
export const reply = 'जवाब';
export const heads = 'लोग';
export const note = 'संदेश';
export const phone = 'फ़ोन';
export const otherLetters = '# और नाम';
export const party = (adults: number, children: number) =>
  children > 0 ? `${adults} + ${children}` : String(adults);
export const partyExplained = 'लोग: बड़े + बच्चे।';
export const headsOfFunction = 'लोग: इतनों को अंदर आने दें।';
