import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Page, PageHeader } from '#app/ui/page.tsx';

export const meta: MetaFunction = () => [
  { title: 'Guide · Shagun' },
  { name: 'description', content: 'How to create an event, bring your guest list and send invitations with Shagun.' },
];

/** The guide's sections in the spec's order; each is a heading that the side list leads to. */
const sections: { id: string; title: string; body: ReactNode }[] = [
  {
    id: 'overview',
    title: 'Overview',
    body: (
      <p>
        You create an event, add the people you want to invite and, if you like, a wishlist. Everyone gets a personal link by
        e-mail or message. They answer with one tap and need no account. You see who is coming, and with how many.
      </p>
    ),
  },
  {
    id: 'create-event',
    title: 'Create Event',
    body: (
      <>
        <p>
          Choose the type of event on your <Link to="/dashboard">dashboard</Link>. A name, a date and a description are needed; the
          time too when the event is today. For a wedding or an engagement you can add the couple.
        </p>
        <p>What you type is kept as a draft until you press Create Event, also when you close the page or your session ends.</p>
      </>
    ),
  },
  {
    id: 'add-gifts',
    title: 'Add Gifts',
    body: (
      <p>
        A gift has a name and a price, and can have a link to a shop and one picture (PNG or JPG up to 5MB). Guests see the list on
        the event page.
      </p>
    ),
  },
  {
    id: 'invite-guests',
    title: 'Invite Guests',
    body: (
      <>
        <p>
          Type guests one by one or import a file: .csv or .xlsx with the columns <code>firstName</code>, <code>lastName</code>,{' '}
          <code>phone</code> and <code>email</code>. A column <code>withFamily</code> with TRUE opens the reply for the whole family.
        </p>
        <p>
          <a href="/guest-list-template.csv" download>
            Download the CSV template
          </a>
        </p>
        <p>
          In Excel, format the phone column as text before you type: otherwise long numbers turn into something like 9.82E+11 and
          their last digits are lost.
        </p>
        <p>
          Guests with an e-mail address get the invitation by mail. For guests with only a phone number you get a ready message to
          send by WhatsApp or SMS from your own phone.
        </p>
      </>
    ),
  },
  {
    id: 'manage-events',
    title: 'Manage Events',
    body: (
      <p>
        The invitation page of your event shows every reply and whether each invitation arrived. From there you can send again, copy a
        guest’s link, note down a reply you got by phone and export the list. When you change the date, time or place, or cancel, the
        guests you invited are told by e-mail.
      </p>
    ),
  },
];

export default function Guide() {
  return (
    <Page>
      <PageHeader title="Guide" description="From the first guest to the last reply." />
      <div className="grid gap-8 md:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label="Sections of the guide">
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className="flex min-h-11 items-center">
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="prose">
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="stack">
              <h2>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
