import { ConformForm, useConform, type LastResult } from '#app/forms/conform-form.tsx';
import { isUndelivered } from '#app/invitations/delivery-state.tsx';
import { OneGuestFields, oneGuestLabels } from '#app/invitations/one-guest-fields.tsx';
import { SharedQuestion } from '#app/forms/shared-question.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { FormButton } from '#app/ui/submit-button.tsx';
import type { EventType } from '#contract/events/event-types.ts';
import { writeHousehold } from '#contract/guests/household.ts';
import { greetedName } from '#contract/guests/greeted-name.ts';
import { writeTags } from '#contract/guests/guest-tags.ts';
import { guestUpdate, type GuestListItem } from '#contract/guests/guests.ts';
import { formatPhone } from '#contract/common/phone.ts';
import { joinListed } from '#messages/guests/shared/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

interface ContactFormProps {
  eventType: EventType;
  guest: GuestListItem;
  lastResult: LastResult;
}

/** Mends a guest's name or contact; another address ends the link that went to the old one. */
export function GuestContactForm({ eventType, guest, lastResult }: ContactFormProps) {
  const [form, fields] = useConform({
    id: 'contact-form',
    lastResult,
    defaultValue: {
      firstName: guest.firstName,
      lastName: guest.lastName,
      email: guest.email,
      phone: formatPhone(guest.phone),
      withFamily: guest.withFamily ? 'on' : '',
      partyLimit: guest.partyLimit === null ? '' : String(guest.partyLimit),
      side: guest.side,
      title: guest.title,
      greeting: guest.greeting,
      otherContacts: guest.otherContacts,
      household: writeHousehold(guest.household, '\n'),
      tags: writeTags(guest.tags),
      language: guest.language ?? 'any',
      shared: undefined,
    },
    ...checkedInPage(guestUpdate),
  });
  return (
    <ConformForm form={form} labels={oneGuestLabels} lastResult={lastResult}>
      {isUndelivered(guest.delivery.status) ? (
        <p className="field-help">{invitationWords.didNotArrive(guest.delivery.error.replace(/\.$/, ''))}</p>
      ) : null}
      <OneGuestFields
        fields={fields}
        eventType={eventType}
        side={guest.side}
        greetingHelp={invitationWords.greetingHelp(
          greetedName({ ...guest, greeting: '' }, guest.language ?? 'en'),
        )}
      >
        <SharedQuestion field={fields.shared} household={joinListed} />
        <p className="field-help">{invitationWords.contactHelp}</p>
        {guest.rsvp === 'pending' ? null : (
          <p className="field-help">{invitationWords.contactHelpAnswered}</p>
        )}
      </OneGuestFields>
      <div>
        <FormButton variant="secondary" field="firstName" pendingLabel={invitationWords.saving}>
          {invitationWords.saveContact}
        </FormButton>
      </div>
    </ConformForm>
  );
}
