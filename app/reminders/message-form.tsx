import { audienceInWords } from '#app/reminders/audience-in-words.ts';
import type { MessageDraft, MessageProblem } from '#app/reminders/send-message.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { MESSAGE_LENGTH } from '#contract/guests/reminder-limits.ts';
import { audience, type Reminders } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

interface MessageFormProps {
  audiences: Reminders['audiences'];
  functions: Reminders['functions'];
  draft: MessageDraft;
  problem: MessageProblem | null;
}

const labels = {
  functionId: reminderPageWords.functionLabel,
  audience: reminderPageWords.audienceLabel,
  text: reminderPageWords.messageLabel,
};

/** To whom, and what. The button leads to how it will read; nothing is sent from here. */
export function MessageForm({ audiences, functions, draft, problem }: MessageFormProps) {
  const errors = (['functionId', 'audience', 'text'] as const).flatMap((id) =>
    (problem?.[id] ?? []).map((message) => ({ id, label: labels[id], message })),
  );
  return (
    <Card as="div">
      <Form method="post" className="stack">
        <WriterField />
        {problem?.message ? <Alert tone="error">{problem.message}</Alert> : null}
        {errors.length > 0 ? <FormErrors errors={errors} lastResult={problem} /> : null}
        <input type="hidden" name="requestId" value={draft.requestId} />
        {functions.length > 0 ? (
          <SelectField
            id="functionId"
            name="functionId"
            label={reminderPageWords.functionLabel}
            defaultValue={draft.functionId}
            errors={problem?.functionId}
            options={[
              { value: '', label: reminderPageWords.wholeEvent },
              ...functions.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
        ) : null}
        <RadioGroup
          id="audience"
          name="audience"
          label={reminderPageWords.audienceLabel}
          defaultValue={draft.audience}
          errors={problem?.audience}
          // how many it is depends on the function, which is told before it is sent
          options={audience.options.map((to) => ({
            value: to,
            label: reminderPageWords.audiences[to],
            help: functions.length > 0 ? undefined : audienceInWords(audiences[to]),
          }))}
        />
        <TextArea
          id="text"
          name="text"
          label={reminderPageWords.messageLabel}
          help={`${reminderPageWords.messageHelp} ${reminderPageWords.messageLength}`}
          rows={8}
          maxLength={MESSAGE_LENGTH}
          required
          defaultValue={draft.text}
          errors={problem?.text}
        />
        <div>
          <FormButton name="intent" value="preview" pendingLabel={reminderPageWords.previewing}>
            {reminderPageWords.preview}
          </FormButton>
        </div>
      </Form>
    </Card>
  );
}
