import { z } from 'zod/v4';
import { outcome } from '#contract/common/fields.ts';

/** What leads into an account beside the way somebody came by. */
const otherWays = z.object({
  /** In part: `t•••t@g•••m`. */
  addresses: z.array(z.string()),
  /** Whether the identity provider opens it. */
  provider: z.boolean(),
  sessions: z.number().int(),
  passkeys: z.number().int(),
  apiKeys: z.number().int(),
  webhooks: z.number().int(),
  calendar: z.boolean(),
  designTool: z.boolean(),
  /** News of its events, sent to the telephone of the profile. */
  newsByWhatsApp: z.boolean(),
  /** Co-hosts of one's events, invited or there. */
  hosts: z.number().int(),
});
export type OtherWays = z.infer<typeof otherWays>;

/**
 * `GET /auth/ways-in`. `ending` is what ends what is not one's own (docs/decisions/0119): `close`, every other way in; `leave`, where
 * somebody hosted or paid for something in the account before; `none`, where the way one came by opens it no more.
 */
export const waysIn = z.object({
  /** Whether it is still to be said that all is one's own. */
  isAsked: z.boolean(),
  /** When the account was begun. */
  begunAt: z.string(),
  others: otherWays,
  ending: z.enum(['close', 'leave', 'none']),
});
export type WaysIn = z.infer<typeof waysIn>;

/** `GET /auth/ways-in/question`: whether it is still to be said whose the other ways are. */
export const waysInQuestion = waysIn.pick({ isAsked: true });

/** `POST /auth/ways-in`: that all is one's own, or one of the ends `ending` speaks of. */
export const waysInAnswer = z.object({ answer: z.enum(['mine', 'close', 'leave']) });

/** `logout`: one has left the account. */
export const waysInAnswered = outcome.extend({ action: z.enum(['logout', 'none']) });

/** Whether anything but the way one came by opens the account; co-hosts open its events alone. */
export const hasOtherWays = ({ hosts: _hosts, addresses, ...others }: OtherWays): boolean =>
  addresses.length > 0 || Object.values(others).some(Boolean);
