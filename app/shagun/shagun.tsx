import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import type { GivingAnswer } from '#app/collaboration/by-link/giving-form.server.ts';
import { ContributionList } from '#app/collaboration/contribution-details.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { ShagunReceived } from '#app/shagun/received.tsx';
import { ShagunForm } from '#app/shagun/shagun-form.tsx';
import { giveShagunSignedIn, loadShagun } from '#app/shagun/shagun.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import * as shagunWords from '#messages/shagun/page/en.ts';

export const handle: EventPageHandle = { part: 'gifts', shared: true, denied: shagunWords.cannotSee };

export const meta: PageMeta<typeof loader> = ({ data }) => [{ title: shagunWords.tab(data?.event.name) }];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const [view, notice] = await Promise.all([loadShagun(request, eventId), readFlash(request)]);
  return { ...view, notice };
}

export async function action({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  return giveShagunSignedIn(request, eventId, await readForm(request));
}

/** A shagun, signed in: the organiser reads who gave one, a guest gives one and sees their own (docs/decisions/0009). */
export default function Shagun() {
  const { notice, ...view } = useLoaderData<typeof loader>();
  const answer: GivingAnswer | undefined = useActionData<typeof action>();
  const { event, organises, form, page, pageCount } = view;
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={organises ? shagunWords.receivedTitle : shagunWords.giveTitle}
        event={event.name}
        back={organises ? null : <a href={`/event/${event.id}`}>{shagunWords.backToEvent}</a>}
      />
      <FlashMessage notice={notice} />
      {form ? <ShagunForm view={{ why: view.why, form }} answer={answer} /> : null}
      {view.received ? <ShagunReceived view={view} received={view.received} /> : null}
      {!organises && view.contributions.length > 0 ? (
        <Card title={shagunWords.ownTitle}>
          <ContributionList
            contributions={view.contributions}
            page={`/event/${event.id}/shagun`}
            tellsUntil
          />
        </Card>
      ) : null}
      <Pagination page={page} pageCount={pageCount} label={shagunWords.pages} />
    </Page>
  );
}
