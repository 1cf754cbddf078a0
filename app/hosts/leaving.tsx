import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { redirectAfterRemoval } from '#app/forms/redirect-with-outcome.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as hostPageWords from '#messages/hosts/page/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyEvent };

export const meta: PageMeta = () => [{ title: hostPageWords.leavePageTitle }];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const { event, host } = await loadHosted(request, eventId);
  // an owner has nobody to leave the event to
  if (host.role === 'organiser') throw redirect(`/event/${eventId}/hosts`);
  return {
    event: { _id: event._id, eventName: event.eventName },
    owner: host.owner || hostPageWords.theOwner,
  };
}

export async function action({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  return redirectAfterRemoval(
    request,
    '/dashboard',
    await backend(request).call('leaveEvent', { params: { eventId } }),
  );
}

/** Asks a co-host once more before they stop helping. */
export default function Leaving() {
  const { event, owner } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const leaving = useNavigation().formMethod === 'POST';
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={hostPageWords.leaveTitle} event={event.eventName} />
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <p>{hostPageWords.leaveMeans(owner)}</p>
      <Form method="post" className="row">
        <Button variant="danger" pending={leaving} pendingLabel={hostPageWords.leaving}>
          {hostPageWords.leaveConfirm}
        </Button>
        <ButtonLink to={`/event/${event._id}`} reloadDocument variant="secondary">
          {hostPageWords.stay}
        </ButtonLink>
      </Form>
    </Page>
  );
}
