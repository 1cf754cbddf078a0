import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const ask = (name: string, day: string, heads: number) =>
  heads === 1 ? `${name}, ${day}: क्या आप आएँगे?` : `${name}, ${day}: आप में से कितने लोग आएँगे?`;
export const notComing = 'नहीं आएँगे';
export const coming = 'आएँगे';
export const people = (number: number) => plural(number, { one: '# व्यक्ति', other: '# लोग' });
export const answered = (people: string) => `आपका जवाब: ${people}`;
