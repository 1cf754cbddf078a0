import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { LegalPage } from '#app/site/legal/legal-page.tsx';
import { LOGIN_HISTORY_DAYS } from '#contract/security.ts';

export const meta: MetaFunction = () => [
  { title: 'Privacy · Shagun' },
  { name: 'description', content: 'What Shagun stores about hosts and guests, who sees it and how it is erased.' },
];

export default function Privacy() {
  return (
    <LegalPage title="Privacy" description="What is stored about you, who sees it, and how it goes away." file="app/site/legal/privacy.tsx">
      <h2>If you have an account</h2>
      <p>
        We store your profile (name, e-mail, phone, city, state, country and the picture you chose), the address your sign-in provider
        vouches for, and the events, wishes and messages you write. We never see your password: sign-in happens at the provider.
      </p>
      <p>
        For each sign-in we store the time, the network address, and the browser and device it came from, so that you can see and end your
        sessions.
      </p>
      <h2>If you are a guest</h2>
      <p>
        Your host typed or imported your name, e-mail address, phone number and whether your family is invited. We store that for them,
        with your reply, the number of people you announce, your note, and which invitations were sent to you and whether they arrived.
        Your personal link works as your key: whoever holds it can answer for you. Your host can give you a new one.
      </p>
      <p>
        Contact data of guests is shown to the host of that event and to nobody else. Ask your host to change or remove it, or{' '}
        <Link to="/contact?topic=privacy">write to us</Link>. Every invitation mail has a link that ends mail to you.
      </p>
      <h2>If money moves</h2>
      <p>
        Payments happen on the pages of the payment provider; card and account numbers never reach us. We store who paid, for what, how
        much, when, and the provider’s number of the payment. The host sees what each guest gave; other guests see it unless the giver hides
        the amount.
      </p>
      <p>
        Gift cards, vouchers, refunds and their movements are kept in books that are never changed afterwards. For a voucher we tell the
        voucher shop the amount, the product and the e-mail address it goes to.
      </p>
      <h2>Who else gets something</h2>
      <ul>
        <li>The mail server that carries invitations, letters and notifications.</li>
        <li>The sign-in provider, when you sign in.</li>
        <li>The payment provider, when you give money.</li>
        <li>The voucher shop, when you exchange a gift card.</li>
      </ul>
      <p>No advertising, no tracking and no scripts of other sites are built into these pages.</p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in for up to thirty days, one protects forms from being sent by other sites, and short-lived ones help
        through sign-in and show what a button just did. There are no others.
      </p>
      <h2>How long</h2>
      <ul>
        <li>Notifications are deleted after thirty days, the history of sign-ins after {LOGIN_HISTORY_DAYS}.</li>
        <li>A message from the contact page is deleted here once it has been mailed to us; one that could not be mailed, after thirty days.</li>
        <li>Events, guests and replies stay until the host removes the guest or deletes their account.</li>
        <li>
          The books of money are kept and never changed. After an account is deleted their rows belong to a pseudonym; the line that
          describes a gift of money (“… gave for …”) keeps the name it was written with.
        </li>
      </ul>
      <h2>Your data, in your hands</h2>
      <p>
        On <Link to="/profile/data">Your data</Link> you download everything we store about you as a file, and delete your account. Without an account,{' '}
        <Link to="/contact?topic=privacy">write to us</Link>.
      </p>
    </LegalPage>
  );
}
