import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const ask = (name: string, day: string, heads: number) =>
  heads === 1 ? `${name}, ${day}: क्या आपका आना हो पाएगा?` : `${name}, ${day}: आप में से कितने लोग आएँगे?`;
export const askWho = (name: string, day: string) => `${name}, ${day}: कौन-कौन आएगा?`;
export const notComing = 'आना नहीं हो पाएगा';
export const coming = 'आना पक्का है';
export const people = (number: number) => plural(number, { one: '# व्यक्ति', other: '# लोग' });
export const answered = (people: string) => `आपका जवाब: ${people}`;
