import { parse } from '@conform-to/react';
import { data } from '@remix-run/node';
import {
  blankForm,
  blankGift,
  TURN,
  type EventFormValues,
  type GuestValues,
} from '#app/events/event-new/form-values.ts';
import { isLoosePoint } from '#app/events/venue/venue-form.server.ts';
import { VENUE_CHOICE, VENUE_QUERY, VENUE_SESSION } from '#app/events/venue/venue-names.ts';
import { eventType as eventTypeSchema, type DraftEntries, type EventType } from '#contract/events/events.ts';
import * as errorWords from '#messages/errors/en.ts';

/** A draft's typed values by field name, in the order of the form (contract `draftEntries`). */
export type Entry = DraftEntries['entries'][number];

/** Fields that steer the form and are no part of what somebody typed into it. */
const steering = new Set([
  'do',
  'enhanced',
  TURN,
  'search',
  'allWithFamily',
  'importWithFamily',
  '__intent__',
  '__state__',
  VENUE_QUERY,
  VENUE_SESSION,
  VENUE_CHOICE,
]);

const LONGEST_VALUE = 20_000;
const MOST_ENTRIES = 5_000;

/** The typed part of a posted form: its text fields, within the draft's limits. */
export function typedEntries(form: FormData): Entry[] {
  const entries: Entry[] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string' || steering.has(name) || isLoosePoint(form, name) || name.length > 200)
      continue;
    entries.push([name, value.slice(0, LONGEST_VALUE)]);
  }
  return entries.slice(0, MOST_ENTRIES);
}

/** Entries as a form again, for parsing. */
export function formOf(entries: readonly Entry[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

/** The text of a field; empty when there is none. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Takes the fields below a name out of a form. */
export function clear(form: FormData, prefix: string): void {
  for (const name of [...form.keys()]) if (name.startsWith(`${prefix}.`)) form.delete(name);
}

/** What a tree of parsed values would have posted. Files are left out. */
export function entriesOf(tree: unknown, name = ''): Entry[] {
  if (typeof tree === 'string') return [[name, tree]];
  if (Array.isArray(tree)) return tree.flatMap((item, index) => entriesOf(item, `${name}[${index}]`));
  if (tree === null || typeof tree !== 'object' || tree instanceof File) return [];
  return Object.entries(tree).flatMap(([key, value]) => entriesOf(value, name ? `${name}.${key}` : key));
}

/** What was typed, in the shape of `blank`: what is missing is as there, and each entry of a list has the shape of the first there. */
function shaped<Shape>(blank: Shape, typed: unknown): Shape {
  const asBlank = (): unknown => {
    if (Array.isArray(blank))
      return Array.isArray(typed) ? typed.map((row) => shaped<unknown>(blank[0], row)) : [];
    if (typeof blank !== 'object' || blank === null)
      return typeof typed === 'string' && typed ? typed : blank;
    const of = typeof typed === 'object' && typed !== null ? new Map(Object.entries(typed)) : new Map();
    return Object.fromEntries(
      Object.entries(blank).map(([name, value]) => [name, shaped<unknown>(value, of.get(name))]),
    );
  };
  return asBlank() as Shape;
}

/** The values the form starts from. There is always a gift row to type into. */
export function valuesOf(form: FormData): EventFormValues {
  const { payload } = parse(form, { resolve: (value) => ({ value }) });
  const values = shaped(blankForm, payload);
  return values.giftsWanted.length > 0 ? values : { ...values, giftsWanted: [blankGift] };
}

/** The guest typed under a prefix (`newGuest`, `editGuest`). */
export function guestTyped(form: FormData, prefix: string): GuestValues {
  const of = (name: keyof GuestValues) => textIn(form, `${prefix}.${name}`);
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    email: of('email'),
    phone: of('phone'),
    withFamily: of('withFamily') !== '',
  };
}

/** Whether nothing was typed into a guest's fields; the phone prefix alone is nothing. */
export function isBlankGuest({ firstName, lastName, email, phone }: GuestValues): boolean {
  return [firstName, lastName, email, barePhone(phone)].every((value) => value.trim() === '');
}

/** A phone as the backend should read it: the prefix the field starts with, alone, is no number. */
export const barePhone = (typed: string): string => (/^\s*\+?91\s*$/.test(typed) ? '' : typed);

/** The event type an address names. @throws 404 for any other word */
export function eventTypeOf(params: { eventType?: string | undefined }): EventType {
  const parsed = eventTypeSchema.safeParse(params.eventType);
  if (!parsed.success) throw data({ message: errorWords.notFound }, { status: 404 });
  return parsed.data;
}
