import { UNDO_SECONDS } from '#contract/guests/guest-changes.ts';
import { eventWords } from '#messages/events/words.ts';
import { manyWords } from '#messages/guests/many/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { requireAccount } from '#backend/platform/database/account-stands.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { conflict } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { requireHost } from '#backend/events/access.ts';
import { findFunctions } from '#backend/events/functions/service.ts';
import { requireRoomForGuests } from '#backend/events/plan-limits.ts';
import { chooseGuests, leaveGuestsOut } from '#backend/guests/function-guests-repository.ts';
import { guestNameOf } from '#backend/guests/guest-name.ts';
import { lockEventAsHost } from '#backend/guests/invitations/opening.ts';
import { linkToUsers } from '#backend/guests/repository.ts';
import { tellOfGuests } from '#backend/messaging/webhooks/outbox.ts';
import {
  deleteChangesBefore,
  findAnsweredSince,
  lockValues,
  takeChange,
  writeValues,
  type KeptChange,
} from './changes-repository.ts';
import { bringBack } from './removal-repository.ts';

/** What is kept from before this can no longer be taken back. */
const since = (now: Date) => new Date(now.getTime() - UNDO_SECONDS * 1000);

/**
 * Takes a change of many guests back, by whoever made it and within a minute. What changed meanwhile is left as it is, and
 * that is said.
 *
 * @throws {Problem} 403, 404, 409 `undo_over`; 403 `plan_limit` where the list filled up meanwhile
 */
export async function undoGuestChange(
  ctx: Context,
  viewer: SignedIn,
  { eventId, changeId }: { eventId: string; changeId: string },
) {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return runTransaction(ctx.db, async (tx) => {
    await requireAccount(tx, viewer.userId);
    const event = await lockEventAsHost(tx, viewer, eventId);
    const place = { eventId, userId: viewer.userId, changeId };
    const change = await takeChange(tx, place, since(ctx.now()));
    if (!change) throw conflict(manyWords.undoGone, 'undo_over');
    const { kept } = change;
    if (kept.kind === 'removed') {
      requireRoomForGuests(event.plan, event.guest_count + kept.guests.length);
      const back = await bringBack(tx, kept.rows);
      await linkToUsers(tx, eventId);
      await tellOfGuests(ctx, tx, eventId, back);
      const isBack = new Set(back.map(({ id }) => id));
      const away = rowsOf(kept).filter(({ id }) => !isBack.has(id));
      return {
        success: true,
        message: inSentences(
          manyWords.removedUndone(back.length),
          away.length > 0 ? manyWords.removedStay(away.map(guestNameOf)) : 0,
        ),
      };
    }
    const { undone, left } =
      kept.kind === 'values'
        ? await undoValues(tx, eventId, kept)
        : await undoFunction(tx, eventId, kept, change.at);
    return {
      success: true,
      message: inSentences(
        undone > 0 ? manyWords.undone(undone) : manyWords.undoneNothing,
        left && manyWords.undoLeft(left),
      ),
    };
  });
}

type RemovedRow = Parameters<typeof guestNameOf>[0] & { id: string };

/** The rows of guests who were removed, as they are kept. */
const rowsOf = ({ rows }: Extract<KeptChange, { kind: 'removed' }>) =>
  (rows as { guests: RemovedRow[] }).guests;

const inSentences = (...sentences: (string | 0)[]): string => sentences.filter(Boolean).join(' ');

async function undoValues(tx: Db, eventId: string, kept: Extract<KeptChange, { kind: 'values' }>) {
  const present = new Map(
    (await lockValues(tx, eventId, { guestIds: kept.guests.map(({ id }) => id) }, kept.column)).map(
      ({ id, value }) => [id, value],
    ),
  );
  const unchanged = kept.guests.filter(
    ({ id, after }) => present.has(id) && JSON.stringify(present.get(id)) === JSON.stringify(after),
  );
  await writeValues(
    tx,
    kept.column,
    unchanged.map(({ id, before }) => ({ id, value: before as never })),
  );
  return { undone: unchanged.length, left: kept.guests.length - unchanged.length };
}

/** Whoever answered since they were invited stays invited. */
async function undoFunction(
  tx: Db,
  eventId: string,
  kept: Extract<KeptChange, { kind: 'invited' | 'left-out' }>,
  at: Date,
) {
  const row = (await findFunctions(tx, eventId)).find(({ id }) => id === kept.functionId);
  const answered =
    kept.kind === 'invited' ? await findAnsweredSince(tx, kept.guestIds, at) : new Set<string>();
  const guestIds = kept.guestIds.filter((id) => !answered.has(id));
  const undone = row
    ? await (kept.kind === 'invited' ? leaveGuestsOut : chooseGuests)(tx, row, { guestIds })
    : [];
  return { undone: undone.length, left: kept.guestIds.length - undone.length };
}

/** Ends what can no longer be taken back, with the rows kept for it. */
export const forgetOldChanges = (ctx: Context): Promise<void> =>
  deleteChangesBefore(ctx.db, since(ctx.now()));
