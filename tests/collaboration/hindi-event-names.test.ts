import { expect, it } from 'vitest';
import * as claimMail from '#messages/claims/mail/hi.ts';
import * as byLink from '#messages/collaboration/by-link/hi.ts';
import * as moneyMail from '#messages/collaboration/mail/by-link/hi.ts';
import * as shagun from '#messages/shagun/hi.ts';

/* Names of events are free text: in a Hindi sentence nothing follows that would bend them (docs/glossary.md). */
const EVENT = 'राधा और मोहन का विवाह';
const BENT = /विवाह (के|का|की|को|में|से|पर|ने)(?=\s|$)/;

it.each(
  Object.entries({
    'shagun, to the payment company': shagun.payFor(EVENT),
    'shagun, tab': shagun.tab(EVENT),
    'before paying': byLink.payTitle('₹501', EVENT),
    'gift, before paying': byLink.payHint(EVENT),
    'gift, tab': byLink.tab(EVENT),
    'gift to bring, tab': byLink.bringTab(EVENT),
    thanks: moneyMail.thanksSubject('₹501', EVENT),
    'not returned': moneyMail.failed(EVENT),
    'nothing left': moneyMail.nothingLeft(EVENT, '₹501'),
    ...Object.fromEntries(
      Object.entries(moneyMail.returnReasons).map(([reason, text]) => [`returned, ${reason}`, text(EVENT)]),
    ),
  }),
)('%s', (_, text) => {
  expect(text).toContain(EVENT);
  expect(text).not.toMatch(BENT);
});

it.each(Object.entries(claimMail.texts))('claim, %s', (_, text) => {
  expect(text('दीवार घड़ी', EVENT)).toContain(EVENT);
  expect(text('दीवार घड़ी', EVENT)).not.toMatch(BENT);
});

it('the page for bringing a gift does not ask for money in its title', () => {
  expect(byLink.bringTab('दीवार घड़ी')).not.toContain('शगुन');
});
