import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, useNavigation } from '@remix-run/react';
import { isUndelivered } from '#app/invitations/delivery-state.tsx';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { guestUpdate, type GuestListItem } from '#contract/guests.ts';
import { formatPhone } from '#contract/phone.ts';

interface ContactFormProps {
  guest: GuestListItem;
  lastResult: SubmissionResult<string[]> | null;
}

/** Mends a guest's name or contact. The personal link stays as it is. */
export function ContactForm({ guest, lastResult }: ContactFormProps) {
  const navigation = useNavigation();
  const saving = navigation.formData?.has('firstName') === true;
  const [form, fields] = useForm({
    id: 'contact-form',
    lastResult,
    defaultValue: {
      firstName: guest.firstName,
      lastName: guest.lastName,
      email: guest.email,
      phone: formatPhone(guest.phone),
      withFamily: guest.withFamily ? 'on' : '',
    },
    defaultNoValidate: false,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: guestUpdate }),
  });
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormErrors form={form} lastResult={lastResult} />
      {isUndelivered(guest.delivery.status) ? (
        <p className="field-help">
          The last invitation did not arrive{guest.delivery.error ? ` (${guest.delivery.error.replace(/\.$/, '')})` : ''}. Mend the contact,
          save it, then send again.
        </p>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.firstName} label="First name" maxLength={100} autoComplete="off" />
        <TextField field={fields.lastName} label="Last name" maxLength={100} autoComplete="off" />
        <TextField field={fields.email} label="Email" optional type="email" inputMode="email" maxLength={254} autoComplete="off" />
        <TextField
          field={fields.phone}
          label="Phone"
          optional
          type="tel"
          inputMode="tel"
          maxLength={40}
          placeholder="+91"
          autoComplete="off"
        />
      </div>
      <CheckboxField field={fields.withFamily} label="Invited with family" help="The reply may then name several adults and children." />
      <div>
        <Button variant="secondary" pending={saving} pendingLabel="Saving...">
          Save name and contact
        </Button>
      </div>
    </Form>
  );
}
