/** What numbers with these last four digits do, for trying out what real phones do by chance. */
export const magicNumbers = {
  '0000': 'the message is taken, then cannot be delivered',
  '0001': 'the message is refused at once: no such number',
  '0002': 'the answer takes a minute, the message arrives',
  '0003': 'the answer is garbage, the message arrives',
  '0004': 'too many requests at the first try, taken at the second',
  '0005': 'the message is taken and nothing is ever heard of it',
  '0006': 'as if the WhatsApp templates were registered in English alone',
  '0007': 'as if no WhatsApp template were registered',
} as const;

type Magic = keyof typeof magicNumbers | 'ordinary';

/** How this number behaves. */
export function magicOf(number: string): Magic {
  const end = number.slice(-4);
  return Object.hasOwn(magicNumbers, end) ? (end as Magic) : 'ordinary';
}
