import { z } from 'zod/v4';
import * as words from '#messages/phone-messages/en.ts';
import { parseJson } from '#backend/providers/http-answer.ts';
import type { CallbackReading, Reply, StatusUpdate } from './port.ts';

const text = z.union([z.string(), z.number()]).transform(String);

const report = z.object({ number: text.optional(), status: text, CRQID: text.optional() });

/** Version 2 of MSG91's delivery reports: a form whose field `data` holds this as JSON. */
const reports = z.array(z.object({ requestId: text, report: z.array(z.unknown()).max(10_000) })).max(1000);

/** A text that came in on a number with a keyword. */
const incoming = z.object({
  mobile: text.pipe(z.string().regex(/^\+?\d{6,20}$/)),
  message: z.string().max(2000),
});

/** What MSG91's numbers mean (its help page on webhooks). */
const DELIVERED = '1';
const failures: Readonly<Record<string, { because: 'recipient' | 'operator'; reason: string }>> = {
  2: { because: 'recipient', reason: words.smsUndelivered },
  9: { because: 'recipient', reason: words.smsNoPromotion },
  16: { because: 'operator', reason: words.smsOperatorRefused },
  17: { because: 'recipient', reason: words.smsBlocked },
  25: { because: 'operator', reason: words.smsOperatorRefused },
};

/**
 * Reads a callback of MSG91: delivery reports, or a text that came in. MSG91 signs nothing;
 * the address it is given holds a secret, which the caller has checked.
 */
export function readMsg91Callback(rawBody: Uint8Array, contentType: string): CallbackReading {
  const body = /^application\/x-www-form-urlencoded\b/i.test(contentType)
    ? formOf(rawBody)
    : parseJson(rawBody);
  const reply = incoming.safeParse(body);
  if (reply.success) return { kind: 'news', statuses: [], replies: [replyOf(reply.data)] };
  const data = z.object({ data: z.unknown() }).safeParse(body).data?.data;
  const read = reports.safeParse(typeof data === 'string' ? parseJson(new TextEncoder().encode(data)) : data);
  if (!read.success) return { kind: 'refused', reason: 'malformed' };
  return {
    kind: 'news',
    statuses: read.data.flatMap(({ requestId, report: each }) =>
      each.flatMap((one) => newsOf(requestId, one)),
    ),
    replies: [],
  };
}

function formOf(rawBody: Uint8Array): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(rawBody)));
}

function newsOf(ref: string, value: unknown): StatusUpdate[] {
  const read = report.safeParse(value).data;
  if (!read) return [];
  // '0' and empty stand for none
  const id = read.CRQID && read.CRQID !== '0' ? read.CRQID : null;
  if (read.status === DELIVERED) return [{ ref, id, progress: 'delivered', because: null, reason: '' }];
  const failure = Object.hasOwn(failures, read.status) ? failures[read.status] : undefined;
  return failure ? [{ ref, id, progress: 'failed', ...failure }] : [];
}

const replyOf = ({ mobile, message }: z.output<typeof incoming>): Reply => ({
  from: `+${mobile.replace(/\D/g, '')}`,
  text: message,
});
