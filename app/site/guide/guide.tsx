import type { ComponentType, ComponentProps } from 'react';
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

/** The guide's sections in the spec's order; the footer and other pages lead to their ids. */
const sections: { id: string; title: string; Body: ComponentType }[] = [
  { id: 'overview', title: guideWords.overviewTitle, Body: Overview },
  { id: 'create-event', title: guideWords.createEventTitle, Body: GuideCreateEvent },
  { id: 'add-gifts', title: guideWords.addGiftsTitle, Body: AddGifts },
  { id: 'invite-guests', title: guideWords.inviteGuestsTitle, Body: InviteGuests },
  { id: 'ai-features', title: guideWords.aiFeaturesTitle, Body: AiFeatures },
  { id: 'manage-events', title: guideWords.manageEventsTitle, Body: ManageEvents },
];

export default function Guide() {
  const { takesPayments = true } = useRootData() ?? {};
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
          {sections.map(({ id, title, Body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="prose">
              <h2 id={`${id}-title`}>{title}</h2>
              <Body />
            </section>
          ))}
        </div>
      </div>
    </Page>
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
export function GuideText({ blocks }: Pick<ComponentProps<typeof TextBlocks>, 'blocks'>) {
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
export function ExampleText({ what, text, fixed = false }: ExampleTextProps) {
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

function Overview() {
  const { takesPayments = true } = useRootData() ?? {};
  return <GuideText blocks={guideWords.overview(planLimits.basic, { takesPayments })} />;
}

function GuideCreateEvent() {
  return (
    <>
      <GuideText blocks={guideWords.createEvent} />
      <ExampleText what={guideWords.descriptionExample} text={guideWords.descriptionText} />
    </>
  );
}

function AddGifts() {
  const { takesPayments = true } = useRootData() ?? {};
  return (
    <GuideText
      blocks={takesPayments ? [...guideWords.addGifts, ...guideWords.giveMoney] : guideWords.addGifts}
    />
  );
}

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

/** Says what works in this version and nothing else: change it with the feature. */
function AiFeatures() {
  return <GuideText blocks={guideWords.aiFeatures} />;
}

function ManageEvents() {
  const { takesPayments = true } = useRootData() ?? {};
  const requests = takesPayments ? guideWords.givingRequests : [];
  return <GuideText blocks={[...guideWords.manageEvents, ...requests, ...guideWords.yourAccount]} />;
}
