import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { postForm } from '#app/forms/form-result.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { typedInAddress } from '#app/invitations/add-guest-page.ts';
import { newRequestId } from '#app/invitations/add-invitees.server.ts';
import { nameOf } from '#app/invitations/delivery-state.tsx';
import { OneGuestFields, oneGuestLabels } from '#app/invitations/one-guest-fields.tsx';
import { SharedQuestion } from '#app/forms/shared-question.tsx';
import { backend } from '#app/server/backend.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { Card } from '#app/ui/card.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { BackLink } from '#app/ui/page.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import type { EventType } from '#contract/events/event-types.ts';
import { addGuestForm } from '#contract/guests/guests.ts';
import * as invitationWords from '#messages/invitations/en.ts';

export const handle: EventPageHandle = { part: 'guests' };

export const meta: PageMeta = () => [{ title: invitationWords.guestNewTitle }];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const { event, host } = await loadHosted(request, eventId, { toEdit: true });
  return {
    event,
    host,
    typed: typedInAddress(new URL(request.url)),
    requestId: newRequestId(),
    closed: sentenceOfClosed(event),
  };
}

export async function action({ request, params }: RouteArgs<'eventId'>) {
  const api = backend(request);
  return postForm(await readForm(request), {
    schema: addGuestForm,
    send: (body) => api.send('addGuest', { params, body }),
    check: (body) => api.check('addGuest', { params, body }),
    done: ({ guest }, body) =>
      redirectWithFlash(
        `/event/${params.eventId}/invite/guests/${guest._id}`,
        body.shared === 'household'
          ? invitationWords.guestJoined(nameOf(guest))
          : invitationWords.guestAdded(nameOf(guest)),
      ),
  });
}

/** Puts one guest on the list, with a name alone if need be, and leads to the link their hosts pass on. */
export default function GuestNew() {
  const { event, host, typed, requestId, closed } = useLoaderData<typeof loader>();
  return (
    <HostPage
      event={event}
      host={host}
      closed={closed}
      width="narrow"
      title={invitationWords.addWithoutSending}
      description={invitationWords.guestNewLead}
      back={<BackLink to={`/event/${event._id}/invite`}>{invitationWords.listHeading}</BackLink>}
    >
      {closed === null ? (
        <Card as="div">
          <AddGuestForm eventType={event.eventType} typed={typed} requestId={requestId} />
        </Card>
      ) : null}
    </HostPage>
  );
}

interface AddGuestFormProps {
  eventType: EventType;
  typed: { firstName: string; lastName: string; withFamily: string };
  requestId: string;
}

function AddGuestForm({ eventType, typed, requestId }: AddGuestFormProps) {
  // looking again at the page must not change it
  const [id] = useState(requestId);
  const [form, fields] = useConform({
    id: 'guest-new',
    defaultValue: {
      ...typed,
      email: '',
      phone: '',
      partyLimit: '',
      side: '',
      title: '',
      greeting: '',
      otherContacts: '',
      household: '',
      tags: '',
      language: 'any',
      shared: undefined,
    },
    ...checkedInPage(addGuestForm),
  });
  return (
    <ConformForm form={form} labels={oneGuestLabels}>
      <input type="hidden" name="requestId" value={id} />
      <OneGuestFields
        fields={fields}
        eventType={eventType}
        side=""
        greetingHelp={invitationWords.greetingHelpNew}
      >
        <SharedQuestion field={fields.shared} />
      </OneGuestFields>
      <div>
        <FormButton pendingLabel={invitationWords.adding}>{invitationWords.addToList}</FormButton>
      </div>
    </ConformForm>
  );
}
