import type { ReactNode } from 'react';
import { languageOptions } from '#app/invitations/language-form.tsx';
import { SideField } from '#app/invitations/side-field.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { PersonFields } from '#app/ui/person-fields.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import type { EventType } from '#contract/events/event-types.ts';
import {
  GREETING_LENGTH,
  OTHER_CONTACTS_LENGTH,
  PERSON_TITLE_LENGTH,
  type GuestField,
} from '#contract/guests/guest-fields.ts';
import { HOUSEHOLD_LENGTH } from '#contract/guests/household.ts';
import { TAGS_LENGTH } from '#contract/guests/guest-tags.ts';
import { question } from '#messages/guests/shared/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

/** What the fields are called where something is wrong with them. */
export const oneGuestLabels = {
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
  shared: question,
};

interface OneGuestFieldsProps {
  fields: Record<GuestField | 'language', FormField>;
  eventType: EventType;
  /** Whose guest they are now. */
  side: string;
  /** How they are greeted where their hosts say nothing else. */
  greetingHelp: string;
  /** Below name and contact. */
  children?: ReactNode;
}

/** Everything hosts say of one guest. */
export function OneGuestFields({ fields, eventType, side, greetingHelp, children }: OneGuestFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields fields={fields} labels={invitationWords} optional={['email', 'phone']} />
      </div>
      {children}
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
          help={greetingHelp}
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
      <SideField eventType={eventType} side={side} field={fields.side} none={invitationWords.noSide} />
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
    </>
  );
}
