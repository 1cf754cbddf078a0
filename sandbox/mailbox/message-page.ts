import { html } from 'hono/html';
import { plainly } from '#sandbox/http/answers.ts';
import { attachmentPath } from '#sandbox/mailbox/inbox-json.ts';
import { subjectOf, time } from '#sandbox/mailbox/list-page.ts';
import type { Mail, MailAttachment, Message } from '#sandbox/mailbox/store.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';

/** What the frame around a message's HTML may do: open links, nothing else. No scripts, no forms. */
const frameSandbox = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

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
      ...plainly,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    },
  });
}

function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Plain text with its web addresses as links, as mail programs show it. */
function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?')\]])/g)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : html`${part}`,
    );
}

const sender = ({ from, fromName }: Mail): string => (fromName ? `${fromName} <${from}>` : from);

const files = ({ id, mail }: Message): Markup | string =>
  mail.attachments.length === 0
    ? ''
    : html`<section class="stack"><h2>Attachments</h2><ul class="files">${mail.attachments.map(
        ({ filename, contentType, content }, index) =>
          html`<li><a href="${attachmentPath(id, index)}"><strong>${filename}</strong> <span class="soft">${contentType}, ${sizeOf(content.byteLength)}</span></a></li>`,
      )}</ul></section>`;

function body({ id, mail }: Message): Markup {
  const text = html`<pre>${linked(mail.text)}</pre>`;
  if (mail.html) {
    const source = `/mailbox/messages/${id}/html`;
    return html`<section class="stack"><div class="between"><h2>Message</h2><a href="${source}" target="_blank">Open on a page of its own</a></div>
<iframe class="frame" title="The message as people see it" src="${source}" sandbox="${frameSandbox}"></iframe></section>
${mail.text ? html`<details class="card"><summary>Plain text</summary>${text}</details>` : ''}`;
  }
  return html`<section class="stack"><h2>Message</h2><div class="card">${mail.text.trim() ? text : html`<p class="soft">This message is empty.</p>`}</div></section>`;
}

/** One message as the person who got it sees it, with what mail programs hide below. */
export function messagePage(message: Message): Markup {
  const { to, receivedAt, mail } = message;
  return page(
    subjectOf(message),
    'mailbox',
    html`<p><a href="/mailbox">All mail</a></p>
<div class="stack"><h1>${subjectOf(message)}</h1>
<dl><dt>From</dt><dd>${sender(mail)}</dd><dt>To</dt><dd><a href="/mailbox?to=${encodeURIComponent(to)}">${to}</a></dd><dt>Received</dt><dd>${time(receivedAt)}</dd></dl></div>
${files(message)}${body(message)}
<details class="card"><summary>Headers</summary><dl>${mail.headers.map(({ name, value }) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}</dl></details>`,
  );
}

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
      ...plainly,
      'content-type': isType ? contentType : 'application/octet-stream',
      'content-disposition': `${disposition}; filename="${plainName(filename)}"; filename*=UTF-8''${encodedName(filename)}`,
      'content-length': String(content.byteLength),
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
