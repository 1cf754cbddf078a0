import { createHmac, timingSafeEqual } from 'node:crypto';
import { messageWords } from '#messages/phone-messages/words.ts';
import { sameSecret } from '#backend/platform/ids.ts';
import { parseJson } from '#backend/providers/http-answer.ts';
import type { CallbackReceiver, CallbackReading, DeliveryProgress, Reply, StatusUpdate } from './port.ts';
import {
  readMessage,
  readStatus,
  recipientProblem,
  whatsappCallback,
  type WireStatus,
} from './whatsapp-shapes.ts';

/** `X-Hub-Signature-256`: `sha256=` and the hex HMAC-SHA256 of the raw body with the app's secret. */
const whatsappSignature = (appSecret: string, rawBody: Uint8Array): string =>
  `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`;

function signatureHolds(expected: string, given: string): boolean {
  const left = Buffer.from(expected);
  const right = Buffer.from(given);
  return left.length === right.length && timingSafeEqual(left, right);
}

const progresses: readonly string[] = ['sent', 'delivered', 'read', 'failed'] satisfies DeliveryProgress[];

/** What WhatsApp calls: Meta asks for the verify token when the address is entered there, and signs what it sends. */
export const whatsappCallbacks: CallbackReceiver = {
  channel: 'whatsapp',
  path: 'whatsapp',
  challenge({ WHATSAPP_VERIFY_TOKEN: expected }, query) {
    const isVerified =
      query['hub.mode'] === 'subscribe' &&
      expected !== undefined &&
      sameSecret(query['hub.verify_token'] ?? '', expected);
    return isVerified ? (query['hub.challenge'] ?? '') : null;
  },
  read({ WHATSAPP_APP_SECRET: appSecret, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId }, { rawBody, headers }) {
    if (!appSecret || !phoneNumberId) return { kind: 'not-set-up' };
    if (!signatureHolds(whatsappSignature(appSecret, rawBody), headers.get('x-hub-signature-256') ?? ''))
      return { kind: 'refused', reason: 'signature' };
    return readCallback(phoneNumberId, rawBody);
  },
};

/** Reads news. Statuses of other numbers of the same account are passed over. */
function readCallback(phoneNumberId: string, rawBody: Uint8Array): CallbackReading {
  const read = whatsappCallback.safeParse(parseJson(rawBody));
  if (!read.success) return { kind: 'refused', reason: 'malformed' };
  const values = read.data.entry
    .flatMap(({ changes }) => changes)
    .filter(
      ({ field, value }) =>
        field === 'messages' && (value.metadata?.phone_number_id ?? phoneNumberId) === phoneNumberId,
    )
    .map(({ value }) => value);
  return {
    kind: 'news',
    statuses: values.flatMap(({ statuses = [] }) => statuses.flatMap((each) => newsOf(readStatus(each)))),
    replies: values.flatMap(({ messages = [] }) => messages.flatMap((each) => replyOf(each))),
  };
}

function newsOf(status: WireStatus | undefined): StatusUpdate[] {
  // `deleted` and whatever comes to exist one day change nothing for the organiser
  if (!status || !progresses.includes(status.status)) return [];
  const progress = status.status as DeliveryProgress;
  const base = { ref: status.id, id: status.biz_opaque_callback_data ?? null, progress };
  if (progress !== 'failed') return [{ ...base, because: null, reason: '' }];
  const code = status.errors?.[0]?.code ?? 0;
  const recipient = recipientProblem(code);
  return [
    {
      ...base,
      because: recipient ? 'recipient' : 'operator',
      reason: recipient ?? messageWords.whatsappUndelivered(code),
    },
  ];
}

/** What people send in place of words, which we do not fetch. */
const WORDLESS: ReadonlySet<string> = new Set([
  'audio',
  'image',
  'video',
  'document',
  'sticker',
  'location',
  'contacts',
]);

function replyOf(value: unknown): Reply[] {
  const message = readMessage(value);
  if (!message) return [];
  const text =
    message.text?.body ?? message.button?.text ?? (WORDLESS.has(message.type ?? '') ? '' : undefined);
  if (text === undefined) return [];
  return [
    {
      ref: message.id,
      quotedRef: message.context?.id ?? null,
      from: `+${message.from}`,
      text,
      at: new Date(Number(message.timestamp) * 1000),
    },
  ];
}
