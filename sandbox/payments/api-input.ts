import { z } from 'zod/v4';
import type { Notes } from '#sandbox/payments/records.ts';
import { Refusal } from '#sandbox/payments/refusal.ts';

/* What the API takes, with Razorpay's own sentences. */

const amount = z
  .number({ error: 'The amount must be an integer.' })
  .int({ error: 'The amount must be an integer.' })
  .min(100, { error: 'Order amount less than minimum amount allowed' })
  .max(5_000_000_000, { error: 'Amount exceeds maximum amount allowed.' });
const currency = z.literal('INR', { error: 'Currency is not supported' });
const line = (longest: number, name: string) =>
  z
    .string({ error: `The ${name} must be a string.` })
    .max(longest, { error: `The ${name} may not be greater than ${longest} characters.` });

const receipt = line(40, 'receipt')
  .nullish()
  .transform((text) => text ?? null);

/** Razorpay takes an empty list for no notes. */
const notes = z.preprocess(
  (value) => (Array.isArray(value) && value.length === 0 ? {} : (value ?? {})),
  z
    .record(z.string().max(256), z.union([z.string(), z.number()]).transform(String), {
      error: 'notes must be an object',
    })
    .refine((pairs) => Object.keys(pairs).length <= 15, {
      error: 'Number of fields in notes should be less than or equal to 15',
    })
    .refine((pairs) => Object.values(pairs).every((text) => text.length <= 512), {
      error: 'Notes values are too long',
    })
    .transform((pairs): Notes => pairs),
);

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'The callback url format is invalid.' })
  .max(2048);

export const orderInput = z.object({ amount, currency, receipt, notes });

const sixMonths = 183 * 24 * 3600;
const quarter = 15 * 60;

/** `now` in Unix seconds. */
export const linkInput = (now: number) =>
  z.object({
    amount,
    currency: currency.default('INR'),
    accept_partial: z.literal(false, { error: 'Partial payments are not enabled' }).default(false),
    reference_id: line(40, 'reference_id').default(''),
    description: line(2048, 'description').default(''),
    expire_by: z
      .number()
      .int()
      .min(now + quarter, { error: 'expire_by: timestamp must be atleast 15 minutes in future' })
      .max(now + sixMonths, { error: 'expire_by: timestamp must be within six months' })
      .default(now + sixMonths),
    customer: z
      .object({
        name: line(255, 'name').default(''),
        email: line(255, 'email').default(''),
        contact: line(20, 'contact').default(''),
      })
      .default({ name: '', email: '', contact: '' }),
    notes,
    callback_url: webAddress.default(''),
    callback_method: z.literal('get', { error: 'callback_method: must be get' }).optional(),
  });

export const refundInput = z.object({
  amount: z
    .number({ error: 'The amount must be an integer.' })
    .int({ error: 'The amount must be an integer.' })
    .min(100, { error: 'The amount must be at least INR 1.00' })
    .optional(),
  speed: z.enum(['normal', 'optimum'], { error: 'speed must be normal or optimum' }).default('normal'),
  receipt,
  notes,
});

/** @throws {Refusal} naming the first field that is wrong, as Razorpay does */
export function input<S extends z.ZodType>(shape: S, body: unknown): z.output<S> {
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal(400, issue?.message ?? 'Bad request', issue?.path.map(String).join('.'));
}

/** The JSON object of a request. @throws {Refusal} */
export async function jsonBody(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, 'The api payload is not valid JSON.');
  return { ...body };
}
