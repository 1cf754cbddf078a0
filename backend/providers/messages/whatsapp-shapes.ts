import { z } from 'zod/v4';
import { messageWords } from '#messages/phone-messages/words.ts';

/** The answer to a message that was taken. */
export const whatsappAccepted = z.object({
  messages: z.tuple([z.object({ id: z.string().min(1).max(300) })]).rest(z.unknown()),
});

/** An error in Meta's own words; of those only the code is used. */
export const whatsappError = z.object({ error: z.object({ code: z.number().int() }) });

const status = z.object({
  id: z.string().min(1).max(300),
  status: z.string().max(40),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(z.object({ code: z.number().int() })).optional(),
});
export type WireStatus = z.output<typeof status>;

const message = z.object({
  id: z.string().min(1).max(300),
  from: z.string().regex(/^\d{6,20}$/),
  // seconds, in UTC
  timestamp: z.string().regex(/^\d{1,11}$/),
  type: z.string().max(40).optional(),
  // the message it answers, by a quote or a button
  context: z.object({ id: z.string().max(300).optional() }).optional(),
  text: z.object({ body: z.string() }).optional(),
  // a press on a template's quick-reply button
  button: z.object({ text: z.string() }).optional(),
});

/** A callback. What is not about messages is ignored: accounts subscribe to more than they need. */
export const whatsappCallback = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
});

/** One status, or undefined for one that cannot be read. */
export const readStatus = (value: unknown): WireStatus | undefined => status.safeParse(value).data;
export const readMessage = (value: unknown): z.output<typeof message> | undefined =>
  message.safeParse(value).data;

/** What a code says about the number itself, for the organiser; undefined when it is not about the number. */
export const recipientProblem = (code: number): string | undefined =>
  new Map([
    [131_026, messageWords.whatsappNotReached],
    [131_021, messageWords.whatsappOwnNumber],
    [131_030, messageWords.whatsappNotReached],
    [131_045, messageWords.whatsappNotReached],
    [131_049, messageWords.whatsappHeldBack],
    [131_050, messageWords.whatsappNoMarketing],
    [133_010, messageWords.whatsappNotReached],
  ]).get(code);
