import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { loadFunction } from '#app/functions/functions-of-event.server.ts';
import { removalAction } from '#app/forms/redirect-with-outcome.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import * as functionPageWords from '#messages/functions/pages/en.ts';

export const handle: EventPageHandle = { part: 'settings' };

export const meta: PageMeta = () => [{ title: functionPageWords.deletePageTitle }];

export async function loader({ request, params }: RouteArgs<'eventId' | 'functionId'>) {
  return loadFunction(request, params);
}

export const action = removalAction<'eventId' | 'functionId'>(
  ({ eventId }) => `/event/${eventId}/functions`,
  (api, params) => api.call('deleteFunction', { params }),
);

/** Asks once more before a function is gone with its answers. */
export default function FunctionDeletion() {
  const { event, each } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={functionPageWords.deleteTitle(each.name)}
      event={event.eventName}
      confirm={{ label: functionPageWords.deleteConfirm, pending: functionPageWords.deleting }}
      keep={{ label: functionPageWords.keep, to: `/event/${event._id}/functions` }}
    >
      <p>{functionPageWords.deleteMeans(each.recorded)}</p>
      {each.counts.invited > 0 ? <p>{functionPageWords.deleteNotificationNote}</p> : null}
    </ConfirmPage>
  );
}
