import { html } from 'hono/html';
import type { Message } from '#sandbox/mailbox/store.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';

/** What the list shows. */
interface MailListView {
  readonly smtpUrl: string;
  /** The messages of this page, newest first. */
  readonly messages: readonly Message[];
  /** All that match, on every page. */
  readonly total: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** How many messages come before this page. */
  readonly offset: number;
  /** What the person filters by; empty for all. */
  readonly to: string;
}

const clock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as people read it, in the time zone of this computer. */
export const time = (at: Date): Markup =>
  html`<time datetime="${at.toISOString()}">${clock.format(at)}</time>`;

/** A message without a subject still needs something to press. */
export const subjectOf = ({ mail }: Message): string => mail.subject.trim() || '(no subject)';

const row = (message: Message): Markup => html`<li><a class="mail" href="/mailbox/messages/${message.id}">
<span><strong>${subjectOf(message)}</strong><span class="soft">from ${message.mail.fromName || message.mail.from || 'nobody'}</span></span>
<span class="to">${message.to}</span><span class="soft">${time(message.receivedAt)}</span></a></li>`;

const address = (to: string, number: number): string =>
  `/mailbox?${new URLSearchParams({ ...(to && { to }), page: String(number) }).toString()}`;

function empty({ smtpUrl, to }: MailListView): Markup {
  return to
    ? html`<p>No mail to an address with '${to}' in it. <a href="/mailbox">Show all mail</a></p>`
    : html`<p>No mail yet. What is sent to <code>${smtpUrl}</code> appears here.</p>`;
}

const pager = ({ page: here, pages, to }: MailListView): Markup | string =>
  pages < 2
    ? ''
    : html`<nav class="pages" aria-label="Pages">
${here > 1 ? html`<a href="${address(to, here - 1)}" rel="prev">Newer mail</a>` : ''}
${here < pages ? html`<a href="${address(to, here + 1)}" rel="next">Older mail</a>` : ''}</nav>`;

const help = (smtpUrl: string): Markup => html`<section class="card"><h2>How it behaves</h2><ul>
<li>Send to <code>${smtpUrl}</code>, with any user name and password or none, without encryption.</li>
<li>A message that comes again with the same Message-ID is shown once, as large mail providers do; <code>repeats</code> in the JSON counts it.</li>
<li>Addresses that start with <code>bounce</code> are refused for good (550 5.1.1).</li>
<li>Addresses that start with <code>later</code> are refused once (451) and accepted when tried again; emptying the mailbox starts that over.</li>
<li>The last 5,000 messages are kept, up to 256 MB.</li>
<li>Programs read <a href="/inbox.json"><code>/inbox.json</code></a>, for one person <code>/inbox.json?to=asha@example.com</code>.</li>
</ul></section>`;

/** All mail, or the mail to addresses that contain what was asked for. */
export function mailListPage(view: MailListView): Markup {
  const { messages, total, offset, to, smtpUrl } = view;
  return page(
    'Mailbox',
    'mailbox',
    html`<div class="stack"><h1>Mailbox</h1><p class="lead">Every e-mail Shagun sends ends up here instead of in the world.</p></div>
<form class="bar" method="get" action="/mailbox"><div class="field"><label for="to">Sent to (all or part of an address)</label>
<input id="to" name="to" type="text" inputmode="email" autocapitalize="none" spellcheck="false" autocomplete="off" value="${to}"></div>
<button type="submit">Show mail</button></form>
${
  messages.length === 0
    ? empty(view)
    : html`<section class="stack" aria-labelledby="count"><div class="between"><h2 id="count">${
        total === 1
          ? '1 message'
          : total > messages.length
            ? `Messages ${offset + 1} to ${offset + messages.length} of ${total}`
            : `${total} messages`
      }${to ? html` to '${to}'` : ''}</h2>
${to ? html`<a href="/mailbox">Show all mail</a>` : html`<form method="post" action="/mailbox/clear"><button class="quiet" type="submit">Empty the mailbox</button></form>`}</div>
<ol class="list">${messages.map(row)}</ol>${pager(view)}</section>`
}
${help(smtpUrl)}`,
  );
}
