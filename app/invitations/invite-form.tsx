import type { FieldMetadata } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { z } from 'zod/v4';
import type { InviteAnswer } from '#app/invitations/add-invitees.server.ts';
import { SharedQuestion } from '#app/forms/shared-question.tsx';
import { inviteForm } from '#app/invitations/invite-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { PersonFields } from '#app/ui/person-fields.tsx';
import { likelyEmail } from '#contract/guests/likely-email.ts';
import * as likelyWords from '#messages/guests/likely-email/en.ts';
import { question } from '#messages/guests/shared/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import * as messageWords from '#messages/phone-messages/pages/en.ts';
import { fieldIn } from '#messages/ui/en.ts';

interface InviteFormProps {
  answer: InviteAnswer | undefined;
  requestId: string;
  /** Whether a guest with a phone alone can be written to from here. */
  canMessage: boolean;
}

const inRow = (label: string) => (row: number) => fieldIn(invitationWords.rowName(row), label);
const labels = {
  'newGuests[].firstName': inRow(invitationWords.firstName),
  'newGuests[].lastName': inRow(invitationWords.lastName),
  'newGuests[].email': inRow(invitationWords.email),
  'newGuests[].phone': inRow(invitationWords.phone),
  'newGuests[].shared': inRow(question),
};

/** Rows of guests to invite (spec section 5): as many as wanted, never none. Adding and removing rows works without scripts. */
export function InviteForm({ answer, requestId, canMessage }: InviteFormProps) {
  const navigation = useNavigation();
  const sending = navigation.state !== 'idle' && navigation.formData?.has('requestId') === true;
  const id = useRequestId(requestId, answer?.requestId);
  const [form, fields] = useConform({
    id: 'invite',
    // also once the page was read anew
    lastResult: answer?.lastResult ?? null,
    defaultValue: { newGuests: [{}] },
    ...checkedInPage(inviteForm),
  });
  const rows = fields.newGuests.getFieldList();
  const list = fields.newGuests.name;
  useFocusOnRows(rows.map(({ key }) => key).join(), rows.at(-1)?.getFieldset().firstName.id ?? '');
  return (
    <ConformForm form={form} labels={labels} preventScrollReset>
      {/* Enter in a field presses the form's first button: without this one that would remove a row */}
      <button className="vh" tabIndex={-1} aria-hidden="true">
        {invitationWords.send}
      </button>
      <input type="hidden" name="requestId" value={id} />
      <p className="field-help">{canMessage ? messageWords.inviteHelp : invitationWords.inviteHelp}</p>
      {rows.map((row, index) => (
        <Row
          key={row.key}
          row={row}
          index={index}
          takeLikely={(likely) =>
            form.update.getButtonProps({ name: row.getFieldset().email.name, value: likely })
          }
          // removing the last row leaves a blank one
          remove={
            rows.length > 1
              ? form.remove.getButtonProps({ name: list, index })
              : form.update.getButtonProps({ name: list, value: [{}] })
          }
        />
      ))}
      <div className="row justify-between">
        <Button variant="secondary" {...form.insert.getButtonProps({ name: list, defaultValue: {} })}>
          {invitationWords.addRow}
        </Button>
        <Button pending={sending} pendingLabel={invitationWords.sendingNow}>
          {rows.length > 1 ? invitationWords.sendSeveral : invitationWords.sendOne}
        </Button>
      </div>
    </ConformForm>
  );
}

type Fields = z.input<typeof inviteForm>;

interface RowProps {
  row: FieldMetadata<NonNullable<Fields['newGuests']>[number], Fields>;
  index: number;
  remove: ComponentProps<'button'>;
  /** The button that puts a likely address in place of what was typed. */
  takeLikely: (likely: string) => ComponentProps<'button'>;
}

function Row({ row, index, remove, takeLikely }: RowProps) {
  const guest = row.getFieldset();
  const typed = guest.email.value ?? '';
  const likely = guest.email.errors ? likelyEmail(typed) : '';
  // what is typed elsewhere takes the message away, and not that it was asked
  const [asked, setAsked] = useState(guest.emailStands.initialValue ?? '');
  if (likely && asked !== typed) setAsked(typed);
  const email = (
    <RichText
      text={invitationWords.emailWanted}
      parts={{ wanted: (star) => <span className="text-brick">{star}</span> }}
    />
  );
  return (
    <fieldset className="border-b border-line pb-4">
      <legend className="vh">{invitationWords.rowName(index + 1)}</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <PersonFields fields={guest} labels={{ ...invitationWords, email }} optional={['phone']} />
      </div>
      <input type="hidden" name={guest.emailStands.name} value={asked} />
      {likely ? (
        <Button
          variant="secondary"
          aria-label={likelyWords.about(likelyWords.take(likely), likely)}
          {...takeLikely(likely)}
        >
          {likelyWords.take(likely)}
        </Button>
      ) : null}
      <SharedQuestion field={guest.shared} choices={['household', 'own', 'same']} />
      <div className="row justify-between">
        <CheckboxField field={guest.withFamily} label={invitationWords.invitedWithFamily} />
        <Button variant="quiet" aria-label={invitationWords.removeRowName(index + 1)} {...remove}>
          {invitationWords.removeRow}
        </Button>
      </div>
    </fieldset>
  );
}

/** A new row takes the focus at its first field; when a row has gone with its button, the last one left does. */
function useFocusOnRows(keys: string, firstField: string): void {
  const before = useRef(keys);
  useEffect(() => {
    if (before.current === keys) return;
    const isMore = keys.split(',').length > before.current.split(',').length;
    before.current = keys;
    if (isMore || document.activeElement === document.body) document.getElementById(firstField)?.focus();
  }, [keys, firstField]);
}

/** The number the form carries: the page's first, until an answer brings another. Looking again at the page must not change it. */
function useRequestId(first: string, renewed: string | undefined): string {
  const [current, setCurrent] = useState({ id: renewed ?? first, renewed });
  if (renewed !== undefined && renewed !== current.renewed) setCurrent({ id: renewed, renewed });
  return current.id;
}
