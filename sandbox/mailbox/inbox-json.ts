import { Readable } from 'node:stream';
import { plainly } from '#sandbox/http/answers.ts';
import type { Message } from '#sandbox/mailbox/store.ts';

/** One message in `GET /inbox.json`. */
export interface InboxEntry {
  id: string;
  /** The address it was delivered to. */
  to: string;
  /** The sender's address. */
  from: string;
  subject: string;
  /** Empty when the message has no plain-text part. */
  text: string;
  /** Empty when the message has no HTML part. */
  html: string;
  /** Names in lower case, values decoded; a header that comes twice has its values joined by `, `. */
  headers: Record<string, string>;
  attachments: {
    filename: string;
    contentType: string;
    /** Bytes. */
    size: number;
    /** Path of the download. */
    path: string;
  }[];
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** How often the same message came again and was not shown twice. */
  repeats: number;
}

/** Path of the n-th attachment of a message, counted from 0. */
export const attachmentPath = (id: string, index: number): string =>
  `/mailbox/messages/${id}/attachments/${index}`;

function headersOf({ mail }: Message): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const { name, value } of mail.headers)
    joined[name] = Object.hasOwn(joined, name) ? `${joined[name]}, ${value}` : value;
  return joined;
}

function inboxEntry(message: Message): InboxEntry {
  const { id, to, receivedAt, repeats } = message;
  const { from, subject, text, html, attachments } = message.mail;
  return {
    id,
    to,
    from,
    subject,
    text,
    html,
    headers: headersOf(message),
    attachments: attachments.map(({ filename, contentType, content }, index) => ({
      filename,
      contentType,
      size: content.byteLength,
      path: attachmentPath(id, index),
    })),
    receivedAt: receivedAt.toISOString(),
    repeats,
  };
}

function* written(messages: readonly Message[]): Generator<Buffer> {
  for (const [index, message] of messages.entries())
    yield Buffer.from((index === 0 ? '[' : ',') + JSON.stringify(inboxEntry(message)));
  yield Buffer.from(messages.length === 0 ? '[]' : ']');
}

/** The messages as a JSON list, written one by one: all mail at once can be longer than a string may be. */
export const inboxJson = (messages: readonly Message[]): Response =>
  new Response(Readable.toWeb(Readable.from(written(messages), { objectMode: false })) as ReadableStream, {
    headers: { ...plainly, 'content-type': 'application/json; charset=utf-8' },
  });
