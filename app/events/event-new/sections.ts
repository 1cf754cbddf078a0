import { parseWithZod } from '@conform-to/zod/v4';
import { SUGGESTED_TIME } from '#app/events/event-fields/suggested-time.ts';
import { wallClock } from '#app/events/event-fields/wall-clock.ts';
import { creationForm } from '#app/events/event-new/form-values.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import * as eventMessages from '#messages/events/en.ts';

const INTENT = '__intent__';

/** The sections of the creation form, in the specification's order; they are the ids of its parts. */
export type SectionName = 'details' | 'couple' | 'gifts' | 'guests';

const fieldsOf: [RegExp, SectionName][] = [
  [/^brideGroomDetails/, 'couple'],
  [/^(giftsWanted|giveTogether)/, 'gifts'],
  [/^(newGuest|editGuest|guestFile|guestList)/, 'guests'],
];

/** The section in which a field stands. */
export const sectionOf = (name: string): SectionName =>
  fieldsOf.find(([pattern]) => pattern.test(name))?.[1] ?? 'details';

/**
 * What is wrong with a form by what the page itself knows: its schema, and the day and time of the event, which are not to
 * be past. A time that the page suggested goes with the clock (`suggested-time.ts`).
 */
export function formErrors(form: FormData, now: Date): FieldErrors {
  const submission = parseWithZod(form, { schema: creationForm });
  const refused = submission.status === 'error' ? submission.error : null;
  const ofSchema = Object.entries(refused ?? {}).flatMap(([name, messages]) =>
    messages ? [[name, messages] as const] : [],
  );
  return { ...tooEarly(form, now), ...Object.fromEntries(ofSchema) };
}

/** A day that is past, or on the day itself a time that is missing or past. */
function tooEarly(form: FormData, now: Date): FieldErrors {
  const [date, time] = [textOf(form, 'date'), textOf(form, 'time')];
  const today = wallClock(textOf(form, 'timeZone'), now);
  if (date !== '' && date < today.date) return { date: [eventMessages.futureDate] };
  if (date !== today.date) return {};
  if (time === '') return { time: [eventMessages.timeNeeded] };
  return time !== textOf(form, SUGGESTED_TIME) && time <= today.time
    ? { time: [eventMessages.futureTime] }
    : {};
}

/** Which fields are missing and which are wrong before the form is sent. */
export interface OpenFields {
  missing: string[];
  wrong: string[];
  /** How many gifts have a name. */
  gifts: number;
}

/** Looks through a form as it stands. */
export function openFields(form: FormData, now: Date): OpenFields {
  const names = Object.keys(formErrors(form, now));
  const isEmpty = (name: string) => textOf(form, name) === '';
  return {
    missing: names.filter(isEmpty),
    wrong: names.filter((name) => !isEmpty(name)),
    gifts: [...form.keys()].filter((name) => /^giftsWanted\[\d+\]\.name$/.test(name) && !isEmpty(name))
      .length,
  };
}

/**
 * Whether a field holds what it held. An empty file field holds another file each time it is asked, and one whose file was
 * taken in is not there any more: what was found of the file still counts.
 */
export function sameInput(held: unknown, now: unknown): boolean {
  if (!(held instanceof File)) return held === now;
  return now === null || (now instanceof File && held.name === now.name && held.size === now.size);
}

/** A function that is begun, by a button of conform's, begins with the event's day: most are on it or near it. */
export function dayForFunction(form: FormData): void {
  const intent = textOf(form, INTENT);
  const begun = intent.replace('"date":""', `"date":${JSON.stringify(textOf(form, 'date'))}`);
  if (/"name":"functions"/.test(intent)) form.set(INTENT, begun);
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
