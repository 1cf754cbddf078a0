import { z } from 'zod/v4';
import { refusal } from '#sandbox/canva/wire.ts';
import { type Call, disturb, hangUp } from '#sandbox/http/answers.ts';
import { Behaviour, oneOf, upTo, word } from '#sandbox/http/behaviour.ts';
import type { Patience } from '#sandbox/http/patience.ts';

/** Ways to behave, with what they mean. */
export const modes = {
  normal: 'Answer as documented',
  slow: 'Wait, then do what was asked even if the caller has gone',
  'rate-limited': 'Take no more requests (429)',
  'server-error': 'Fail without doing anything (500)',
  garbage: 'Answer 200 with something that is no JSON',
  down: 'Hang up without an answer',
  'act-then-silence': 'Do what was asked and hang up without an answer',
} as const;

/** How exports end. */
export const exportEndings = {
  success: 'A PNG to download',
  failed: 'A failed job: the design holds premium elements',
  'not-a-picture': 'A download that is no picture',
  huge: 'A download that is far too large',
  never: 'A job that stays in progress',
} as const;

/** What the mode applies to. */
export const parts = {
  everything: 'Everything',
  tokens: 'Tokens',
  designs: 'Designs',
  exports: 'Exports',
} as const;

/** What `POST /canva/control` takes, as JSON or as a form. */
export const behaviourChange = z.object({
  mode: oneOf(modes),
  affects: oneOf(parts),
  /** For how many requests; 0 until it is changed. */
  times: upTo(1_000_000),
  /** Whose requests; empty for everybody's. */
  account: word,
  /** How long `slow` waits, in milliseconds. */
  delayMs: upTo(120_000),
  /** Of access tokens given out from now on. */
  tokenSeconds: upTo(86_400),
  exportEnding: oneOf(exportEndings),
  /** How long an export takes. */
  exportMs: upTo(600_000),
  /** Done once, to `account` or to everybody, with nothing to remember. */
  action: z.enum(['reset', 'expire-tokens', 'revoke-consents']).optional(),
});

/** How the service behaves now. */
type BehaviourState = Required<Omit<z.output<typeof behaviourChange>, 'action'>>;

/** The behaviour everybody meets at first. */
export const newBehaviour = () =>
  new Behaviour<BehaviourState>({
    mode: 'normal',
    affects: 'everything',
    times: 0,
    account: '',
    delayMs: 20_000,
    tokenSeconds: 14_400,
    exportEnding: 'success',
    exportMs: 500,
  });
export type CanvaBehaviour = ReturnType<typeof newBehaviour>;

/** Plays the mode the service is in towards an account around what it would have answered. */
export type Disturb = (
  c: Call,
  part: 'tokens' | 'designs' | 'exports',
  account: string | undefined,
  respond: () => Response | Promise<Response>,
) => Promise<Response>;

/** Makes that of the behaviour towards each account. */
export const disturbing =
  (behaviour: CanvaBehaviour, patience: Patience): Disturb =>
  async (c, part, account, respond) => {
    const mode = behaviour.take(({ affects }) => affects === 'everything' || affects === part, account);
    const trouble = await disturb(c, mode, patience, behaviour.for(account).delayMs);
    if (trouble) return trouble;
    if (mode === 'server-error') return refusal(500, 'internal_error', 'Something went wrong');
    if (mode === 'rate-limited')
      return refusal(429, 'too_many_requests', 'Too many requests', { 'retry-after': '1' });
    const answered = await respond();
    return mode === 'act-then-silence' ? hangUp(c) : answered;
  };
