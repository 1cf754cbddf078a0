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
  const joined = new Map<string, string>();
  for (const { name, value } of mail.headers) {
    const earlier = joined.get(name);
    joined.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return Object.fromEntries(joined);
}

function inboxEntry(message: Message): InboxEntry {
  const { id, to, receivedAt, mail, repeats } = message;
  return {
    id,
    to,
    from: mail.from,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: headersOf(message),
    attachments: mail.attachments.map(({ filename, contentType, content }, index) => ({
      filename,
      contentType,
      size: content.byteLength,
      path: attachmentPath(id, index),
    })),
    receivedAt: receivedAt.toISOString(),
    repeats,
  };
}

/** The messages as a JSON list, written one by one: all mail at once can be longer than a string may be. */
export function inboxJson(messages: readonly Message[]): Response {
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const message = messages[next];
      if (!message) {
        controller.enqueue(encoder.encode(next === 0 ? '[]' : ']'));
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode((next === 0 ? '[' : ',') + JSON.stringify(inboxEntry(message))));
      next += 1;
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
