import { z } from 'zod/v4';
import { optionalLine } from '#contract/common/fields.ts';
import { eventLineTerms } from '#messages/events/lines/by-language.ts';
import { readersLanguage } from '#messages/readers-language.ts';
import type { EventType } from './event-types.ts';

/** What the list of an event's fields says of each. */
export interface FieldRules {
  /** What an organiser may state. */
  stated: z.ZodType;
  /** The same in an answer. */
  answered: z.ZodType;
  /** The types of event that have it; all of them where nothing is said. */
  onlyFor?: readonly EventType[];
  /** The most characters of a line. */
  longest?: number;
}

/** Text that reads the same in every answer. Form and page have a place made for it. */
export const textField = <Schema extends z.ZodType<string, unknown>>(
  label: () => string,
  stated: Schema,
) => ({
  kind: 'text' as const,
  label,
  stated,
  answered: z.string(),
});

/** Text of one line that may be left empty. Nothing is made for it: it stands wherever the lines of an event stand. */
export const lineField = (name: keyof typeof eventLineTerms.en, longest: number) => ({
  ...textField(() => eventLineTerms[readersLanguage()][name], optionalLine(longest)),
  kind: 'line' as const,
  longest,
});

/** Several values in one: each place has its own way with it. */
export const partField = <const Rules extends FieldRules>(rules: Rules) => ({
  ...rules,
  kind: 'part' as const,
});
