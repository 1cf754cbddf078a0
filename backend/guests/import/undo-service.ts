import type { z } from 'zod/v4';
import type { GuestsChanged } from '#contract/guests/guest-changes.ts';
import {
  IMPORT_ROWS,
  type addedImports,
  type GuestImportUndo,
  type guestImportUndoForm,
} from '#contract/guests/guest-imports.ts';
import { importWords } from '#messages/guests/import/words.ts';
import { manyWords } from '#messages/guests/many/words.ts';
import { applyChanges } from '#backend/guests/apply-changes.ts';
import { lockEventAsHost, requireEditor } from '#backend/guests/invitations/opening.ts';
import { lockGuests } from '#backend/guests/many/removal-repository.ts';
import { removeGuests, type BeforeRemovals } from '#backend/guests/many/removal-service.ts';
import { guestNameOf } from '#backend/guests/guest-name.ts';
import type { Context } from '#backend/platform/context.ts';
import { requireAccount } from '#backend/platform/database/account-stands.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { findAdded, findAddedImports, findUpdated, forgetUpdates } from './undo-repository.ts';

type Place = { eventId: string; importId: string };

/** The files whose guests were added or changed of late and are on the list, whoever of the hosts added them. */
export async function listGuestImports(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
): Promise<z.infer<typeof addedImports>> {
  await requireEditor(ctx.db, viewer, eventId);
  const rows = await findAddedImports(ctx.db, eventId);
  return {
    imports: rows.map(({ id, added, updated, created_at }) => ({
      _id: id,
      added,
      updated,
      readAt: created_at.toISOString(),
    })),
  };
}

/** What taking an import back would do. @throws {Problem} 403, 404 also once nobody of it is on the list or the file is forgotten */
export async function getGuestImportUndo(
  ctx: Context,
  viewer: SignedIn,
  { eventId, importId }: Place,
): Promise<GuestImportUndo> {
  await requireEditor(ctx.db, viewer, eventId);
  const { removed, staying, updated, keeping } = await guestsOfImport(ctx.db, { eventId, importId });
  const named = (some: typeof staying) =>
    some.slice(0, IMPORT_ROWS).map(({ why, ...row }) => ({ name: guestNameOf(row), why }));
  return {
    removed: removed.length,
    staying: staying.length,
    stays: named(staying),
    updated: updated.length,
    keeping: keeping.length,
    keeps: named(keeping),
  };
}

/**
 * Takes those guests of a file off the list to whom nothing was sent, who did not answer and whom nobody changed; that can
 * be taken back for a minute, as any removal of many. Guests whom the file changed are what they were before, where nothing
 * rests on what they became.
 *
 * @throws {Problem} 403, 404 as `getGuestImportUndo`, 409 `import_stays` where all of them stay, 409 `list_changed`
 */
export async function undoGuestImport(
  ctx: Context,
  viewer: SignedIn,
  place: Place,
  { expected }: z.output<typeof guestImportUndoForm>,
  before: BeforeRemovals,
): Promise<GuestsChanged> {
  const { eventId } = place;
  await requireEditor(ctx.db, viewer, eventId);
  return runTransaction(ctx.db, async (tx) => {
    await requireAccount(tx, viewer.userId);
    await lockEventAsHost(tx, viewer, eventId);
    const unlocked = await guestsOfImport(tx, place);
    await lockGuests(tx, eventId, {
      guestIds: [...unlocked.removed, ...unlocked.updated].map(({ id }) => id),
    });
    // who answered until they were locked stays
    const { removed, staying, updated, keeping } = await guestsOfImport(tx, place);
    if (removed.length + updated.length === 0)
      throw conflict(importWords.allStay(staying.length + keeping.length), 'import_stays');
    if (removed.length + updated.length !== expected)
      throw conflict(manyWords.changedMeanwhile, 'list_changed');
    await applyChanges(tx, eventId, new Map(updated.map(({ id, before: was }) => [id, was])));
    await forgetUpdates(
      tx,
      place.importId,
      updated.map(({ id }) => id),
    );
    const restored = importWords.restored(updated.length);
    if (removed.length === 0)
      return { success: true, message: restored, changed: updated.length, undo: null };
    const guestIds = removed.map(({ id }) => id);
    const at = { tx, eventId, userId: viewer.userId, which: { guestIds }, now: ctx.now() };
    const answer = await removeGuests(ctx, at, removed.length, before);
    return updated.length === 0 ? answer : { ...answer, message: `${answer.message} ${restored}` };
  });
}

async function guestsOfImport(db: Db, { eventId, importId }: Place) {
  const added = await findAdded(db, eventId, importId);
  const changed = await findUpdated(db, eventId, importId);
  if (added.length + changed.length === 0) throw notFound(importWords.undoGone);
  const stays = (rows: typeof added) =>
    rows.flatMap(({ why, ...row }) => (why === null ? [] : [{ ...row, why }]));
  return {
    removed: added.filter(({ why }) => why === null),
    staying: stays(added),
    updated: changed.filter(({ why }) => why === null),
    keeping: stays(changed),
  };
}
