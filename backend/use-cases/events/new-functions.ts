import type { FieldErrors } from '#contract/common/errors.ts';
import type { CreateEventForm } from '#contract/events/events.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import { newId } from '#backend/platform/ids.ts';
import { functionColumns, insertFunctions, wrongBesideOthers } from '#backend/events/functions/service.ts';

type FunctionsInput = ValidParts<Pick<CreateEventForm, 'functions' | 'timeZone'>>;

/** What is wrong with the functions an event is created with, by row, of those that can be read; each beside those before it. */
export function wrongInNewFunctions({ functions = [], timeZone }: FunctionsInput, now: Date): FieldErrors {
  const problems: FieldErrors = {};
  const names: string[] = [];
  for (const [row, entry] of functions.entries()) {
    if (!entry) continue;
    for (const [field, messages] of Object.entries(wrongBesideOthers(entry, { names, timeZone }, now)))
      problems[`functions[${row}].${field}`] = messages;
    if (entry.name !== undefined) names.push(entry.name);
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
