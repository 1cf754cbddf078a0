import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InviteResults, type DeliveriesNow } from '#app/invitations/invite-results.tsx';
import type { DeliveryStatus } from '#contract/guests/guest-filter.ts';
import type { InviteResult } from '#contract/guests/invitations.ts';

/* The answer to a sending is of the moment it was pressed: what is read since is newer. */
const result: InviteResult = {
  type: 'email',
  status: 'queued',
  name: 'Asha',
  message: 'The invitation is on its way by e-mail.',
  guestId: 'guest-0001',
};
const listed = (status: DeliveryStatus) =>
  [{ _id: 'guest-0001', delivery: { status } }] as unknown as DeliveriesNow['items'];
const shown = (now: DeliveriesNow, of = result) =>
  renderToStaticMarkup(<InviteResults results={[of]} now={now} />);

it('shows that an invitation waits as long as it does', () => {
  for (const items of [listed('queued'), []])
    expect(shown({ items, underWay: true })).toMatch(/Waiting to be sent.*on its way by e-mail/);
});

it('shows the newest state of a guest on the list', () => {
  expect(shown({ items: listed('sent'), underWay: true })).toContain('>Sent');
  expect(shown({ items: listed('bounced'), underWay: false })).not.toMatch(/Waiting|on its way|>Sent/);
});

it('says of a guest who is not on this page of the list no more than is known once sending is over', () => {
  const html = shown({ items: [], underWay: false });
  expect(html).toContain('Asha');
  expect(html).not.toMatch(/Waiting|on its way/);
});

it('leaves what nothing changes', () => {
  const invalid = { ...result, status: 'invalid' as const, message: 'Check the address.' };
  expect(shown({ items: listed('sent'), underWay: false }, invalid)).toContain('Check the address.');
});
