import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const whichOnes = 'किन कार्यक्रमों में आना होगा?';
export const howManyAtEach = (limit: number) => `किसमें कितने लोग आएँगे? (सब मिलाकर ${limit} तक)`;
export const askWho = (name: string, day: string) => `${name}, ${day}: कौन-कौन आएगा?`;
export const all = 'सब';
export const notComing = 'आना नहीं हो पाएगा';
export const people = (number: number) => plural(number, { one: '# व्यक्ति', other: '# लोग' });
