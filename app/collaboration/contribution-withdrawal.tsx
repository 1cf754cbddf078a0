import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { answerWithdrawal, findOwn, viewContribution } from '#app/collaboration/contributions.server.ts';
import { headOfGift } from '#app/collaboration/gift-page-header.tsx';
import { loadGiftOfEvent } from '#app/collaboration/gift-together.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';

export const handle: EventPageHandle = { denied: togetherWords.cannotSee };

export const meta: PageMeta = () => [{ title: togetherWords.withdrawTab }];

export async function loader({ request, params }: RouteArgs<'eventId' | 'giftId' | 'contributionId'>) {
  const { eventId, giftId, contributionId } = params;
  const place = { eventId, giftId };
  const { page, gift } = await loadGiftOfEvent(request, place);
  // the organiser's list holds what others gave
  const contribution =
    page.viewer.relation === 'organiser'
      ? undefined
      : await findOwn(contributionId, (pageNumber) =>
          backend(request).load('listContributions', { params: place, query: { page: pageNumber } }),
        );
  if (!contribution) throw data({ message: togetherWords.contributionGone }, { status: 404 });
  if (!contribution.withdrawUntil)
    throw await redirectWithFlash(`/event/${eventId}/gift/${giftId}`, {
      tone: 'info',
      text: togetherWords.withdrawOver,
    });
  return {
    event: { id: eventId, name: page.event.eventName },
    gift: { id: giftId, name: gift.name },
    contribution: viewContribution(contribution, page.event.timeZone),
  };
}

export async function action({ request, params }: RouteArgs<'eventId' | 'giftId' | 'contributionId'>) {
  await readForm(request);
  const { eventId, giftId, contributionId } = params;
  const result = await backend(request).call('withdrawContribution', {
    params: { eventId, giftId, contributionId },
  });
  return answerWithdrawal(request, result, `/event/${eventId}/gift/${giftId}`);
}

/** Asks once more, and says what follows, before a contribution goes back. */
export default function ContributionWithdrawal() {
  const { event, gift, contribution } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={togetherWords.withdrawTitle(contribution.amount)}
      {...headOfGift({ gift, event })}
      confirm={{ label: togetherWords.withdraw(contribution.amount), pending: togetherWords.withdrawing }}
      keep={{
        label: togetherWords.withdrawCancel,
        to: `/event/${event.id}/gift/${gift.id}`,
        discover: 'none',
      }}
    >
      <Card title={togetherWords.withdrawEffects}>
        <ul className="prose list-disc ps-5">
          <li>{togetherWords.withdrawArrives(contribution.amount)}</li>
          <li>{togetherWords.withdrawCounts(gift.name)}</li>
          <li>{togetherWords.withdrawLeaves}</li>
        </ul>
      </Card>
    </ConfirmPage>
  );
}
