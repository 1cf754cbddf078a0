import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { LegalPage } from '#app/site/legal/legal-page.tsx';
import { planLimits } from '#contract/accounts.ts';

export const meta: MetaFunction = () => [
  { title: 'Terms · Shagun' },
  { name: 'description', content: 'What hosts and guests may expect of Shagun, and what is asked of them.' },
];

export default function Terms() {
  return (
    <LegalPage title="Terms" description="What you may expect, and what is asked of you." file="app/site/legal/terms.tsx">
      <h2>What you get</h2>
      <p>
        With the Basic plan you organise up to {planLimits.basic.eventsPerYear} events a year with up to {planLimits.basic.guestsPerEvent}{' '}
        guests each, for nothing. Other plans are announced and cannot be bought yet.
      </p>
      <h2>Inviting people</h2>
      <p>
        Invite people you know. By adding a guest you say that you may use their e-mail address or phone number for this invitation. We send
        what you ask us to send, in your name, and stop when a guest asks for no more mail.
      </p>
      <h2>Giving money</h2>
      <p>
        A contribution counts once the payment provider confirms it. It is issued to the host as one or more gift cards; their last day is
        written on each. You can take a contribution back for a while, as long as the host has not used it; the page of the gift says until
        when. When an event is cancelled, contributions that have not been used go back to those who gave them.
      </p>
      <h2>Gift cards and vouchers</h2>
      <p>
        A gift card is exchanged for vouchers of brands in the <Link to="/wallet">wallet</Link>, and is not paid out in cash. A
        voucher comes from the voucher shop by e-mail and follows the rules of its brand. If an order fails, its amount goes back to the
        card.
      </p>
      <h2>Your account</h2>
      <p>
        Keep your sign-in to yourself. You can <Link to="/profile/data">delete your account</Link> when no upcoming event has guests and no
        money is left or under way. We may close accounts that are used to trouble people or to break the law.
      </p>
      <h2>What is not promised</h2>
      <p>
        The software comes under the MIT licence, as it is. Whoever runs this site adds here what they promise about availability, liability
        and the law that applies.
      </p>
      <h2>Questions</h2>
      <p>
        <Link to="/contact">Write to us.</Link>
      </p>
    </LegalPage>
  );
}
