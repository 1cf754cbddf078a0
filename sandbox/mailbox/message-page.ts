import { html } from 'hono/html';
import { attachmentPath } from '#sandbox/mailbox/inbox-json.ts';
import { subjectOf, time } from '#sandbox/mailbox/list-page.ts';
import { frameSandbox } from '#sandbox/mailbox/message-html.ts';
import type { Mail, Message } from '#sandbox/mailbox/store.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';

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
