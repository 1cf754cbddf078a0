import type { z } from 'zod/v4';
import type { Operation } from '#contract/operation.ts';

/** How people stand to an event who may look at an answer. A `collaborator` gives a gift together with others, and need not be a guest. An `operator` runs the installation and is a stranger to the event. */
export const viewerKinds = [
  'visitor',
  'stranger',
  'operator',
  'keyHolder',
  'guest',
  'collaborator',
  'viewer',
  'editor',
  'owner',
] as const;
export type ViewerKind = (typeof viewerKinds)[number];

const hosts = ['viewer', 'editor', 'owner'] as const;

/**
 * Who may read a field, in words, and which kinds of viewers can be among them
 * (docs/decisions/0029-who-may-see-what.md). Who may make a call at all is its `access`:
 * `anyone` is everybody who gets the answer. `self` fields are of the person who asks.
 */
export const readers = {
  anyone: viewerKinds,
  self: viewerKinds,
  /** The guest it is about, by sign-in or by the personal link. */
  guest: ['keyHolder', 'guest'],
  guestOrEditors: ['keyHolder', 'guest', 'editor', 'owner'],
  /** Signed-in guests, those who give the gift, and hosts. */
  company: ['guest', 'collaborator', ...hosts],
  /** Those who give the gift, and the owner of the event. */
  givers: ['collaborator', 'owner'],
  /** The one who gave, and the owner of the event. */
  giverOrOwner: ['collaborator', 'owner'],
  /** The person themself, and hosts. */
  personOrHosts: ['collaborator', ...hosts],
  /** Those who give the gift, and hosts who may change the event. */
  giversOrEditors: ['collaborator', 'editor', 'owner'],
  hosts,
  editors: ['editor', 'owner'],
  owner: ['owner'],
  /** Who runs the installation. */
  operator: ['operator'],
} as const satisfies Record<string, readonly ViewerKind[]>;
export type Readers = keyof typeof readers;

type Present<T> = Exclude<T, null | undefined>;
type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** The readers of each field of a shape. A list has those of its items; a record, which has any names or some of several, has one. */
type FieldReaders<T> = [Present<T>] extends [string | number | boolean]
  ? Readers
  : Present<T> extends readonly (infer Item)[]
    ? FieldReaders<Item>
    : string extends KeysOf<Present<T>>
      ? Readers
      : object extends Present<T>
        ? Readers
        : { [K in KeysOf<Present<T>> & string]-?: FieldReaders<ValueOf<Present<T>, K>> };

/** The readers of each answer, field by field; of a file those who may fetch it. */
export type AnswerReaders<Operations extends Record<string, Operation>> = {
  [Name in keyof Operations]: Operations[Name] extends { response: infer Response extends z.ZodType }
    ? FieldReaders<z.output<Response>>
    : Readers;
};

/** The same readers for several fields. */
export const only = <const Name extends string, Who extends Readers>(
  who: Who,
  ...names: Name[]
): Record<Name, Who> => Object.fromEntries(names.map((name) => [name, who])) as Record<Name, Who>;
