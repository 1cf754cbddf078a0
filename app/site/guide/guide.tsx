import type { ComponentType } from 'react';
import type { PageMeta } from '#app/server/route-types.ts';
import { AddGifts } from '#app/site/guide/add-gifts.tsx';
import { AiFeatures } from '#app/site/guide/ai-features.tsx';
import { GuideCreateEvent } from '#app/site/guide/create-event.tsx';
import { InviteGuests } from '#app/site/guide/invite-guests.tsx';
import { ManageEvents } from '#app/site/guide/manage-events.tsx';
import { Overview } from '#app/site/guide/overview.tsx';
import { useRootData } from '#app/frame/root-data.ts';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as guideWords from '#messages/site/guide/en.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

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
