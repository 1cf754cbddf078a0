import { z } from 'zod/v4';
import { messageWords } from '#messages/phone-messages/words.ts';
import { sameSecret } from '#backend/platform/ids.ts';
import { parseJson } from '#backend/providers/http-answer.ts';
import type { CallbackReading, CallbackReceiver, Reply, StatusUpdate } from './port.ts';

const text = z.union([z.string(), z.number()]).transform(String);

const report = z.object({ number: text.optional(), status: text, CRQID: text.optional() });

/** Version 2 of MSG91's delivery reports: a form whose field `data` holds this as JSON. */
const reports = z.array(z.object({ requestId: text, report: z.array(z.unknown()).max(10_000) })).max(1000);

/** A text that came in on a number with a keyword. */
const incoming = z.object({
  mobile: text.pipe(z.string().regex(/^\+?\d{6,20}$/)),
  message: z.string().max(2000),
});

type Reason = 'smsUndelivered' | 'smsNoPromotion' | 'smsOperatorRefused' | 'smsBlocked';

/** What MSG91's numbers mean (its help page on webhooks). */
const DELIVERED = '1';
const failures: Readonly<Record<string, { because: 'recipient' | 'operator'; reason: Reason }>> = {
  2: { because: 'recipient', reason: 'smsUndelivered' },
  9: { because: 'recipient', reason: 'smsNoPromotion' },
  16: { because: 'operator', reason: 'smsOperatorRefused' },
  17: { because: 'recipient', reason: 'smsBlocked' },
  25: { because: 'operator', reason: 'smsOperatorRefused' },
};

/** What MSG91 calls. It signs nothing, so the address it is given holds a secret. */
export const msg91Callbacks: CallbackReceiver = {
  channel: 'sms',
  path: 'msg91/:secret',
  read({ MSG91_CALLBACK_SECRET: expected }, { rawBody, headers, secret }) {
    if (!expected || !sameSecret(secret, expected)) return { kind: 'refused', reason: 'secret' };
    return readCallback(rawBody, headers.get('content-type') ?? '');
  },
};

/** Reads delivery reports, or a text that came in. */
function readCallback(rawBody: Uint8Array, contentType: string): CallbackReading {
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
  if (!failure) return [];
  return [{ ref, id, progress: 'failed', because: failure.because, reason: messageWords[failure.reason] }];
}

const replyOf = ({ mobile, message }: z.output<typeof incoming>): Reply => ({
  ref: null,
  quotedRef: null,
  from: `+${mobile.replace(/\D/g, '')}`,
  text: message,
  // its callback has no time
  at: null,
});
