import { randomInt } from 'node:crypto';
import { sandboxUrl } from './people.ts';

/** A message on a phone of the sandbox. */
export interface OnPhone {
  via: 'WhatsApp' | 'SMS';
  text: string;
  state: 'accepted' | 'sent' | 'delivered' | 'read' | 'failed';
}

/** A number nobody used before, ending in `end`; ordinary without it. @see sandbox/phone/numbers.ts */
export const newPhone = (end = String(randomInt(1000, 10_000))): string =>
  `9${randomInt(10_000, 100_000)}${end}`;

/** What a phone got, oldest first. */
export const phones = async (phone: string): Promise<OnPhone[]> =>
  (await (await fetch(sandboxUrl(`/phones.json?number=91${phone}`))).json()) as OnPhone[];
