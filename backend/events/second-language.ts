import { inLanguage, nameIn } from '#contract/events/second-language.ts';
import type { Language } from '#messages/language.ts';
import type { EventRow } from './access.ts';
import { columnsOfTexts, textsOf } from './columns.ts';

/** The columns an event's name is read from, in whatever language. */
export const eventNameColumns = ['event_name', 'other_language', 'other_name'] as const;
export type EventNames = Pick<EventRow, (typeof eventNameColumns)[number]>;

/** The event as it is told to whoever reads `language`; hosts read it as it is stored. */
export const eventIn = <Row extends EventRow>(row: Row, language: Language): Row => ({
  ...row,
  ...columnsOfTexts(inLanguage(textsOf(row), language)),
});

/** The event's name alone, for whoever reads `language`. */
export const eventNameIn = (
  { event_name: eventName, other_language: otherLanguage, other_name: otherName }: EventNames,
  language: Language,
): string => nameIn({ eventName, otherLanguage, otherName }, language);
