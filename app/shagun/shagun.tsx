import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import type { GivingAnswer } from '#app/collaboration/by-link/giving-form.server.ts';
import { ContributionDetails } from '#app/collaboration/contribution-details.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { ShagunReceived } from '#app/shagun/received.tsx';
import { ShagunForm } from '#app/shagun/shagun-form.tsx';
import { giveShagunSignedIn, loadShagun, type ShagunPageView } from '#app/shagun/shagun.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import * as giftWords from '#messages/collaboration/en.ts';
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
      {!organises && view.contributions.length > 0 ? <Given view={view} /> : null}
      <Pagination page={page} pageCount={pageCount} label={shagunWords.pages} />
    </Page>
  );
}

/** What somebody who is not the organiser gave themselves. */
function Given({ view: { event, contributions } }: { view: ShagunPageView }) {
  return (
    <Card title={shagunWords.ownTitle}>
      <ul className="divide-y divide-line">
        {contributions.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <ContributionDetails contribution={each} />
            {each.withdrawUntil ? (
              <Link
                to={`/event/${event.id}/shagun/${each.id}/withdraw`}
                discover="none"
                className="btn btn-secondary"
              >
                <RichText text={giftWords.withdrawLink(each.amount)} />
              </Link>
            ) : null}
            {each.withdrawUntil ? (
              <p className="basis-full text-sm text-ink-soft">
                {giftWords.withdrawUntil(each.withdrawUntil)}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
