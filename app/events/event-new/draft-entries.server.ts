import { parse } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { z } from 'zod/v4';
import {
  blankForm,
  blankGift,
  PASTED_GUESTS,
  PHOTO_FILE,
  type creationForm,
  TURN,
  type EventFormValues,
} from '#app/events/event-new/form-values.ts';
import { FILE_CHOICES } from '#app/guest-list-file/read-file.ts';
import { isLoosePoint } from '#app/events/venue/venue-form.server.ts';
import { VENUE_CHOICE, VENUE_QUERY, VENUE_SESSION } from '#app/events/venue/venue-names.ts';
import { hasField } from '#contract/events/event-fields.ts';
import { eventType as eventTypeSchema, type DraftEntries, type EventType } from '#contract/events/events.ts';
import type { changedGuestFields } from '#contract/guests/guest-fields.ts';
import type { GuestEntry } from '#contract/guests/guests.ts';
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
  PASTED_GUESTS,
  '__intent__',
  '__state__',
  VENUE_QUERY,
  VENUE_SESSION,
  VENUE_CHOICE,
]);

const LONGEST_VALUE = 20_000;
const MOST_ENTRIES = 5_000;

/** What a phone's field starts with is no number. */
const isBarePrefix = (name: string, value: string) => name.endsWith('phone') && /^\s*\+?91\s*$/.test(value);

/** The typed part of a posted form: its text fields, within the draft's limits. */
export function inputEntries(form: FormData): Entry[] {
  const entries: Entry[] = [];
  for (const [name, value] of form) {
    if (
      typeof value !== 'string' ||
      steering.has(name) ||
      isLoosePoint(form, name) ||
      name.length > 200 ||
      name.startsWith(FILE_CHOICES)
    )
      continue;
    entries.push([name, isBarePrefix(name, value) ? '' : value.slice(0, LONGEST_VALUE)]);
  }
  return entries.slice(0, MOST_ENTRIES);
}

/** Entries as a form again, for parsing. */
export function formOf(entries: readonly Entry[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

/** The text of a field; empty when there is none, and where a phone is its prefix alone. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' && !isBarePrefix(name, value) ? value : '';
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
function shaped<Shape>(blank: Shape, input: unknown): Shape {
  const asBlank = (): unknown => {
    if (Array.isArray(blank))
      return Array.isArray(input) ? input.map((row) => shaped<unknown>(blank[0], row)) : [];
    if (typeof blank !== 'object' || blank === null)
      return typeof input === 'string' && input ? input : blank;
    const of = typeof input === 'object' && input !== null ? new Map(Object.entries(input)) : new Map();
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

/**
 * What this form asks of a guest. What else a list may have brought along stays as it is. `emailStands`: the address that whoever
 * typed it was asked about.
 */
export type TypedGuest = Omit<GuestEntry, keyof typeof changedGuestFields> & {
  shared: string;
  emailStands: string;
};

/** The guest typed under a prefix (`newGuest`, `editGuest`). */
export function guestInput(form: FormData, prefix: string): TypedGuest {
  const of = (name: keyof TypedGuest) => textIn(form, `${prefix}.${name}`);
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    email: of('email'),
    phone: of('phone'),
    withFamily: of('withFamily') !== '',
    shared: of('shared'),
    emailStands: of('emailStands'),
  };
}

/** Whether nothing was typed into a guest's fields. */
export const isBlankGuest = ({ withFamily: _, shared: _1, emailStands: _2, ...texts }: TypedGuest): boolean =>
  Object.values(texts).every((value) => value.trim() === '');

/**
 * The form as the backend takes it. `fieldName` leads the paths of its messages back to
 * the form's fields, whose rows of gifts and functions count the blank ones too.
 */
export function payloadOf(form: z.output<typeof creationForm>, eventType: EventType) {
  const rows = { giftsWanted: filledRows(form.giftsWanted), functions: filledRows(form.functions) };
  return {
    body: {
      ...form,
      eventType,
      brideGroomDetails: hasField(eventType, 'brideGroomDetails') ? form.brideGroomDetails : undefined,
      functions: rows.functions.map(({ entry }) => entry),
      giftsWanted: rows.giftsWanted.map(({ entry }) => entry),
      fromDraft: true,
    },
    fieldName: (path: string) =>
      path
        .replace(
          /^(giftsWanted|functions)\[(\d+)\]/,
          (_, list: keyof typeof rows, index: string) =>
            `${list}[${rows[list][Number(index)]?.row ?? index}]`,
        )
        .replace(/\.image$/, '.file')
        .replace(/^photo$/, PHOTO_FILE),
  };
}

/** The rows that are no blank ones, each with its place in the form. */
const filledRows = <Entry>(rows: readonly (Entry | undefined)[]) =>
  rows.flatMap((entry, row) => (entry ? [{ entry, row }] : []));

/** The event type an address names. @throws 404 for any other word */
export function eventTypeOf(params: { eventType?: string | undefined }): EventType {
  const parsed = eventTypeSchema.safeParse(params.eventType);
  if (!parsed.success) throw data({ message: errorWords.notFound }, { status: 404 });
  return parsed.data;
}
