import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FieldErrorText } from '#app/ui/field-shell.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useFieldWiring } from '#app/ui/form-field.ts';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { formatInstant } from '#contract/common/format.ts';
import { dayChoices } from '#contract/guests/reminder-limits.ts';
import type { Reminders } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

interface SettingsCardProps {
  event: { date: string; timeZone: string };
  reminders: Reminders;
  /** Days ticked at first. */
  days: readonly number[];
  lastResult: SubmissionResult<string[]> | null;
}

/** The reply-by date, and on which days those who did not answer are reminded. */
export function SettingsCard({ event, reminders, days, lastResult }: SettingsCardProps) {
  const saving = useNavigation().formData?.has('replyBy') === true;
  const [form, fields] = useForm({
    id: 'reply-by',
    lastResult,
    defaultValue: { replyBy: reminders.replyBy, daysBefore: days.map(String) },
  });
  const wiring = useFieldWiring(
    { field: fields.daysBefore, help: reminderPageWords.daysHelp, errors: undefined },
    {},
  );
  const initialDays = lastResult?.initialValue?.daysBefore;
  const ticked = lastResult ? [initialDays].flat().map(Number) : days;
  const offered = [...new Set([...dayChoices, ...reminders.daysBefore])].sort((a, b) => b - a);
  return (
    <Card title={reminderPageWords.settingsTitle}>
      <Form method="post" {...getFormProps(form)} className="stack" preventScrollReset>
        <WriterField />
        <FormErrors
          form={form}
          labels={{ replyBy: reminderPageWords.replyByLabel, daysBefore: reminderPageWords.daysLabel }}
          lastResult={lastResult}
        />
        <TextField
          field={fields.replyBy}
          type="date"
          max={event.date}
          label={reminderPageWords.replyByLabel}
          help={reminderPageWords.replyByHelp}
          optional
        />
        {reminders.allowed ? (
          <fieldset
            id={wiring.id}
            tabIndex={-1}
            className="field"
            aria-describedby={wiring.control['aria-describedby']}
          >
            <legend className="field-label">{reminderPageWords.daysLabel}</legend>
            <p id={wiring.helpId} className="field-help">
              {reminderPageWords.daysHelp}
            </p>
            <FieldErrorText wiring={wiring} />
            <div className="flex flex-wrap gap-x-6">
              {offered.map((number) => (
                <label key={number} className="choice">
                  <input
                    type="checkbox"
                    name="daysBefore"
                    value={number}
                    defaultChecked={ticked.includes(number)}
                  />
                  <span>{reminderPageWords.daysBefore(number)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        {reminders.allowed && reminders.replyBy ? <p>{nextInWords(reminders, event.timeZone)}</p> : null}
        <div>
          <Button pending={saving} pendingLabel={reminderPageWords.saving}>
            {reminderPageWords.save}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

const nextInWords = ({ nextAt }: Reminders, timeZone: string) =>
  nextAt ? reminderPageWords.next(formatInstant(nextAt, timeZone)) : reminderPageWords.noNext;
