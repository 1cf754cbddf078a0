import { Link, useLoaderData } from '@remix-run/react';
import { readFlash } from '#app/forms/flash.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { NameAndContact } from '#app/invitations/name-and-contact.tsx';
import { backend } from '#app/server/backend.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as mergeWords from '#messages/guests/merge/en.ts';

export const handle: EventPageHandle = { part: 'guests' };

export const meta: PageMeta = () => [{ title: mergeWords.duplicatesTitle }];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const { event } = await loadHosted(request, eventId, { toEdit: true });
  const { pairs } = await backend(request).load('getDuplicateGuests', { params: { eventId } });
  return { eventId, name: event.eventName, pairs, notice: await readFlash(request) };
}

/** Guests who may be on the list twice, each pair a way to the two beside each other. */
export default function Duplicates() {
  const { eventId, name, pairs, notice } = useLoaderData<typeof loader>();
  return (
    <Page width="form" className="stack">
      <PageHeader
        title={mergeWords.duplicates}
        event={name}
        back={<Link to={`/event/${eventId}/invite`}>{mergeWords.backToList}</Link>}
      />
      <FlashMessage notice={notice} />
      {pairs.length === 0 ? (
        <EmptyState title={mergeWords.noDuplicates}>{mergeWords.noDuplicatesHint}</EmptyState>
      ) : (
        <ul className="card divide-y divide-line py-0">
          {pairs.map(({ likeness, guests }) => {
            const [one, other] = guests;
            if (!one || !other) return null;
            return (
              <li key={`${one._id} ${other._id}`} className="stack gap-1 py-3">
                {guests.map((guest) => (
                  <NameAndContact key={guest._id} {...guest} />
                ))}
                <div className="row justify-between">
                  <Badge tone="neutral">{mergeWords.why[likeness]}</Badge>
                  <ButtonLink
                    to={`/event/${eventId}/invite/guests/${one._id}/merge?with=${other._id}`}
                    variant="secondary"
                    aria-label={mergeWords.compareNames(one.name, other.name)}
                  >
                    {mergeWords.compare}
                  </ButtonLink>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Page>
  );
}
