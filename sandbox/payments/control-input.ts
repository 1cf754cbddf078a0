import { z } from 'zod/v4';
import { flag } from '#sandbox/http/behaviour.ts';
import { faultModes, operations } from '#sandbox/payments/faults.ts';
import { tampers } from '#sandbox/payments/weather.ts';

/* What the sandbox's own buttons and programs may ask of the provider. Forms send text, programs JSON. */

const whole = (most: number) => z.coerce.number().int().min(0).max(most);
const modes = Object.keys(faultModes);
const id = z.string().min(1).max(100);
const blank = (value: unknown): unknown => (value === '' ? undefined : value);
const ids = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value),
  z.array(id).max(200),
);

/** Everything is optional: what is not named stays as it is. */
export const weatherInput = z.object({
  held: flag,
  delayMs: whole(600_000).optional(),
  repeat: whole(200).min(1).optional(),
  order: z.enum(['sent', 'reversed', 'shuffled']).optional(),
  tamper: z.enum(tampers).optional(),
  timing: z.enum(['at_once', 'before_return']).optional(),
  newRefunds: z.enum(['processed', 'pending', 'failed']).optional(),
  uniqueReceipts: flag,
});

export const faultInput = z.object({
  operation: z.enum(operations),
  mode: z.enum(['none', ...modes] as ['none', ...(keyof typeof faultModes)[]]),
  /** How often; until taken away when left out. */
  times: z.preprocess(blank, whole(1000).min(1).optional()),
});

export const releaseInput = z.object({
  ids: z.preprocess(blank, ids.optional()),
});

export const deliverInput = z.object({
  id,
  times: whole(200).min(1).default(1),
  tamper: z.enum(tampers).default('none'),
});

export const settleInput = z.object({
  /** An order, a Payment Link, or a payment that was authorised or failed before. */
  id,
  outcome: z.enum(['captured', 'authorized', 'failed']).default('captured'),
  /** Whether the merchant hears of it. */
  webhook: flag.default(false),
  /** Charges something else than was asked for. */
  amount: whole(5_000_000_000).min(1).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

export const refundControl = z.object({ id, status: z.enum(['processed', 'failed']) });
export const expireInput = z.object({ id });
