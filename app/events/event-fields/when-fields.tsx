import { useEffect, useState } from 'react';
import { INDIA, timeZoneOptions } from '#app/events/event-fields/time-zones.ts';
import { SUGGESTED_TIME } from '#app/events/event-fields/suggested-time.ts';
import { whenRules } from '#app/events/event-fields/wall-clock.ts';
import { TextField } from '#app/ui/field.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import * as eventWords from '#messages/events/en.ts';

export interface WhenFieldsProps {
  fields: { date: FormField; time: FormField; timeZone: FormField };
  /** The instant the page was made, ISO: what the rules count from until somebody changes a field. */
  now: string;
  /** What the time field was filled with by itself and nobody has touched yet (`suggested-time.ts`). */
  suggestedTime: string;
  /** The date an event has already: it may stay as it is, also when it has passed. */
  keptDate?: string;
}

/**
 * Date, time and time zone of an event to come (spec section 5): not before today, and
 * with a time, one hour from now at the earliest, when it is today. The backend's sentences
 * say so: the limits here only help the browser's calendar.
 */
export function WhenFields({ fields, now, suggestedTime, keptDate }: WhenFieldsProps) {
  const keptZone = initialText(fields.timeZone) || INDIA;
  const [date, setDate] = useState(initialText(fields.date) ?? '');
  const [zone, setZone] = useState(keptZone);
  const [clock, setClock] = useState(now);
  const [suggested, setSuggested] = useState(suggestedTime);
  const local = useLocalZone();
  const rules = whenRules(date, zone, new Date(clock));
  const isKept = date === keptDate;
  const minDate = keptDate && keptDate < rules.minDate ? keptDate : rules.minDate;
  const timeNeeded = rules.isToday && !isKept;

  function change(form: HTMLFormElement | null, chosen: { date: string; zone: string }) {
    const moment = new Date();
    setDate(chosen.date);
    setZone(chosen.zone);
    setClock(moment.toISOString());
    const { minTime = '' } = whenRules(chosen.date, chosen.zone, moment);
    if (fill(form?.elements.namedItem(fields.time.name), suggested, minTime)) setSuggested(minTime);
  }

  const suggestion = whenRules(rules.minDate, zone, new Date(clock)).minTime;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          field={fields.date}
          label={eventWords.dateLabel}
          type="date"
          help={keptDate ? undefined : eventWords.dateHelp}
          aria-required
          min={minDate}
          // an input event, not React's change: what was chosen before scripts run is told by one
          onInput={({ currentTarget: { form, value } }) => change(form, { date: value, zone })}
        />
        <TextField
          field={fields.time}
          label={eventWords.timeLabel}
          type="time"
          optional={!timeNeeded}
          aria-required={timeNeeded}
          min={isKept ? undefined : rules.minTime}
          // from now on the time is theirs, also when they type the very one that was suggested
          onInput={() => setSuggested('')}
          help={suggestion ? eventWords.timeHelpFrom(suggestion) : eventWords.timeHelp}
        />
      </div>
      <SelectField
        field={fields.timeZone}
        label={eventWords.timeZoneLabel}
        options={timeZoneOptions(keptZone, local)}
        defaultValue={keptZone}
        onChange={({ currentTarget: { form, value } }) => change(form, { date, zone: value })}
      />
      <input type="hidden" name={SUGGESTED_TIME} value={suggested} />
    </>
  );
}

/**
 * Puts the suggested time (spec section 5: now plus one hour; none on a later day) into a time field that is empty
 * or holds an earlier suggestion. What somebody typed there stays. @returns whether it holds the new one now
 */
function fill(field: Element | RadioNodeList | null | undefined, suggested: string, time: string): boolean {
  if (!(field instanceof HTMLInputElement) || field.validity.badInput || field.value !== suggested)
    return false;
  if (field.value !== time) {
    field.value = time;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;
}

/** The browser's own zone; null on the server and while the page wakes up. */
function useLocalZone(): string | null {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => setLocal(Intl.DateTimeFormat().resolvedOptions().timeZone || null), []);
  return local;
}
