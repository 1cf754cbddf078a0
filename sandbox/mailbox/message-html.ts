import { attachmentPath } from '#sandbox/mailbox/inbox-json.ts';
import type { Message } from '#sandbox/mailbox/store.ts';

/** What the frame around a message's HTML may do: open links, nothing else. No scripts, no forms. */
export const frameSandbox =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${frameSandbox}`,
].join('; ');

function withPictures({ id, mail }: Message, origin: string): string {
  return mail.html.replace(/\bcid:([^"'\s)>]+)/gi, (whole, contentId: string) => {
    const index = mail.attachments.findIndex((attachment) => attachment.contentId === contentId);
    return index < 0 ? whole : origin + attachmentPath(id, index);
  });
}

/**
 * The HTML part of a message as a page of its own: scripts and forms are dead, pictures that
 * came along are shown, links open in a new tab.
 */
export function messageHtml(message: Message, origin: string): Response {
  const [, doctype = '', rest = ''] =
    /^(\s*<!doctype[^>]*>)?([\s\S]*)$/i.exec(withPictures(message, origin)) ?? [];
  return new Response(`${doctype}<base target="_blank">${rest}`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
}
