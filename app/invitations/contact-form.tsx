import { ConformForm, useConform, type LastResult } from '#app/forms/conform-form.tsx';
import { isUndelivered } from '#app/invitations/delivery-state.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { languageOptions } from '#app/invitations/language-form.tsx';
import { SideField } from '#app/invitations/side-field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { PersonFields } from '#app/ui/person-fields.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import type { EventType } from '#contract/events/event-types.ts';
import {
  GREETING_LENGTH,
  OTHER_CONTACTS_LENGTH,
  PERSON_TITLE_LENGTH,
} from '#contract/guests/guest-fields.ts';
import { HOUSEHOLD_LENGTH, writeHousehold } from '#contract/guests/household.ts';
import { greetedName } from '#contract/guests/greeted-name.ts';
import { TAGS_LENGTH, writeTags } from '#contract/guests/guest-tags.ts';
import { guestUpdate, type GuestListItem } from '#contract/guests/guests.ts';
import { formatPhone } from '#contract/common/phone.ts';
import * as invitationWords from '#messages/invitations/en.ts';

interface ContactFormProps {
  eventType: EventType;
  guest: GuestListItem;
  lastResult: LastResult;
}

const labels = {
  firstName: invitationWords.firstName,
  lastName: invitationWords.lastName,
  email: invitationWords.email,
  phone: invitationWords.phone,
  withFamily: invitationWords.invitedWithFamily,
  partyLimit: invitationWords.partyLimitLabel,
  side: invitationWords.sideLabel,
  title: invitationWords.titleLabel,
  greeting: invitationWords.greetingLabel,
  otherContacts: invitationWords.otherContactsLabel,
  household: invitationWords.householdLabel,
  tags: invitationWords.tagsLabel,
  language: invitationWords.languageOfGuest,
};

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
    },
    ...checkedInPage(guestUpdate),
  });
  return (
    <ConformForm form={form} labels={labels} lastResult={lastResult}>
      {isUndelivered(guest.delivery.status) ? (
        <p className="field-help">{invitationWords.didNotArrive(guest.delivery.error.replace(/\.$/, ''))}</p>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields fields={fields} labels={invitationWords} optional={['email', 'phone']} />
      </div>
      <p className="field-help">{invitationWords.contactHelp}</p>
      {guest.rsvp === 'pending' ? null : <p className="field-help">{invitationWords.contactHelpAnswered}</p>}
      <CheckboxField
        field={fields.withFamily}
        label={invitationWords.invitedWithFamily}
        help={invitationWords.withFamilyHelp}
      />
      <TextField
        field={fields.partyLimit}
        label={invitationWords.partyLimitLabel}
        help={invitationWords.partyLimitHelp}
        optional
        inputMode="numeric"
      />
      <TextArea
        field={fields.household}
        label={invitationWords.householdLabel}
        help={invitationWords.householdHelp}
        optional
        rows={3}
        maxLength={HOUSEHOLD_LENGTH}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          field={fields.title}
          label={invitationWords.titleLabel}
          help={invitationWords.titleHelp}
          optional
          maxLength={PERSON_TITLE_LENGTH}
        />
        <TextField
          field={fields.greeting}
          label={invitationWords.greetingLabel}
          help={invitationWords.greetingHelp(greetedName({ ...guest, greeting: '' }, guest.language ?? 'en'))}
          optional
          maxLength={GREETING_LENGTH}
        />
      </div>
      <TextField
        field={fields.otherContacts}
        label={invitationWords.otherContactsLabel}
        help={invitationWords.otherContactsHelp}
        optional
        maxLength={OTHER_CONTACTS_LENGTH}
      />
      <SideField eventType={eventType} side={guest.side} field={fields.side} none={invitationWords.noSide} />
      <TextField
        field={fields.tags}
        label={invitationWords.tagsLabel}
        help={invitationWords.tagsHelp}
        optional
        maxLength={TAGS_LENGTH}
        autoComplete="off"
      />
      <SelectField
        field={fields.language}
        label={invitationWords.languageOfGuest}
        options={languageOptions(invitationWords.languageOfEvent)}
      />
      <div>
        <FormButton variant="secondary" field="firstName" pendingLabel={invitationWords.saving}>
          {invitationWords.saveContact}
        </FormButton>
      </div>
    </ConformForm>
  );
}
