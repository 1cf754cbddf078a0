import type { z } from 'zod/v4';
import type { AddGuest, addedGuest } from '#contract/guests/guests.ts';
import { guestWords } from '#messages/guests/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { notFound } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { applyChanges } from '#backend/guests/apply-changes.ts';
import { contactTaken, normaliseGuest } from '#backend/guests/normalise.ts';
import { presentGuest } from '#backend/guests/present.ts';
import { findGuest, type GuestRecord } from '#backend/guests/repository.ts';
import { findAnsweredRequest, saveAnsweredRequest } from './invitee-repository.ts';
import { apartFromKnown } from './known-invitees-repository.ts';
import { addNewGuests } from './new-guests.ts';
import { lockEventAsHost, requireEditor, requireOpenForInvitations } from './opening.ts';

/**
 * Adds one guest to the list and sends nothing: a name is enough. Where another guest has the phone or e-mail nobody is added,
 * unless it is said that both are one household, whose guest is answered then, or guests of their own (`sharedField`).
 *
 * @throws {Problem} 400 phone or nothing to know the guest by, 403, 404, 409 `contact_taken`, or when nobody can come any more
 */
export async function addGuest(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { requestId, language, ...entry }: AddGuest,
): Promise<z.input<typeof addedGuest>> {
  await requireEditor(ctx.db, viewer, eventId);
  const guest = normaliseGuest(entry);
  // whoever goes back and adds somebody else sends the same number
  const bodyHash = sha256(JSON.stringify([requestId, language, entry]));
  return runTransaction(ctx.db, async (tx) => {
    await requireAccount(tx, viewer.userId);
    const event = await lockEventAsHost(tx, viewer, eventId);
    const before = requestId && (await findAnsweredRequest(tx, eventId, bodyHash));
    if (before) {
      const added = await findGuest(tx, eventId, (before.answer as { guestId: string }).guestId);
      if (!added) throw notFound(guestWords.gone);
      return presented(added);
    }
    await requireOpenForInvitations(ctx, tx, event);
    const isClear = guest.shared === 'household' || guest.shared === 'own';
    if (!isClear) {
      const [taken] = (await apartFromKnown(tx, eventId, [guest])).known;
      if (taken) throw contactTaken(taken.row, guest, { asks: true });
    }
    const { inserted, known } = await addNewGuests(ctx, tx, event, [guest]);
    const row = inserted[0]?.row ?? known[0]?.row;
    if (!row) throw new Error('Nobody else adds guests while the event is locked');
    if (requestId)
      await saveAnsweredRequest(tx, {
        eventId,
        requestId: bodyHash,
        bodyHash,
        answer: { guestId: row.id },
      });
    // a household goes on in the language it has
    if (language === 'any' || inserted.length === 0) return presented(row);
    const [changed] = await applyChanges(tx, eventId, new Map([[row.id, {}]]), { language });
    return presented(changed?.row ?? row);
  });
}

/** Whether somebody has an account at the address is theirs alone to say. */
const presented = (row: GuestRecord) => ({ guest: presentGuest({ ...row, user_id: null }, null) });
