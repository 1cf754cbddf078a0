import { useLoaderData, useParams } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { EventError, EventMissing } from '#app/invited/event-error.tsx';
import { metaOf } from '#app/invited/event-meta.ts';
import { showEvent } from '#app/event-page/event-loader.server.ts';
import { EventPageView } from '#app/event-page/event-page.tsx';
import { readEvent, showProblem } from '#app/invited/read-event.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import type { RouteHandle } from '#app/frame/inline-page.ts';
import * as invitationWords from '#messages/invitations/en.ts';

export const handle: RouteHandle = { inlineStyles: true };

export const meta: PageMeta<typeof loader> = ({ data }) => metaOf(data);

/** A guest's own page for a host who may send them its link: what the link shows, and nothing of what it can do. */
export async function loader({ request, params }: RouteArgs<'eventId' | 'guestId'>) {
  const { url } = await backend(request).load('getPersonalLink', { params });
  const seenWith = new URL(url).searchParams.get('key') ?? '';
  const read = await readEvent(request, params.eventId, { guest: params.guestId, key: seenWith });
  return 'problem' in read ? showProblem(request, read.problem) : showEvent(request, read.page, { seenWith });
}

/** The page as the guest has it, with a line above that says so and leads back. */
export default function EventAsGuest() {
  const shown = useLoaderData<typeof loader>();
  const { eventId, guestId } = useParams();
  if ('problem' in shown) return <EventMissing {...shown.problem} />;
  return (
    <>
      <div lang="en">
        <Alert tone="info" live={false}>
          {invitationWords.seenAsGuest}{' '}
          <a href={`/event/${eventId}/invite/guests/${guestId}`}>{invitationWords.backToGuest}</a>
        </Alert>
      </div>
      {/* nothing in it can be pressed: the answer is the guest's */}
      <div {...{ inert: '' }}>
        <EventPageView {...shown} />
      </div>
    </>
  );
}

export const ErrorBoundary = EventError;
