import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import type { GuestImportAdded, GuestImportForm, GuestListImport } from '#contract/guests/guest-imports.ts';
import { type GuestListChoices, type GuestListPreview } from '#contract/guests/guest-list-file.ts';
import { eventWords } from '#messages/events/words.ts';
import { importWords } from '#messages/guests/import/words.ts';
import { requireHost, type EventRow } from '#backend/events/access.ts';
import { guestLimitOf } from '#backend/events/plan-room-service.ts';
import { applyChanges } from '#backend/guests/apply-changes.ts';
import { addNewGuests } from '#backend/guests/invitations/new-guests.ts';
import {
  beginSending,
  lockEventAsHost,
  requireOpenForInvitations,
} from '#backend/guests/invitations/opening.ts';
import { presentPlan } from '#backend/guests/invitations/present-plan.ts';
import { inviteListed } from '#backend/guests/invitations/resend-service.ts';
import { findSendingPlan } from '#backend/guests/invitations/sending-plan-repository.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { notFound } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import {
  answerGuestImport,
  changeGuestImport,
  deleteGuestImport,
  findGuestImport,
  hasInvited,
  putGuestImport,
} from './imports-repository.ts';
import {
  beforeOf,
  chosenChanges,
  compareWithList,
  placeOfRow,
  presentComparison,
} from './compare-service.ts';
import { deleteListFile, putListFile, type FileKey } from './files-repository.ts';
import { keepAdded } from './undo-repository.ts';
import { readListAgain, readUploadedList, type UploadedList } from './uploaded-list.ts';

type Place = { eventId: string; importId: string };

/** How long a file waits to be added; `backend/use-cases/retention/kept.ts` throws it away. */
export const GUEST_IMPORT_DAYS = 7;

const requireEditor = (db: Db, viewer: SignedIn, eventId: string): Promise<EventRow> =>
  requireHost(db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);

/**
 * Reads a guest list for an event and keeps what is in it, in place of one this host sent before and did not add.
 * Nobody is added.
 *
 * @throws {Problem} 400 on `file` in the spec's words, 403, 404, 409 when nobody can come any more, 429
 */
export async function readGuestImport(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  file: () => Promise<UploadedList>,
): Promise<{ import: GuestListImport }> {
  const event = await requireEditor(ctx.db, viewer, eventId);
  await requireOpenForInvitations(ctx, ctx.db, event);
  // whom the list has is looked up whenever the file is looked at: others may be adding and removing guests
  const sent = await file();
  const preview = await readUploadedList(ctx, viewer.userId, sent);
  const importId = newId();
  const now = ctx.now();
  await ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, viewer.userId);
    await putGuestImport(tx, { userId: viewer.userId, eventId, importId }, preview, now);
    await putListFile(tx, fileKey(viewer, eventId), { ...sent, fileName: preview.fileName }, now);
  });
  return { import: await present(ctx, event, { id: importId, preview, created_at: now }) };
}

/**
 * Reads a file that waits once more, in the way that its host says: which tables and columns are what, and what counts
 * for all of it. Remembered for the next file with the same headings.
 *
 * @throws {Problem} 400 when nothing can be made of it, 403, 404 once it was added, replaced or thrown away, 429
 */
export async function chooseGuestImport(
  ctx: Context,
  viewer: SignedIn,
  { eventId, importId }: Place,
  choices: GuestListChoices,
): Promise<{ import: GuestListImport }> {
  const event = await requireEditor(ctx.db, viewer, eventId);
  const key = { userId: viewer.userId, eventId, importId };
  const waiting = await findGuestImport(ctx.db, key);
  if (!waiting?.preview) throw notFound(waiting ? importWords.addedBefore : importWords.gone);
  const preview = await readListAgain(ctx, fileKey(viewer, eventId), choices);
  if (!(await changeGuestImport(ctx.db, key, preview))) throw notFound(importWords.gone);
  return { import: await present(ctx, event, { ...waiting, preview }) };
}

const fileKey = ({ userId }: SignedIn, eventId: string): FileKey => ({ userId, place: `event:${eventId}` });

/** What is in a file that was read. @throws {Problem} 403, 404 once it was added, replaced or thrown away */
export async function getGuestImport(
  ctx: Context,
  viewer: SignedIn,
  { eventId, importId }: Place,
): Promise<{ import: GuestListImport }> {
  const event = await requireEditor(ctx.db, viewer, eventId);
  const row = await findGuestImport(ctx.db, { userId: viewer.userId, eventId, importId });
  if (!row?.preview) throw notFound(row ? importWords.addedBefore : importWords.gone);
  return { import: await present(ctx, event, { ...row, preview: row.preview }) };
}

async function present(
  ctx: Context,
  event: EventRow,
  { id, preview, created_at: readAt }: { id: string; preview: GuestListPreview; created_at: Date },
): Promise<GuestListImport> {
  const { fileName, unusedColumns, notes, tables, choices, hidden, unread } = preview;
  return {
    _id: id,
    fileName,
    ...presentComparison(preview, await compareWithList(ctx.db, event.id, preview)),
    ...(unusedColumns && { unusedColumns }),
    notes,
    tables,
    choices,
    hidden,
    unread,
    guestCount: event.guest_count,
    guestLimit: await guestLimitOf(ctx.db, event.organiser_id),
    hasInvited: await hasInvited(ctx.db, event.id),
    planned: presentPlan(await findSendingPlan(ctx.db, event.id)),
    keptUntil: new Date(readAt.getTime() + GUEST_IMPORT_DAYS * DAY_MS).toISOString(),
  };
}

/**
 * Adds the guests of a file that was read, all that are still new or none, as whoever types them one by one does, and changes
 * those on the list whom the host chose, as whoever changes one does; with `invite` the invitations of the new ones go out,
 * too. Pressed twice, or twice at once, it does so once and answers the same.
 *
 * @throws {Problem} 403 `plan_limit`, 404 once it was replaced or thrown away, 409 when nobody can come any more, 429
 */
export async function addGuestImport(
  ctx: Context,
  viewer: SignedIn,
  { eventId, importId }: Place,
  { invite, ...choice }: GuestImportForm,
): Promise<GuestImportAdded> {
  if (invite) await beginSending(ctx, viewer, eventId, 'invitations');
  else await requireEditor(ctx.db, viewer, eventId);
  return runTransaction(ctx.db, async (tx) => {
    await requireAccount(tx, viewer.userId);
    const event = await lockEventAsHost(tx, viewer, eventId);
    const row = await findGuestImport(tx, { userId: viewer.userId, eventId, importId }, { lock: true });
    if (row?.answer) return row.answer;
    if (!row?.preview) throw notFound(importWords.gone);
    await requireOpenForInvitations(ctx, tx, event);
    const { rows } = row.preview;
    const comparison = await compareWithList(tx, eventId, row.preview);
    const { chosen, added: rowsToAdd, conflicts } = chosenChanges(comparison, choice);
    const changed = await applyChanges(tx, eventId, chosen);
    const { inserted } = await addNewGuests(
      ctx,
      tx,
      event,
      rowsToAdd.map(({ rowNumber: _, table: _1, sheet: _2, ...guest }, index) => ({
        ...guest,
        index,
      })),
    );
    const added = inserted.length;
    const isAdded = new Set(rowsToAdd.map(placeOfRow));
    const sent =
      invite && added > 0
        ? await inviteListed(ctx, tx, eventId, {
            guests: inserted.map((each) => each.row.id),
            channel: 'auto',
          })
        : null;
    const listed = rows.length - added;
    const counts = {
      added,
      listed,
      updated: changed.length,
      unchanged: listed - changed.length,
      conflicts,
      withoutContact: comparison.taken.filter(({ row }) => isAdded.has(placeOfRow(row))).length,
      outdatedLinks: changed.filter(({ row, linkChanged }) => linkChanged && row.link_outdated).length,
    };
    const answer = { ...counts, message: importWords.imported(counts), sent };
    await answerGuestImport(tx, importId, answer);
    await keepAdded(
      tx,
      importId,
      inserted.map((each) => each.row.id),
      { before: beforeOf(comparison, chosen), now: ctx.now() },
    );
    await deleteListFile(tx, fileKey(viewer, eventId));
    return answer;
  });
}

/** Forgets a file that was read. Succeeds when it is gone already. */
export async function discardGuestImport(ctx: Context, viewer: SignedIn, { eventId, importId }: Place) {
  await requireEditor(ctx.db, viewer, eventId);
  await deleteGuestImport(ctx.db, { userId: viewer.userId, eventId, importId });
  await deleteListFile(ctx.db, fileKey(viewer, eventId));
  return { success: true, message: importWords.discarded };
}
