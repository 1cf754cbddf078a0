import type { FieldErrors } from '#contract/common/errors.ts';
import { blankGuest, statedOf } from '#contract/guests/guest-fields.ts';
import type { GuestUpdate } from '#contract/guests/guests.ts';
import * as eventWords from '#messages/events/en.ts';
import * as guestWords from '#messages/guests/en.ts';
import * as listWords from '#messages/guests/list/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { conflict, invalid, notFound } from '#backend/platform/errors.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { requireHost } from '#backend/events/access.ts';
import { tellOfRemovals } from '#backend/messaging/webhooks/outbox.ts';
import { applyChanges } from './apply-changes.ts';
import { lockEventOfGuests } from './list-repository.ts';
import { guestName, guestNameOf, normaliseGuests, wrongPhonesIn } from './normalise.ts';
import { presentGuest } from './present.ts';
import type { BeforeRemovals } from './many/removal-service.ts';
import { findReply } from './replies/repository.ts';
import { contactTakenBy, deleteGuestRow, findGuest, lockGuest } from './repository.ts';

type Place = { eventId: string; guestId: string };

/**
 * What is wrong with a changed guest, of those fields that can be read.
 *
 * @throws {Problem} 403 or 404 for whoever may not change the event
 */
export async function wrongInGuest(
  ctx: Context,
  viewer: SignedIn,
  { eventId }: Place,
  guest: ValidParts<GuestUpdate>,
): Promise<FieldErrors> {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return wrongPhonesIn([guest], () => 'phone');
}

/**
 * Mends a guest's name or contact, with what follows for link and account (`applyChanges`). Contacts are compared as they are
 * stored, so capitals and spaces change nothing.
 *
 * @throws {Problem} 400 phone or nothing to know the guest by, 404, 409 when another guest has the contact
 */
export async function updateGuest(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
  entry: GuestUpdate,
) {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const stated = statedOf(entry);
  const { guests, problems } = normaliseGuests([{ ...blankGuest, ...stated }]);
  const [wrongPhone] = problems;
  if (wrongPhone) throw invalid({ phone: [wrongPhone.message] }, wrongPhone.message);
  const [guest] = guests;
  if (!guest) throw invalid({ firstName: [listWords.nothingToKnow] }, listWords.nothingToKnow);
  return runTransaction(ctx.db, async (tx) => {
    await lockEventOfGuests(tx, eventId);
    const before = await findGuest(tx, eventId, guestId);
    if (!before) throw notFound(guestWords.gone);
    const taken = await contactTakenBy(tx, before, guest);
    if (taken) {
      const field = taken.email !== '' && taken.email === guest.email ? 'email' : 'phone';
      const other = guestName({ firstName: taken.first_name, lastName: taken.last_name });
      const message = listWords.contactTaken(other, field);
      throw conflict(message, 'contact_taken', { [field]: [message] });
    }
    const change = { ...stated, phone: guest.phone, email: guest.email };
    const [changed] = await applyChanges(ctx, tx, eventId, new Map([[guestId, change]]), entry);
    if (!changed) throw notFound(guestWords.gone);
    return {
      // a change of address asks nothing of whoever reads there
      guest: presentGuest({ ...changed.row, user_id: null }, await findReply(tx, guestId)),
      linkChanged: changed.linkChanged,
      linkOutdated: changed.row.link_outdated,
    };
  });
}

/** Takes a guest off the list, with the reply; the personal link opens nothing from now on. */
export async function removeGuest(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
  before: BeforeRemovals,
) {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return ctx.db.transaction().execute(async (tx) => {
    await lockEventOfGuests(tx, eventId);
    const guest = await lockGuest(tx, eventId, guestId);
    if (!guest) throw notFound(guestWords.gone);
    await before(ctx, tx, { eventId, guestIds: [guestId] });
    await deleteGuestRow(tx, eventId, guestId);
    await tellOfRemovals(ctx, tx, eventId, [guest]);
    return { success: true, message: listWords.removed(guestNameOf(guest)) };
  });
}
