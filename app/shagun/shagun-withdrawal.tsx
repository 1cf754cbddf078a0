import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { answerWithdrawal, findOwn, viewContribution } from '#app/collaboration/contributions.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import * as giftWords from '#messages/collaboration/en.ts';
import * as shagunWords from '#messages/shagun/page/en.ts';

export const handle: EventPageHandle = { denied: shagunWords.cannotSee };

export const meta: PageMeta = () => [{ title: giftWords.withdrawTab }];

export async function loader({
  request,
  params: { eventId, contributionId },
}: RouteArgs<'eventId' | 'contributionId'>) {
  const { event, viewer } = await backend(request).load('getEvent', { params: { eventId }, query: {} });
  // the organiser's list holds what others gave
  const own =
    viewer.relation === 'organiser'
      ? undefined
      : await findOwn(contributionId, (page) =>
          backend(request).load('listShagun', { params: { eventId }, query: { page } }),
        );
  if (!own) throw data({ message: giftWords.contributionGone }, { status: 404 });
  if (!own.withdrawUntil)
    throw await redirectWithFlash(`/event/${eventId}/shagun`, { tone: 'info', text: giftWords.withdrawOver });
  return {
    event: { id: eventId, name: event.eventName },
    amount: viewContribution(own, event.timeZone).amount,
  };
}

export async function action({ request, params }: RouteArgs<'eventId' | 'contributionId'>) {
  await readForm(request);
  const result = await backend(request).call('withdrawShagun', { params });
  return answerWithdrawal(request, result, `/event/${params.eventId}/shagun`);
}

/** Asks once more before a shagun goes back. */
export default function ShagunWithdrawal() {
  const { event, amount } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={giftWords.withdrawTitle(amount)}
      event={event.name}
      confirm={{ label: giftWords.withdraw(amount), pending: giftWords.withdrawing }}
      keep={{ label: giftWords.withdrawCancel, to: `/event/${event.id}/shagun`, discover: 'none' }}
    >
      <Card title={giftWords.withdrawEffects}>
        <ul className="prose list-disc ps-5">
          <li>{giftWords.withdrawArrives(amount)}</li>
          <li>{shagunWords.withdrawOff}</li>
        </ul>
      </Card>
    </ConfirmPage>
  );
}
