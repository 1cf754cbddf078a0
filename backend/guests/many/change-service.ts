import type { GuestsChange, GuestsChanged } from '#contract/guests/guest-changes.ts';
import { foldTag, MOST_TAGS, readTags, writeTags } from '#contract/guests/guest-tags.ts';
import { eventWords } from '#messages/events/words.ts';
import { functionWords } from '#messages/functions/words.ts';
import { listWords } from '#messages/guests/list/words.ts';
import { manyWords } from '#messages/guests/many/words.ts';
import { languageNames } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { conflict } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { requireHost } from '#backend/events/access.ts';
import { found, lockFunctionsOf } from '#backend/events/functions/service.ts';
import { whichOf, type Which } from '#backend/guests/filter-repository.ts';
import { chooseGuests, leaveGuestsOut } from '#backend/guests/function-guests-repository.ts';
import { lockEventAsHost } from '#backend/guests/invitations/opening.ts';
import {
  keepChange,
  lockValues,
  writeValues,
  type ManyColumn,
  type ManyColumns,
} from './changes-repository.ts';
import { removeGuests, type BeforeRemovals } from './removal-service.ts';

/** A change under way: where, whose, and in which transaction. */
interface Change {
  tx: Db;
  eventId: string;
  userId: string;
  which: Which;
  now: Date;
}

/**
 * Changes many guests at once, all or none, in as many statements however many they are. What takes it back is kept for a minute.
 *
 * @throws {Problem} 400, 403, 404 also for a deleted function, 409 `event_cancelled`, `everyone_invited`, `list_changed`
 */
export async function changeGuests(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  change: GuestsChange,
  before: BeforeRemovals,
): Promise<GuestsChanged> {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return runTransaction(ctx.db, async (tx) => {
    await requireAccount(tx, viewer.userId);
    const event = await lockEventAsHost(tx, viewer, eventId);
    const at = { tx, eventId, userId: viewer.userId, which: whichOf(change), now: ctx.now() };
    switch (change.change) {
      case 'add-tags':
        return addTags(at, change.tags);
      case 'remove-tags': {
        const gone = new Set(change.tags.map(foldTag));
        return writeColumn(
          at,
          'tags',
          (tags) => tags.filter((tag) => !gone.has(foldTag(tag))),
          (changed) => manyWords.tagsRemoved(writeTags(change.tags), changed),
        );
      }
      case 'set-side':
        return writeColumn(
          at,
          'side',
          () => change.side,
          (changed) => manyWords.sideSet(listWords.sideName(change.side), changed),
        );
      case 'set-language': {
        const language = change.language === 'any' ? null : change.language;
        return writeColumn(
          at,
          'language',
          () => language,
          (changed) => manyWords.languageSet(language ? languageNames[language] : '', changed),
        );
      }
      case 'invite':
      case 'leave-out':
        if (event.status === 'cancelled') throw conflict(eventWords.cancelledAlready, 'event_cancelled');
        return inviteOrLeaveOut(at, change);
      case 'remove':
        return removeGuests(ctx, at, change.expected, before);
    }
  });
}

const nothing = (): GuestsChanged => ({
  success: true,
  message: manyWords.nothingToChange,
  changed: 0,
  undo: null,
});

/** Adds tags to those who have room for them; whoever has not keeps what they have. */
async function addTags(at: Change, tags: readonly string[]): Promise<GuestsChanged> {
  let full = 0;
  const answer = await writeColumn(
    at,
    'tags',
    (before) => {
      const after = readTags(...before, ...tags);
      if (after.length <= MOST_TAGS) return after;
      full += 1;
      return before;
    },
    (changed) => manyWords.tagsAdded(writeTags(tags), changed),
  );
  if (full === 0) return answer;
  const stays = manyWords.tagsFull(full, MOST_TAGS);
  return { ...answer, message: answer.changed > 0 ? `${answer.message} ${stays}` : stays };
}

async function writeColumn<Column extends ManyColumn>(
  { tx, eventId, userId, which, now }: Change,
  column: Column,
  afterOf: (before: ManyColumns[Column]) => ManyColumns[Column],
  sentence: (changed: number) => string,
): Promise<GuestsChanged> {
  const changed = (await lockValues(tx, eventId, which, column))
    .map(({ id, value }) => ({ id, before: value, after: afterOf(value) }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  if (changed.length === 0) return nothing();
  await writeValues(
    tx,
    column,
    changed.map(({ id, after }) => ({ id, value: after })),
  );
  const undo = await keepChange(tx, { eventId, userId }, { kind: 'values', column, guests: changed }, now);
  return { success: true, message: sentence(changed.length), changed: changed.length, undo };
}

async function inviteOrLeaveOut(
  { tx, eventId, userId, which, now }: Change,
  { change, function: functionId }: Extract<GuestsChange, { change: 'invite' | 'leave-out' }>,
): Promise<GuestsChanged> {
  const row = found(await lockFunctionsOf(tx, eventId), functionId);
  if (row.everyone) throw conflict(functionWords.everyoneInvited(row.name), 'everyone_invited');
  const isInvitation = change === 'invite';
  const guestIds = await (isInvitation ? chooseGuests : leaveGuestsOut)(tx, row, which);
  if (guestIds.length === 0) return nothing();
  const kept = { kind: isInvitation ? ('invited' as const) : ('left-out' as const), functionId, guestIds };
  const undo = await keepChange(tx, { eventId, userId }, kept, now);
  const sentence = isInvitation ? manyWords.invited : manyWords.leftOut;
  return { success: true, message: sentence(row.name, guestIds.length), changed: guestIds.length, undo };
}
