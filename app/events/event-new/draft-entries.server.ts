import { parse } from '@conform-to/react';
import {
  blankFunction,
  blankGift,
  blankGuest,
  TURN,
  PHOTO,
  type EventFormValues,
  type FunctionValues,
  type GiftValues,
  type GuestValues,
} from '#app/events/event-new/form-values.ts';
import { isLoosePoint } from '#app/events/venue/venue-form.server.ts';
import { VENUE_CHOICE, VENUE_QUERY, VENUE_SESSION } from '#app/events/venue/venue-names.ts';
import { SUGGESTED_TIME, type meantTime } from '#app/events/event-fields/suggested-time.ts';
import { INDIA } from '#app/events/event-fields/time-zones.ts';
import { eachText } from '#contract/events/event-fields.ts';
import type { DraftEntries } from '#contract/events/events.ts';

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

export function valueOf(entries: readonly Entry[], name: string): string {
  return entries.find(([key]) => key === name)?.[1] ?? '';
}

/** The same entries with one field set. */
export function withValue(entries: readonly Entry[], name: string, value: string): Entry[] {
  return [...entries.filter(([key]) => key !== name), [name, value]];
}

/** The same entries with the time they mean, or are shown with (`suggested-time.ts`). */
export function withTime(entries: readonly Entry[], timeOf: typeof meantTime, now: Date): Entry[] {
  const of = (name: string) => valueOf(entries, name);
  const { time, suggestedTime } = timeOf(
    {
      date: of('date'),
      time: of('time'),
      suggestedTime: of(SUGGESTED_TIME),
      timeZone: of('timeZone') || INDIA,
    },
    now,
  );
  if (time === of('time') && suggestedTime === of(SUGGESTED_TIME)) return [...entries];
  return withValue(withValue(entries, 'time', time), SUGGESTED_TIME, suggestedTime);
}

/** The same entries without a field and the fields below it. */
export function without(entries: readonly Entry[], prefix: string): Entry[] {
  return entries.filter(
    ([name]) => name !== prefix && !name.startsWith(`${prefix}.`) && !name.startsWith(`${prefix}[`),
  );
}

/** What a tree of parsed values would have posted. Files are left out. */
export function entriesOf(tree: unknown, name = ''): Entry[] {
  if (typeof tree === 'string') return [[name, tree]];
  if (Array.isArray(tree)) return tree.flatMap((item, index) => entriesOf(item, `${name}[${index}]`));
  if (tree === null || typeof tree !== 'object' || tree instanceof File) return [];
  return Object.entries(tree).flatMap(([key, value]) => entriesOf(value, name ? `${name}.${key}` : key));
}

type Tree = { [name: string]: Tree | Tree[] | string | undefined };

const branch = (tree: Tree | undefined, name: string): Tree => {
  const value = tree?.[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
};
const text = (tree: Tree | undefined, name: string): string => {
  const value = tree?.[name];
  return typeof value === 'string' ? value : '';
};

/** The values the form starts from. There is always a gift row to type into. */
export function valuesOf(entries: readonly Entry[]): EventFormValues {
  const tree = parse(formOf(entries), { resolve: (payload) => ({ value: payload as Tree }) }).payload as Tree;
  const venue = (name: string) => text(branch(tree, 'venue'), name);
  const couple = branch(tree, 'brideGroomDetails');
  const person = (who: string) => {
    const typed = branch(couple, who);
    return {
      firstName: text(typed, 'firstName'),
      lastName: text(typed, 'lastName'),
      phone: text(typed, 'phone'),
    };
  };
  const functions = Array.isArray(tree.functions) ? tree.functions.map(functionOf) : [];
  const gifts = Array.isArray(tree.giftsWanted) ? tree.giftsWanted.map(giftOf) : [];
  return {
    ...eachText((name) => text(tree, name)),
    suggestedTime: text(tree, SUGGESTED_TIME),
    timeZone: text(tree, 'timeZone') || INDIA,
    venue: {
      name: venue('name'),
      location: venue('location'),
      lat: venue('lat'),
      lng: venue('lng'),
      placeId: venue('placeId'),
    },
    brideGroomDetails: { bride: person('bride'), groom: person('groom') },
    giveTogether: text(tree, 'giveTogether'),
    functions,
    photo: text(tree, PHOTO),
    giftsWanted: gifts.length > 0 ? gifts : [blankGift],
  };
}

function functionOf(row: unknown): FunctionValues {
  const typed = (row ?? {}) as Tree;
  const place = branch(typed, 'venue');
  return {
    name: text(typed, 'name'),
    date: text(typed, 'date'),
    time: text(typed, 'time'),
    venue: { name: text(place, 'name'), location: text(place, 'location') },
    everyone: text(typed, 'everyone') || blankFunction.everyone,
  };
}

function giftOf(row: unknown): GiftValues {
  const typed = (row ?? {}) as Tree;
  return {
    name: text(typed, 'name'),
    price: text(typed, 'price'),
    link: text(typed, 'link'),
    type: text(typed, 'type') || blankGift.type,
    image: text(typed, 'image'),
  };
}

/** The guest typed under a prefix (`newGuest`, `editGuest`). */
export function guestTyped(entries: readonly Entry[], prefix: string): GuestValues {
  const of = (name: keyof GuestValues) => valueOf(entries, `${prefix}.${name}`);
  return {
    ...blankGuest,
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
