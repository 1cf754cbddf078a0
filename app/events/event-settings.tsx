import { Link, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import * as eventWords from '#messages/events/en.ts';
import * as menuWords from '#messages/events/menu/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyEvent };

export const meta = eventTitle(menuWords.settingsPageTitle, menuWords.settingsPageTitleUnknown);

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const { event, host } = await loadHosted(request, eventId);
  const { _id, eventName, status } = event;
  return { event: { _id, eventName, status }, host };
}

/** What is set once and seldom changed, each on a page of its own; who may not open one does not see it. */
export default function EventSettings() {
  const { event, host } = useLoaderData<typeof loader>();
  const open = event.status === 'active';
  const owns = host.role === 'organiser';
  const ways: (keyof typeof menuWords.settings)[] = [
    ...(open && host.edits ? (['edit'] as const) : []),
    'photo',
    'functions',
    'questions',
    owns ? 'hosts' : 'leave',
    ...(owns ? (['export'] as const) : []),
    ...(open && owns ? (['cancel'] as const) : []),
  ];
  return (
    <HostPage
      event={event}
      host={host}
      closed={open ? null : eventWords.cancelledAlready}
      width="narrow"
      title={menuWords.settingsTitle}
    >
      <ul className="card divide-y divide-line py-0">
        {ways.map((way) => (
          <Way key={way} way={way} eventId={event._id} />
        ))}
      </ul>
    </HostPage>
  );
}

/** The address of each, where it is not its name. */
const addresses: Partial<Record<keyof typeof menuWords.settings, string>> = { leave: 'hosts/leave' };

function Way({ way, eventId }: { way: keyof typeof menuWords.settings; eventId: string }) {
  const [name, hint] = menuWords.settings[way];
  return (
    <li className="relative py-3">
      <Link
        to={`/event/${eventId}/${addresses[way] ?? way}`}
        // the map of the edit page comes with a policy of its own
        reloadDocument={way === 'edit'}
        className="inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0"
      >
        {name}
      </Link>
      <p className="text-sm text-ink-soft">{hint}</p>
    </li>
  );
}
