import type { MailAttachment } from '#sandbox/mailbox/store.ts';

/** Pictures may be shown inside a message; everything else is only ever saved. */
const shownInPlace = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Quotes and everything outside plain ASCII would break the header or be misread. */
const plainName = (filename: string): string => filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');

/** RFC 8187; the detour through bytes repairs half characters, which cannot be encoded. */
const encodedName = (filename: string): string =>
  encodeURIComponent(Buffer.from(filename).toString()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The download of one attachment. */
export function attachmentDownload({ filename, contentType, content }: MailAttachment): Response {
  const isType = /^[\w.+-]+\/[\w.+-]+$/.test(contentType);
  const disposition = shownInPlace.has(contentType) ? 'inline' : 'attachment';
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': isType ? contentType : 'application/octet-stream',
      'content-disposition': `${disposition}; filename="${plainName(filename)}"; filename*=UTF-8''${encodedName(filename)}`,
      'content-length': String(content.byteLength),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
