import type { Env } from '#backend/platform/settings/env.ts';
import { messageChannels } from './messages/set-up.ts';
import { sellsVouchers, takesPayments } from './set-up.ts';

/** The parts that are asked how they are by calls that cost nothing, as an operator reads them. */
export const PARTS = { money: 'giving money together', vouchers: 'vouchers for gift cards' } as const;

/** A part of the product that needs a provider. */
interface Part {
  /** As an operator reads it in a list. */
  name: string;
  isThere: boolean;
}

/** Every part of the product that an installation may do without, and whether this one has it. */
export function optionalParts(env: Env): Part[] {
  const channels: readonly string[] = messageChannels(env);
  return [
    { name: PARTS.money, isThere: takesPayments(env) },
    { name: PARTS.vouchers, isThere: sellsVouchers(env) },
    { name: 'messages by WhatsApp', isThere: channels.includes('whatsapp') },
    { name: 'messages by SMS', isThere: channels.includes('sms') },
    { name: 'the look for venues', isThere: env.GOOGLE_MAPS_SERVER_KEY !== '' },
    { name: 'designs from Canva', isThere: env.CANVA_CLIENT_ID !== '' },
    { name: 'descriptions by a language model', isThere: env.TEXT_AI_BASE_URL !== '' },
  ];
}

/** What is not set up, and therefore on no page. */
export const absentParts = (env: Env): string[] =>
  optionalParts(env).flatMap(({ name, isThere }) => (isThere ? [] : [name]));
