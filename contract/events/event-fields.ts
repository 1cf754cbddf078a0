import { z } from 'zod/v4';
import {
  calendarDate,
  optionalName,
  requiredName,
  severalLines,
  timeOfDay,
  timeZone,
  yesOrNo,
} from '#contract/common/fields.ts';
import { eventWords } from '#messages/events/words.ts';
import { fieldWords } from '#messages/fields/words.ts';
import { isLanguage } from '#messages/language.ts';
import { brideGroomDetails, shownCouple } from './couple.ts';
import type { EventType } from './event-types.ts';
import { lineField, partField, textField, type FieldRules } from './field-kinds.ts';
import { statedVenue, venue } from './venue.ts';

export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

/** Longest name of an event in characters. */
export const LONGEST_NAME = 80;

/** Longest description of an event in characters; a generated one is never longer. */
export const LONGEST_DESCRIPTION = 5000;

/** Longest story in characters: a few lines. */
export const LONGEST_STORY = 1000;

/**
 * Every field an organiser states of an event, in the order of the form. Form, draft, differences,
 * pages, mails, calendar and answers are made from this list, or do not compile
 * without its newest field; `backend/events/columns.ts` adds where each is kept.
 */
const fieldList = {
  eventName: textField(
    () => eventWords.nameLabel,
    requiredName(() => eventWords.nameRequired, LONGEST_NAME),
  ),
  /** `YYYY-MM-DD` in `timeZone`. */
  date: textField(() => eventWords.dateLabel, calendarDate),
  /** `HH:MM` in `timeZone`, or empty for the whole day. */
  time: textField(
    () => eventWords.timeLabel,
    z.union([z.literal(''), timeOfDay], { error: () => fieldWords.time }).default(''),
  ),
  timeZone: textField(() => eventWords.timeZoneLabel, timeZone.default(DEFAULT_TIME_ZONE)),
  venue: partField({ stated: statedVenue, answered: venue }),
  description: textField(
    () => eventWords.descriptionLabel,
    severalLines(LONGEST_DESCRIPTION, undefined, () => eventWords.descriptionRequired),
  ),
  /** A few lines about the people it is for, which guests read after their answer. */
  story: textField(() => eventWords.storyLabel, severalLines(LONGEST_STORY).default('')),
  dressCode: lineField('dressCode', 120),
  /** Who invites, in place of the organiser's name: the sender of mails, and the first words of messages. */
  invitationFrom: { ...lineField('invitationFrom', LONGEST_NAME), stated: optionalName(LONGEST_NAME) },
  /** The language of the next three, for guests who read it; the words above are in the other of the two (docs/decisions/0014). */
  otherLanguage: textField(
    () => eventWords.otherLanguageLabel,
    z
      .string({ error: () => eventWords.otherLanguageUnknown })
      .refine(isLanguage, { error: () => eventWords.otherLanguageUnknown })
      .default('hi'),
  ),
  otherName: textField(() => eventWords.otherNameLabel, optionalName(LONGEST_NAME)),
  otherDescription: textField(
    () => eventWords.otherDescriptionLabel,
    severalLines(LONGEST_DESCRIPTION).default(''),
  ),
  otherStory: textField(() => eventWords.otherStoryLabel, severalLines(LONGEST_STORY).default('')),
  /**
   * Whether guests give together (docs/decisions/0094). Yes: every gift, later ones too, is given together and open to all
   * guests, who may also give a shagun. No: a gift is given together only where a host enables it. Left out, a new event
   * has no answer, which means the rules of spec section 6, and a changed one keeps the answer it had.
   */
  giveTogether: partField({ stated: yesOrNo, answered: z.boolean().optional() }),
  brideGroomDetails: partField({
    stated: brideGroomDetails.optional(),
    answered: shownCouple.optional(),
    // spec section 2, Create event screen
    onlyFor: ['wedding', 'engagement'],
  }),
} satisfies Record<string, FieldRules>;

type FieldList = typeof fieldList;
export type EventField = keyof FieldList;
type FieldOfKind<Kind> = {
  [Name in EventField]: FieldList[Name]['kind'] extends Kind ? Name : never;
}[EventField];

/** Fields that are text, those of one line among them. */
export type EventTextField = FieldOfKind<'text' | 'line'>;
export type EventLine = FieldOfKind<'line'>;
export type EventPart = FieldOfKind<'part'>;

const rulesOf = (name: EventField): FieldRules => fieldList[name];

const namesOf = <Kind extends string>(...kinds: Kind[]) =>
  eventFieldNames.filter((name) => (kinds as string[]).includes(fieldList[name].kind)) as FieldOfKind<Kind>[];

export const eventFieldNames = Object.keys(fieldList) as EventField[];
export const eventTextNames = namesOf('text', 'line');
export const eventLineNames = namesOf('line');

const shapeOf = <Which extends 'stated' | 'answered'>(which: Which) =>
  Object.fromEntries(eventFieldNames.map((name) => [name, fieldList[name][which]])) as {
    [Name in EventField]: FieldList[Name][Which];
  };
/** The shapes of all fields as an organiser states them. */
export const statedFields = shapeOf('stated');
/** The same in an answer. */
export const answeredFields = shapeOf('answered');

/** A value for each field that is text. */
export const eachText = <Value>(valueOf: (name: EventTextField) => Value) =>
  Object.fromEntries(eventTextNames.map((name) => [name, valueOf(name)])) as Record<EventTextField, Value>;

/** What each is called, for whoever reads it. */
export const textLabels = () => eachText((name) => fieldList[name].label());

/** How long a line may be, in characters. */
export const longestLine = (name: EventLine): number | undefined => rulesOf(name).longest;

/** Whether events of this type have the field. */
export const hasField = (eventType: EventType, name: EventField): boolean =>
  rulesOf(name).onlyFor?.includes(eventType) ?? true;
