import type { z } from 'zod/v4';
import type { FieldErrors } from '#contract/common/errors.ts';
import type {
  FunctionEntry,
  functionList,
  functionMove,
  HostedFunction,
  NewFunction,
} from '#contract/events/functions.ts';
import { MAX_FUNCTIONS } from '#contract/events/functions.ts';
import { eventWords } from '#messages/events/words.ts';
import { functionWords } from '#messages/functions/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, hasProblems, refusal } from '#backend/platform/errors.ts';
import { requireHost, type EventRow } from '#backend/events/access.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { found } from '#backend/events/functions/service.ts';
import { presentHosted } from '#backend/events/functions/service.ts';
import {
  changeFunction,
  countFunctionAnswers,
  deleteFunctionRow,
  findFunctions,
  functionColumns,
  insertFunction,
  lockFunctionsOf,
  saveFunctionOrder,
  type CountedRow,
  type FunctionRow,
  type FunctionInput,
  wrongBesideOthers,
} from '#backend/events/functions/service.ts';
import { notifyFunctionGuests } from './notify-function-guests.ts';

type Place = { eventId: string; functionId: string };
type Saved = { function: HostedFunction; message: string; told: number };
type Outcome = { success: boolean; message: string };

/** The functions of an event with totals per answer; as many queries however many guests there are. */
export async function listFunctions(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
): Promise<z.infer<typeof functionList>> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const rows = await findFunctions(ctx.db, eventId);
  const counted = new Map(
    (rows.length > 0 ? await countFunctionAnswers(ctx.db, eventId) : []).map((counts) => [counts.id, counts]),
  );
  const functions = rows.map((row) => {
    const counts = counted.get(row.id);
    return {
      ...presentHosted(row, event.time_zone),
      counts: presentCounts(counts),
      recorded: counts?.recorded ?? 0,
    };
  });
  return { functions, guestCount: event.guest_count };
}

export const presentCounts = (row: CountedRow | undefined) => ({
  invited: row?.invited ?? 0,
  coming: row?.coming ?? 0,
  notComing: row?.notComing ?? 0,
  notSaid: row?.notSaid ?? 0,
  people: row?.people ?? 0,
  byEvent: row?.byEvent ?? 0,
});

/**
 * Adds a function. Nobody is told: guests find it when they open their page, and in what goes out next.
 *
 * @throws {Problem} 400 name or date, 403, 404, 409 cancelled or ten functions
 */
export async function addFunction(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { everyone, ...entry }: NewFunction,
): Promise<Saved> {
  return changeFunctions(ctx, viewer, eventId, async (tx, event, rows) => {
    if (rows.length >= MAX_FUNCTIONS) throw conflict(functionWords.tooMany, 'too_many_functions');
    refuseWrong(wrongInEntry(ctx, event, rows, entry));
    const position = (rows.at(-1)?.position ?? -1) + 1;
    const row = await insertFunction(tx, {
      id: newId(),
      event_id: eventId,
      position,
      everyone,
      ...functionColumns(entry),
      created_at: ctx.now(),
      updated_at: ctx.now(),
    });
    return { function: presentHosted(row, event.time_zone), message: functionWords.added(row.name), told: 0 };
  });
}

/**
 * Changes a function, if nobody else changed it since the form was opened; what was answered
 * stays. A date and time that stay as they are may have passed. Its guests who were invited
 * already are told when date, time or place changed.
 *
 * @throws {Problem} 400 name or date, 403, 404, 409 cancelled or `changed_elsewhere`
 */
export async function updateFunction(
  ctx: Context,
  viewer: SignedIn,
  { eventId, functionId }: Place,
  { version, ...entry }: FunctionEntry,
): Promise<Saved> {
  return changeFunctions(ctx, viewer, eventId, async (tx, event, rows) => {
    const before = found(rows, functionId);
    if (before.version !== version) throw conflict(functionWords.changedElsewhere, 'changed_elsewhere');
    refuseWrong(wrongInEntry(ctx, event, rows, entry, functionId));
    const moved = entry.date !== before.date || entry.time !== before.time;
    const columns = functionColumns(entry);
    const row = await changeFunction(tx, functionId, columns, ctx.now());
    const elsewhere =
      columns.venue_name !== before.venue_name || columns.venue_location !== before.venue_location;
    const notifiedCount = moved || elsewhere ? await notifyFunctionGuests(ctx, tx, row) : 0;
    return {
      function: presentHosted(row, event.time_zone),
      message: functionWords.saved(row.name, notifiedCount),
      told: notifiedCount,
    };
  });
}

/** Moves a function one place; at the end of the list nothing changes. */
export async function moveFunction(
  ctx: Context,
  viewer: SignedIn,
  { eventId, functionId }: Place,
  { direction }: z.output<typeof functionMove>,
): Promise<Outcome> {
  return changeFunctions(ctx, viewer, eventId, async (tx, _event, rows) => {
    found(rows, functionId);
    const ids = rows.map(({ id }) => id);
    const from = ids.indexOf(functionId);
    const to = direction === 'up' ? from - 1 : from + 1;
    if (to >= 0 && to < ids.length) {
      ids.splice(to, 0, ...ids.splice(from, 1));
      await saveFunctionOrder(tx, ids);
    }
    return { success: true, message: functionWords.moved };
  });
}

/** Deletes a function with its answers; its guests who were invited already are told how their event stands now. */
export async function deleteFunction(
  ctx: Context,
  viewer: SignedIn,
  { eventId, functionId }: Place,
): Promise<Outcome> {
  return changeFunctions(ctx, viewer, eventId, async (tx, _event, rows) => {
    const row = found(rows, functionId);
    const notifiedCount = await notifyFunctionGuests(ctx, tx, row);
    await deleteFunctionRow(tx, functionId);
    return { success: true, message: functionWords.deleted(row.name, notifiedCount) };
  });
}

/** What changes functions of an event, one change after the other. @throws {Problem} 403, 404, 409 cancelled */
export async function changeFunctions<T>(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  work: (tx: Db, event: EventRow, rows: FunctionRow[]) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction().execute(async (tx) => {
    const event = await requireHost(tx, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
    if (event.status === 'cancelled') throw conflict(eventWords.cancelledAlready, 'event_cancelled');
    return work(tx, event, await lockFunctionsOf(tx, eventId));
  });
}

/**
 * What is wrong with a function, of those fields that can be read.
 *
 * @throws {Problem} 403 or 404 for whoever may not change the event
 */
export async function wrongInFunction(
  ctx: Context,
  viewer: SignedIn,
  { eventId, functionId }: { eventId: string; functionId?: string },
  entry: FunctionInput,
): Promise<FieldErrors> {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return wrongInEntry(ctx, event, await findFunctions(ctx.db, eventId), entry, functionId);
}

/** What is wrong with an entry beside the event's functions; the moment that `functionId` has may have passed. */
function wrongInEntry(
  ctx: Context,
  event: EventRow,
  rows: readonly FunctionRow[],
  entry: FunctionInput,
  functionId?: string,
): FieldErrors {
  const before = rows.find(({ id }) => id === functionId);
  const names = rows.filter((other) => other !== before).map(({ name }) => name);
  return wrongBesideOthers(entry, { names, before, timeZone: event.time_zone }, ctx.now());
}

function refuseWrong(problems: FieldErrors): void {
  if (hasProblems(problems)) throw refusal(problems);
}
