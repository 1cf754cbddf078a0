import { useEffect, useState, type ChangeEvent } from 'react';
import { INDIA, timeZoneOptions } from '#app/events/event-fields/time-zones.ts';
import { whenRules } from '#app/events/event-fields/wall-clock.ts';
import { TextField } from '#app/ui/field.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import * as words from '#messages/events/en.ts';

export interface WhenFieldsProps {
  fields: { date: FormField; time: FormField; timeZone: FormField };
  /** The instant the page was made, ISO: what the rules count from until somebody changes a field. */
  now: string;
  /** The date an event has already: it may stay as it is, also when it has passed. */
  keptDate?: string;
}

/**
 * Date, time and time zone of an event to come (spec section 5): not before today, and
 * with a time, one hour from now at the earliest, when it is today. Without scripts the
 * rules of the day the form was opened with hold; the backend checks again.
 */
export function WhenFields({ fields, now, keptDate }: WhenFieldsProps) {
  const keptZone = initialText(fields.timeZone) || INDIA;
  const [date, setDate] = useState(initialText(fields.date) ?? '');
  const [zone, setZone] = useState(keptZone);
  const [clock, setClock] = useState(now);
  const local = useLocalZone();
  const rules = whenRules(date, zone, new Date(clock));
  const isKept = date === keptDate;
  const minDate = keptDate && keptDate < rules.minDate ? keptDate : rules.minDate;
  const timeNeeded = rules.isToday && !isKept;

  function changeDate(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget;
    const moment = new Date();
    setDate(chosen.value);
    setClock(moment.toISOString());
    suggestTime(chosen.form, fields.time.name, whenRules(chosen.value, zone, moment).minTime);
  }

  const suggestion = whenRules(rules.minDate, zone, new Date(clock)).minTime;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          field={fields.date}
          label={words.dateLabel}
          type="date"
          help={keptDate ? undefined : words.dateHelp}
          required
          min={minDate}
          onChange={changeDate}
        />
        <TextField
          field={fields.time}
          label={words.timeLabel}
          type="time"
          optional={!timeNeeded}
          required={timeNeeded}
          min={isKept ? undefined : rules.minTime}
          help={suggestion ? words.timeHelpFrom(suggestion) : words.timeHelp}
        />
      </div>
      <SelectField
        field={fields.timeZone}
        label={words.timeZoneLabel}
        options={timeZoneOptions(keptZone, local)}
        defaultValue={keptZone}
        onChange={(event) => {
          setZone(event.currentTarget.value);
          setClock(new Date().toISOString());
        }}
      />
    </>
  );
}

/** Puts the suggested time into a time field nobody has filled (spec section 5: now plus one hour). */
function suggestTime(form: HTMLFormElement | null, name: string, time: string | undefined) {
  const field = form?.elements.namedItem(name);
  if (!time || !(field instanceof HTMLInputElement) || field.value) return;
  field.value = time;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The browser's own zone; null on the server and while the page wakes up. */
function useLocalZone(): string | null {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => setLocal(Intl.DateTimeFormat().resolvedOptions().timeZone || null), []);
  return local;
}
