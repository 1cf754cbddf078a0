import PostalMime, { type Address, type Attachment, decodeWords } from 'postal-mime';
import type { Mail, MailAttachment } from '#sandbox/mailbox/store.ts';

const addressOf = (from: Address | undefined): { address: string; name: string } => {
  const mailbox = from?.group ? from.group[0] : from;
  return { address: mailbox?.address ?? '', name: mailbox?.name ?? '' };
};

function contentOf(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

/** Endings for parts that mail programs send without a name. */
const endings: Readonly<Record<string, string>> = {
  'text/calendar': '.ics',
  'message/rfc822': '.eml',
  'text/plain': '.txt',
  'text/html': '.html',
};

function attachmentOf(attachment: Attachment, index: number): MailAttachment {
  const contentId = attachment.contentId?.replace(/^<|>$/g, '');
  return {
    filename: attachment.filename || `attachment-${index + 1}${endings[attachment.mimeType] ?? ''}`,
    contentType: attachment.mimeType,
    ...(contentId && { contentId }),
    content: contentOf(attachment.content),
  };
}

/**
 * Reads a message as it came over the wire. Never fails: what cannot be read as a message is
 * kept as plain text, because a mail server does not look inside either.
 *
 * @param envelopeFrom the sender of the SMTP conversation, used when the message names none
 */
export async function parseMail(wire: Uint8Array, envelopeFrom: string): Promise<Mail> {
  try {
    const email = await PostalMime.parse(wire);
    const from = addressOf(email.from);
    return {
      from: from.address || envelopeFrom,
      fromName: from.name,
      subject: email.subject ?? '',
      text: email.text ?? '',
      html: email.html ?? '',
      headers: email.headers.map(({ key, value }) => ({ name: key, value: decodeWords(value) })),
      attachments: email.attachments.map(attachmentOf),
      bytes: wire.byteLength,
    };
  } catch {
    return {
      from: envelopeFrom,
      fromName: '',
      subject: '',
      text: new TextDecoder().decode(wire),
      html: '',
      headers: [],
      attachments: [],
      bytes: wire.byteLength,
    };
  }
}
