import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { backend } from '#app/backend.server.ts';
import { loadHosted } from '#app/hosts/hosted-event.server.ts';
import { nameOf, partyOf } from '#app/invitations/delivery-state.tsx';
import { redirectAfterRemoval } from '#app/redirect-with-outcome.server.ts';
import { OrganiserError } from '#app/site/organiser-error.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as words from '#messages/invitations/en.ts';

export const meta: MetaFunction = () => [{ title: words.removalTitle }];

export async function loader({ request, params: { eventId = '', guestId = '' } }: LoaderFunctionArgs) {
  await loadHosted(request, eventId, { toEdit: true });
  const { guest } = await backend(request).load('getGuest', { params: { eventId, guestId } });
  return { guest, eventId };
}

export async function action({ request, params: { eventId = '', guestId = '' } }: ActionFunctionArgs) {
  return redirectAfterRemoval(
    request,
    `/event/${eventId}/invite`,
    await backend(request).call('removeGuest', { params: { eventId, guestId } }),
  );
}

/** Asks once more before a guest and the reply are gone. */
export default function GuestRemoval() {
  const { guest, eventId } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const removing = useNavigation().formMethod === 'POST';
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={words.removalHeading(nameOf(guest))} />
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <p>{words.removalMeans(guest.rsvp !== 'pending', partyOf(guest.reply))}</p>
      <Form method="post" className="row">
        <Button variant="danger" pending={removing} pendingLabel={words.removing}>
          {words.removeGuest}
        </Button>
        <ButtonLink to={`/event/${eventId}/invite/guests/${guest._id}`} variant="secondary">
          {words.keepGuest}
        </ButtonLink>
      </Form>
    </Page>
  );
}

export function ErrorBoundary() {
  return <OrganiserError denied={eventWords.organisersOnlyInvitations} />;
}
