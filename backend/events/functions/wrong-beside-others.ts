import type { FieldErrors } from '#contract/common/errors.ts';
import type { NewFunction } from '#contract/events/functions.ts';
import { functionWords } from '#messages/functions/words.ts';
import { wrongMoment } from '#backend/events/details.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';

/** A function as typed, as far as it can be read. */
export type FunctionInput = ValidParts<Pick<NewFunction, 'name' | 'date' | 'time'>>;

interface Beside {
  /** Names the event's other functions have. */
  names: readonly string[];
  /** The moment it has already, which may have passed. */
  before?: { date: string; time: string } | undefined;
  timeZone: string | undefined;
}

/** What is wrong with a function beside the others of its event: a name there is already, which a form sent twice meets too, and a moment that has passed. */
export function wrongBesideOthers(
  { name, date, time }: FunctionInput,
  { names, before, timeZone }: Beside,
  now: Date,
): FieldErrors {
  const called = name?.toLocaleLowerCase();
  const repeated = names.some((other) => other.toLocaleLowerCase() === called);
  const moved = (date ?? before?.date) !== before?.date || (time ?? before?.time) !== before?.time;
  return {
    ...(repeated ? { name: [functionWords.namedAlready] } : {}),
    ...(moved ? wrongMoment({ date, time, timeZone }, now) : {}),
  };
}
