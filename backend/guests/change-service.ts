import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '#contract/common/errors.ts';
import { blankGuest, statedOf } from '#contract/guests/guest-fields.ts';
import { comingOf } from '#contract/guests/household.ts';
import { rsvpSource } from '#contract/guests/replies.ts';
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
import { lockEventOfGuests } from './list-repository.ts';
import { guestName, guestNameOf, normaliseGuests, wrongPhonesIn } from './normalise.ts';
import { presentGuest } from './present.ts';
import type { BeforeRemovals } from './many/removal-service.ts';
import { headsOf, householdRenamed, namedAgain } from './household.ts';
import { findReply, saveReply } from './replies/repository.ts';
import {
  contactTakenBy,
  deleteGuestRow,
  findGuest,
  linkToUsers,
  lockGuest,
  updateGuestRow,
  type GuestRecord,
} from './repository.ts';

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
 * Mends a guest's name or contact. Where an e-mail or phone is replaced or taken away the personal link gets a new
 * key, because the old one may have gone to somebody else, and with another e-mail the person who signed
 * in under the old one is no longer this guest. Contacts are compared as they are stored, so
 * capitals and spaces change nothing.
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
    const unlink = before.email !== guest.email;
    // a contact that is added takes the link from nobody
    const relink = (['email', 'phone'] as const).some(
      (contact) => before[contact] !== '' && before[contact] !== guest[contact],
    );
    const change = {
      ...stated,
      ...(stated.household && { household: namedAgain(stated.household, before.household) }),
      phone: guest.phone,
      email: guest.email,
    };
    const row = await updateGuestRow(tx, guestId, change, { unlink, relink, language: entry.language });
    if (change.household) await renameAnswered(ctx, tx, row);
    await linkToUsers(tx, eventId, guestId);
    const linked = (await findGuest(tx, eventId, guestId)) ?? row;
    return {
      // a change of address asks nothing of whoever reads there
      guest: presentGuest({ ...linked, user_id: null }, await findReply(tx, guestId)),
      linkChanged: relink,
      linkOutdated: linked.link_outdated,
    };
  });
}

/** The people of an answer have the names their hosts give them, and children count as children. */
async function renameAnswered(ctx: Context, tx: Db, guest: GuestRecord): Promise<void> {
  const reply = await findReply(tx, guest.id);
  if (!reply || reply.answered_household.length === 0) return;
  const household = householdRenamed(guest.household, reply.answered_household);
  if (isDeepStrictEqual(household, reply.answered_household)) return;
  const { rsvp, adults, children, note, names, answered_for } = reply;
  const source = rsvpSource.nullable().catch(null).parse(reply.source);
  const heads = rsvp === 'yes' && comingOf(household).length > 0 ? headsOf(household) : { adults, children };
  await saveReply(tx, guest, { rsvp, source, note, names, answered_for, ...heads, household }, ctx.now());
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
