import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { loadFunction } from '#app/functions/functions-of-event.server.ts';
import { redirectAfterRemoval } from '#app/forms/redirect-with-outcome.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page.tsx';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyInvitations };

export const meta: PageMeta = () => [{ title: functionPageWords.deletePageTitle }];

export async function loader({ request, params }: RouteArgs<'eventId' | 'functionId'>) {
  return loadFunction(request, params);
}

export async function action({
  request,
  params: { eventId, functionId },
}: RouteArgs<'eventId' | 'functionId'>) {
  return redirectAfterRemoval(
    request,
    `/event/${eventId}/functions`,
    await backend(request).call('deleteFunction', { params: { eventId, functionId } }),
  );
}

/** Asks once more before a function is gone with its answers. */
export default function FunctionDeletion() {
  const { event, each } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return (
    <ConfirmPage
      header={<PageHeader title={functionPageWords.deleteTitle(each.name)} event={event.eventName} />}
      problem={problem}
      confirm={{ label: functionPageWords.deleteConfirm, pending: functionPageWords.deleting }}
      keep={
        <ButtonLink to={`/event/${event._id}/functions`} variant="secondary">
          {functionPageWords.keep}
        </ButtonLink>
      }
    >
      <p>{functionPageWords.deleteMeans(each.recorded)}</p>
      {each.counts.invited > 0 ? <p>{functionPageWords.deleteNotificationNote}</p> : null}
    </ConfirmPage>
  );
}
