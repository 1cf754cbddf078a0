import type { z } from 'zod/v4';
import type { AddGuest, addedGuest } from '#contract/guests/guests.ts';
import * as guestWords from '#messages/guests/en.ts';
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
import { addNewGuests } from './new-guests.ts';
import { lockEventAsHost, requireEditor, requireOpenForInvitations } from './opening.ts';

/**
 * Adds one guest to the list and sends nothing: a name is enough. Whoever is on the list already is not added again.
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
    const { inserted, known } = await addNewGuests(ctx, tx, event, [guest]);
    if (known[0]) throw contactTaken(known[0].row, guest);
    const [added] = inserted;
    if (!added) throw new Error('Nobody else adds guests while the event is locked');
    const { row } = added;
    if (requestId)
      await saveAnsweredRequest(tx, {
        eventId,
        requestId: bodyHash,
        bodyHash,
        answer: { guestId: row.id },
      });
    if (language === 'any') return presented(row);
    const [changed] = await applyChanges(tx, eventId, new Map([[row.id, {}]]), { language });
    return presented(changed?.row ?? row);
  });
}

/** Whether somebody has an account at the address is theirs alone to say. */
const presented = (row: GuestRecord) => ({ guest: presentGuest({ ...row, user_id: null }, null) });
