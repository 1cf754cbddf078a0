import type { ComponentProps } from 'react';
import type { PageMeta } from '#app/server/route-types.ts';
import { useRootData } from '#app/frame/root-data.ts';
import { Page, PageHeader } from '#app/ui/page.tsx';
import type { RouteHandle } from '#app/frame/inline-page.ts';
import { TextBlocks } from '#app/site/text-blocks.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { planLimits } from '#contract/accounts/plans.ts';
import * as guideWords from '#messages/site/guide/en.ts';

export const handle: RouteHandle = { sameForVisitors: true };

export const meta: PageMeta = () => [
  { title: guideWords.pageTitle },
  { name: 'description', content: guideWords.pageDescription },
];

export default function Guide() {
  const { takesPayments = true } = useRootData() ?? {};
  const sections = sectionsOf(takesPayments);
  return (
    <Page>
      <PageHeader
        title={guideWords.title}
        description={takesPayments ? guideWords.lead : guideWords.leadWithoutMoney}
      />
      <div className="grid gap-8 md:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label={guideWords.sections} className="self-start md:sticky md:top-4">
          <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-1">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-12">
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="prose">
              <h2 id={`${id}-title`}>{title}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

/** The guide's sections in the spec's order; the footer and other pages lead to their ids. */
const sectionsOf = (takesPayments: boolean) => [
  {
    id: 'overview',
    title: guideWords.overviewTitle,
    body: <GuideText blocks={guideWords.overview(planLimits.basic, { takesPayments })} />,
  },
  {
    id: 'create-event',
    title: guideWords.createEventTitle,
    body: (
      <>
        <GuideText blocks={guideWords.createEvent} />
        <ExampleText what={guideWords.descriptionExample} text={guideWords.descriptionText} />
      </>
    ),
  },
  {
    id: 'add-gifts',
    title: guideWords.addGiftsTitle,
    body: <GuideText blocks={[...guideWords.addGifts, ...(takesPayments ? guideWords.giveMoney : [])]} />,
  },
  { id: 'invite-guests', title: guideWords.inviteGuestsTitle, body: <InviteGuests /> },
  // says what works in this version and nothing else: change it with the feature
  {
    id: 'ai-features',
    title: guideWords.aiFeaturesTitle,
    body: <GuideText blocks={guideWords.aiFeatures} />,
  },
  {
    id: 'manage-events',
    title: guideWords.manageEventsTitle,
    body: (
      <GuideText
        blocks={[
          ...guideWords.manageEvents,
          ...(takesPayments ? guideWords.givingRequests : []),
          ...guideWords.yourAccount,
        ]}
      />
    ),
  },
];

const columns = 'firstName,lastName,phone,email,withFamily';

function InviteGuests() {
  return (
    <>
      <GuideText blocks={guideWords.inviteByFile} />
      <p>
        <a href="/guest-list-template.csv" download className="inline-flex min-h-11 items-center">
          {guideWords.downloadTemplate}
        </a>
      </p>
      <p>{guideWords.columnsLead}</p>
      <ExampleText what={guideWords.columnsExample} text={columns} fixed />
      <GuideText blocks={guideWords.inviteByMessage} />
      <ExampleText what={guideWords.messageExample} text={guideWords.messageText} />
      <GuideText blocks={guideWords.personalLink} />
    </>
  );
}

const links = {
  createEvent: '#create-event',
  addGifts: '#add-gifts',
  inviteGuests: '#invite-guests',
  manageEvents: '#manage-events',
  dashboard: '/dashboard',
  organisedEvents: '/organised-events',
  attendingEvents: '/attending-events',
  wallet: '/wallet',
  profile: '/profile',
  data: '/profile/data',
  privacy: '/privacy',
  contact: '/contact',
};

/** A text of the guide, with its links. */
function GuideText({ blocks }: Pick<ComponentProps<typeof TextBlocks>, 'blocks'>) {
  return <TextBlocks blocks={blocks} heading="h3" links={links} />;
}

interface ExampleTextProps {
  /** What it is, as the button names it. */
  what: string;
  text: string;
  /** For tables and code: keeps every line as it is. */
  fixed?: boolean;
}

/** A text to take along: shown whole, so that it can be copied by hand where there are no scripts. */
function ExampleText({ what, text, fixed = false }: ExampleTextProps) {
  return (
    <figure className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      {fixed ? (
        // scrolls sideways on a phone; the focus lets the keyboard do so too
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} role="region" aria-label={what} className="overflow-x-auto">
          {text}
        </pre>
      ) : (
        <p className="whitespace-pre-line">{text}</p>
      )}
      <CopyButton text={text}>{guideWords.copy(what)}</CopyButton>
    </figure>
  );
}
