import { z } from 'zod/v4';
import { flag, oneOf, upTo } from '#sandbox/http/behaviour.ts';

/** Ways to behave, with what they mean. */
export const modes = {
  normal: 'Answer as documented',
  slow: 'Wait, then do what was asked even if the caller has gone',
  'insufficient-balance': 'Refuse orders: the account has no money left (400)',
  'server-error': 'Fail without doing anything (500)',
  down: 'Hang up without an answer',
  garbage: 'Answer 200 with something that is no JSON',
  'accept-then-silence': 'Accept orders, send the voucher, never answer',
  'accept-then-error': 'Accept orders, send the voucher, answer 502',
  processing: 'Accept orders and deliver them later (PROCESSING)',
} as const;

/** Numbers, also as text with commas between them. */
const ids = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value),
  z.array(z.coerce.number().int()).max(100),
);

/** What `POST /reloadly/control` takes, as JSON or as a form. */
export const behaviourChange = z.object({
  mode: oneOf(modes),
  /** What the mode applies to. */
  affects: z.enum(['orders', 'everything']).optional(),
  /** For how many requests; 0 until it is changed. */
  times: upTo(1_000_000),
  /** How long `slow` waits, in milliseconds. */
  delayMs: upTo(120_000),
  /** Of tokens given out from now on. */
  tokenSeconds: upTo(5_184_000),
  /** Whether a second order with the same customIdentifier is taken too. */
  takeRepeats: flag,
  /** Whether product lists come as bare arrays instead of pages. */
  bareLists: flag,
  /** Products that cannot be ordered. */
  refusedProducts: ids.optional(),
  /** Done once, with nothing to remember. */
  action: z.enum(['reset', 'expire-tokens', 'deliver-waiting', 'fail-waiting', 'forget-orders']).optional(),
});

/** How the service behaves now. */
export type BehaviourState = Required<Omit<z.output<typeof behaviourChange>, 'action'>>;
/** How it behaves at first. */
export const initial: BehaviourState = {
  mode: 'normal',
  affects: 'orders',
  times: 0,
  delayMs: 20_000,
  tokenSeconds: 86_400,
  takeRepeats: true,
  bareLists: false,
  refusedProducts: [],
};
