import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { formatInstant } from '#contract/common/format.ts';
import { dayChoices } from '#contract/guests/reminder-limits.ts';
import type { Reminders } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

interface SettingsCardProps {
  event: { date: string; timeZone: string };
  reminders: Reminders;
  /** Days ticked at first. */
  days: readonly number[];
}

/** The reply-by date, and on which days those who did not answer are reminded. */
export function SettingsCard({ event, reminders, days }: SettingsCardProps) {
  const [form, fields] = useConform({
    id: 'reply-by',
    defaultValue: { replyBy: reminders.replyBy, daysBefore: days.map(String) },
  });
  const offered = [...new Set([...dayChoices, ...reminders.daysBefore])].sort((a, b) => b - a);
  return (
    <Card title={reminderPageWords.settingsTitle}>
      <ConformForm
        form={form}
        labels={{ replyBy: reminderPageWords.replyByLabel, daysBefore: reminderPageWords.daysLabel }}
        preventScrollReset
      >
        <TextField
          field={fields.replyBy}
          type="date"
          max={event.date}
          label={reminderPageWords.replyByLabel}
          help={reminderPageWords.replyByHelp}
          optional
        />
        {reminders.allowed ? (
          <CheckboxGroup
            field={fields.daysBefore}
            label={reminderPageWords.daysLabel}
            help={reminderPageWords.daysHelp}
            choicesClassName="flex flex-wrap gap-x-6"
            options={offered.map((number) => ({
              value: String(number),
              label: reminderPageWords.daysBefore(number),
            }))}
          />
        ) : null}
        {reminders.allowed && reminders.replyBy ? <p>{nextInWords(reminders, event.timeZone)}</p> : null}
        <div>
          <FormButton field="replyBy" pendingLabel={reminderPageWords.saving}>
            {reminderPageWords.save}
          </FormButton>
        </div>
      </ConformForm>
    </Card>
  );
}

const nextInWords = ({ nextAt }: Reminders, timeZone: string) =>
  nextAt ? reminderPageWords.next(formatInstant(nextAt, timeZone)) : reminderPageWords.noNext;
