import { html, raw } from 'hono/html';
import { time } from '#sandbox/mailbox/list-page.ts';
import { magicNumbers } from '#sandbox/phone/numbers.ts';
import type { PhoneMessage } from '#sandbox/phone/store.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';

/** Phones shown at once; the form above finds others. */
const phonesShown = 30;

const states: Record<PhoneMessage['state'], string> = {
  accepted: 'accepted',
  sent: 'sent',
  delivered: 'delivered ✓✓',
  read: 'read ✓✓',
  failed: 'not delivered',
};

/** Addresses in a text as links that open beside the page. */
function linked(text: string): Markup {
  const parts = text.split(/(https?:\/\/\S+)/);
  return html`${parts.map((part) => (/^https?:\/\//.test(part) ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : html`${part}`))}`;
}

/** The address of the phones whose number contains this one, of all when it is empty; `button` names a button of that page. */
export const phonesOf = (number: string, button = ''): string =>
  `/phones${button}${number ? `?number=${number}` : ''}`;

const bubble = (
  message: PhoneMessage,
  searched: string,
): Markup => html`<li class="bubble${message.isReply ? raw(' mine') : ''}"><p>${linked(message.text)}</p>
<p class="soft">${message.via}, ${time(message.at)}${message.isReply ? '' : html`, ${states[message.state]}`}</p>
${(message.buttons ?? []).map((button) => html`<form method="post" action="${phonesOf(searched, '/press')}"><input type="hidden" name="ref" value="${message.ref}"><button name="button" value="${button}" type="submit">${button}</button></form>`)}${
  message.isReply || message.state !== 'delivered'
    ? ''
    : html`<form method="post" action="${phonesOf(searched, '/read')}"><input type="hidden" name="ref" value="${message.ref}"><button class="quiet" type="submit">Read it</button></form>`
}</li>`;

const phone = (
  [number, messages]: [string, PhoneMessage[]],
  searched: string,
): Markup => html`<section class="card phone"><h2>+${number}</h2>
<ol class="talk">${messages.map((message) => bubble(message, searched))}</ol>
<form class="bar" method="post" action="${phonesOf(searched, '/reply')}"><input type="hidden" name="number" value="${number}"><input type="hidden" name="via" value="${messages.at(-1)?.via ?? 'WhatsApp'}">
<div class="field"><label for="text-${number}">Write back</label><input id="text-${number}" name="text" type="text" autocomplete="off" placeholder="STOP"></div><button type="submit">Send</button></form></section>`;

/** The phones messages went to, the last one first. */
export function phonesPage(messages: readonly PhoneMessage[], number: string): Markup {
  const phones = new Map<string, PhoneMessage[]>();
  for (const message of messages) {
    const earlier = phones.get(message.number) ?? [];
    phones.delete(message.number);
    phones.set(message.number, [...earlier, message]);
  }
  const newest = [...phones].reverse();
  return page(
    'Phones',
    'phones',
    html`<div class="stack"><h1>Phones</h1><p class="lead">Every WhatsApp message and SMS that Shagun sends ends up here instead of in the world.</p></div>
<form class="bar" method="get" action="/phones"><div class="field"><label for="number">Number (all or part of it)</label><input id="number" name="number" type="text" inputmode="tel" autocomplete="off" value="${number}"></div><button type="submit">Show phones</button></form>
${newest.length === 0 ? html`<p>No messages yet.</p>` : html`<div class="phones">${newest.slice(0, phonesShown).map((each) => phone(each, number))}</div>`}
<section class="card"><h2>Numbers that misbehave</h2><p>By their last four digits:</p><dl>${Object.entries(magicNumbers).map(([end, what]) => html`<dt>${end}</dt><dd>${what}</dd>`)}</dl>
<p>Programs read <a href="/phones.json"><code>/phones.json</code></a>, for one phone <code>/phones.json?number=919820012345</code>.</p>
<form method="post" action="/phones/clear"><button class="quiet" type="submit">Forget all messages</button></form></section>`,
  );
}
