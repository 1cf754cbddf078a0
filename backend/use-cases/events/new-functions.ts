import type { FieldErrors } from '#contract/common/errors.ts';
import type { CreateEventForm } from '#contract/events/events.ts';
import * as words from '#messages/functions/en.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { GoodParts } from '#backend/platform/http/good-parts.ts';
import { newId } from '#backend/platform/ids.ts';
import { wrongMoment } from '#backend/events/details.ts';
import { functionColumns, insertFunctions } from '#backend/events/functions/service.ts';

type Typed = GoodParts<Pick<CreateEventForm, 'functions' | 'timeZone'>>;

/** What is wrong with the functions an event is created with, by row, of those that can be read: a name there is already, a day that has passed. */
export function wrongInNewFunctions({ functions = [], timeZone }: Typed, now: Date): FieldErrors {
  const problems: FieldErrors = {};
  const taken = new Set<string>();
  for (const [row, entry] of functions.entries()) {
    if (!entry) continue;
    const { date, time } = entry;
    const name = entry.name?.toLocaleLowerCase();
    const wrong: FieldErrors = {
      ...(name !== undefined && taken.has(name) ? { name: [words.namedAlready] } : {}),
      ...wrongMoment({ date, time, timeZone }, now),
    };
    if (name !== undefined) taken.add(name);
    for (const [field, messages] of Object.entries(wrong)) problems[`functions[${row}].${field}`] = messages;
  }
  return problems;
}

/** Stores the functions of a new event in their order; at most ten, blank rows are none. */
export async function insertNewFunctions(
  tx: Db,
  { eventId, functions, now }: { eventId: string; functions: CreateEventForm['functions']; now: Date },
): Promise<void> {
  const stated = functions.flatMap((entry) => entry ?? []);
  await insertFunctions(
    tx,
    stated.map(({ everyone, ...entry }, position) => ({
      id: newId(),
      event_id: eventId,
      position,
      everyone,
      ...functionColumns(entry),
      created_at: now,
      updated_at: now,
    })),
  );
}
