import { DAY_MS } from '#contract/common/durations.ts';
import type { EventFileContents, EventImport } from '#contract/events/event-file.ts';
import { EVENT_FILE_MAX_BYTES } from '#contract/events/event-file-limits.ts';
import { designOf } from '#contract/designs/design-list.ts';
import { transferWords } from '#messages/events/transfer/words.ts';
import { planOf } from '#backend/accounts/service.ts';
import { beganLongAgo } from '#backend/events/closing.ts';
import { startsAt } from '#backend/events/dates.ts';
import { hasPremiumDesigns, requireRoomForEvent, requireRoomForGuests } from '#backend/events/plan-limits.ts';
import { lockOrganiser } from '#backend/events/service.ts';
import { eventsOfYear } from '#backend/events/plan-room-service.ts';
import type { Context } from '#backend/platform/context.ts';
import { notFound } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { uploadedFile } from '#backend/platform/http/uploaded-file.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import {
  deleteUnshownImages,
  encodeOfFile,
  keepPicture,
  placePicture,
} from '#backend/platform/images/service.ts';
import { kept } from '#backend/use-cases/retention/kept.ts';
import { eventsMadeFrom, findImportSummary, insertImport, takeUnusedImports } from './imports-repository.ts';
import { readContents, refusedFile } from './read-file.ts';

/**
 * Reads the file of an event and keeps what is in it, in place of one that was read before and not used. No event is made
 * and nobody told. Pictures are made anew, as those that people send; of a file that is refused none stays.
 *
 * @throws {Problem} 400 on `file`, 403 `plan_limit` before any guest or picture is read, 413, 429 above six files an hour
 */
export async function readEventFile(
  ctx: Context,
  viewer: SignedIn,
  request: Request,
): Promise<{ import: EventImport }> {
  const { userId } = viewer;
  await limitRate(ctx, 'event-import', userId, { limit: 6, windowSeconds: 3600 });
  await limitRate(ctx, 'event-import-day', userId, { limit: 20, windowSeconds: 24 * 3600 });
  const stored: string[] = [];
  try {
    const body = chosen(uploadedFile(request, 'file', EVENT_FILE_MAX_BYTES));
    const contents = await readContents(body, {
      admit: (guests) => requireRoom(ctx, userId, guests),
      keep: async (data, as, index) => {
        const encoded = await encodeOfFile(ctx, userId, data, as);
        if (!encoded.ok) throw refusedFile(transferWords.wrongPicture(index + 1, encoded.message));
        const placed = await placePicture(ctx, encoded.picture);
        const id = await keepPicture(ctx, userId, placed);
        stored.push(id);
        return id;
      },
    });
    const id = newId();
    await ctx.db.transaction().execute(async (tx) => {
      // of two files sent at once one stays
      await lockOrganiser(tx, userId);
      await deleteUnshownImages(tx, userId, await takeUnusedImports(tx, userId));
      await insertImport(tx, { id, userId, contents, now: ctx.now() });
    });
    return await getEventImport(ctx, viewer, id);
  } catch (error) {
    await deleteUnshownImages(ctx.db, userId, stored);
    throw error;
  }
}

/** A form without a choice sends a file with nothing in it. */
async function* chosen(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let isChosen = false;
  for await (const piece of file) {
    isChosen = true;
    yield piece;
  }
  if (!isChosen) throw refusedFile(transferWords.chooseFile);
}

/** Whether the plan has room for such an event. @throws {Problem} 403 `plan_limit` */
async function requireRoom(ctx: Context, userId: string, guests: number): Promise<void> {
  const plan = await planOf(ctx.db, userId);
  const { year, created } = await eventsOfYear(ctx.db, userId, ctx.now());
  requireRoomForEvent(plan, created, year);
  requireRoomForGuests(plan, guests);
}

/** What is in a file that was read. @throws {Problem} 404 once it was used or thrown away */
export async function getEventImport(
  ctx: Context,
  { userId }: SignedIn,
  importId: string,
): Promise<{ import: EventImport }> {
  const row = await findImportSummary(ctx.db, userId, importId);
  if (!row) throw notFound(transferWords.gone);
  const { head, guests, replies, pictures } = row;
  const { eventType, eventName, date, time, timeZone, status } = head.event;
  const { functions, questions, gifts, messages } = head;
  const made = await eventsMadeFrom(ctx.db, userId, row.source);
  const start = startsAt({ date, time, timeZone }).toJSDate();
  return {
    import: {
      _id: row.id,
      eventType,
      eventName,
      date,
      time,
      timeZone,
      startsAt: start.toISOString(),
      status,
      guests,
      replies,
      functions: functions.length,
      questions: questions.length,
      gifts: gifts.length,
      messages: messages.length,
      pictures,
      design: head.toolPicture ? 'picture' : head.design ? 'ours' : 'none',
      premiumLeftOut: hasPremiumDesign({ head }) && !hasPremiumDesigns(await planOf(ctx.db, userId)),
      isPast: beganLongAgo(start, ctx.now()),
      keptUntil: new Date(row.created_at.getTime() + WAITS_DAYS * DAY_MS).toISOString(),
      madeBefore: made.map(({ id, event_name: name }) => ({ _id: id, eventName: name })),
    },
  };
}

const WAITS_DAYS = 'days' in kept.event_imports ? kept.event_imports.days : 0;

/** Whether its design is one that not every plan has. */
export const hasPremiumDesign = ({ head }: Pick<EventFileContents, 'head'>): boolean =>
  head.design !== null && designOf(head.design.selection.template).isPremium;

/** Forgets a file that was read, with its pictures. Succeeds when it is gone already. */
export async function discardEventImport(ctx: Context, { userId }: SignedIn, importId: string) {
  await ctx.db.transaction().execute(async (tx) => {
    await deleteUnshownImages(tx, userId, await takeUnusedImports(tx, userId, importId));
  });
  return { success: true, message: transferWords.discarded };
}
