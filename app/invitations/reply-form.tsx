import { ConformForm, useConform, type LastResult } from '#app/forms/conform-form.tsx';
import { fieldsOf, ReplyQuestions } from '#app/replies/reply-questions.tsx';
import type { QuestionsView } from '#app/replies/question-view.ts';
import { hostReply } from '#app/invitations/host-reply.ts';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import type { GuestListItem } from '#contract/guests/guests.ts';
import { comingOf } from '#contract/guests/household.ts';
import { NAMES_LENGTH, partyLimitOf } from '#contract/guests/replies.ts';
import * as listWords from '#messages/guests/list/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

interface ReplyFormProps {
  guest: GuestListItem;
  /** The questions to guests, with what this one answered. */
  questions: QuestionsView;
  /** What was typed, by question. */
  answers: Record<string, string[]> | undefined;
  lastResult: LastResult;
}

const labels = {
  rsvp: invitationWords.reply,
  adults: invitationWords.adultsLabel,
  children: invitationWords.childrenLabel,
  names: invitationWords.namesLabel,
  note: invitationWords.note,
};

/** The organiser writes down what a guest said on the phone or in person. */
export function ReplyForm({ guest, questions, answers, lastResult }: ReplyFormProps) {
  const { reply } = guest;
  // besides the people who are ticked by name
  const others = questions.people.length > 0;
  const isByName = others && (reply.rsvp !== 'yes' || comingOf(reply.household).length > 0);
  const limit = partyLimitOf(guest);
  const [form, fields] = useConform({
    id: 'reply-form',
    lastResult,
    defaultValue: {
      rsvp: reply.rsvp,
      adults: isByName ? '0' : String(reply.adults || 1),
      children: isByName ? '0' : String(reply.children),
      names: reply.names,
      note: reply.note,
    },
    ...checkedInPage(hostReply),
  });
  const heads =
    limit > 1 ? (
      <div className="grid grid-cols-2 gap-4">
        <TextField
          field={fields.adults}
          label={others ? invitationWords.moreAdults : invitationWords.adultsLabel}
          inputMode="numeric"
        />
        <TextField
          field={fields.children}
          label={others ? invitationWords.moreChildren : invitationWords.childrenLabel}
          inputMode="numeric"
        />
        {others ? null : (
          <TextField
            field={fields.names}
            label={invitationWords.namesLabel}
            optional
            maxLength={NAMES_LENGTH}
            autoComplete="off"
            className="col-span-2"
          />
        )}
      </div>
    ) : null;
  return (
    <ConformForm
      form={form}
      labels={{
        ...labels,
        ...Object.fromEntries(fieldsOf(questions).map(({ id, text }) => [`answers.${id}`, text])),
      }}
      lastResult={lastResult}
    >
      {/* what is stored now, not what was typed: saving again after a change elsewhere is a decision */}
      <input type="hidden" name="version" value={reply.version} />
      <RadioGroup
        field={fields.rsvp}
        label={invitationWords.reply}
        layout="tiles"
        choicesClassName="sm:grid-cols-3"
        options={(['yes', 'no', 'pending'] as const).map((value) => ({
          value,
          label: listWords.rsvpNames[value],
          ...(value === 'pending' ? { help: invitationWords.noAnswerYet } : {}),
        }))}
      />
      {others ? null : heads}
      <ReplyQuestions
        {...questions}
        problem={{ fields: Object.keys(form.allErrors), input: { ...(answers && { answers }) } }}
        of="reply-form-"
      />
      {others ? heads : null}
      <TextArea field={fields.note} label={invitationWords.note} optional rows={2} maxLength={500} />
      <div>
        <FormButton variant="secondary" field="rsvp" pendingLabel={invitationWords.saving}>
          {invitationWords.record}
        </FormButton>
      </div>
    </ConformForm>
  );
}
