import type { FieldErrors } from '#contract/common/errors.ts';
import { blankGuest, statedOf, type GuestValues } from '#contract/guests/guest-fields.ts';
import type { GuestUpdate, LanguageChoice, SettleEmail } from '#contract/guests/guests.ts';
import { likelyEmail } from '#contract/guests/likely-email.ts';
import { eventWords } from '#messages/events/words.ts';
import { guestWords } from '#messages/guests/words.ts';
import { likelyWords } from '#messages/guests/likely-email/words.ts';
import { listWords } from '#messages/guests/list/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { requireHost } from '#backend/events/access.ts';
import { tellOfRemovals } from '#backend/messaging/webhooks/outbox.ts';
import { applyChanges } from './apply-changes.ts';
import { guestNameOf } from './guest-name.ts';
import { moveIntoHousehold } from './merge/service.ts';
import { lockEventOfGuests } from './list-repository.ts';
import { contactTaken, normaliseGuest, wrongPhonesIn } from './normalise.ts';
import { presentGuest } from './present.ts';
import type { BeforeRemovals } from './many/removal-service.ts';
import { findReply } from './replies/repository.ts';
import {
  contactTakenBy,
  deleteGuestRow,
  findGuest,
  keepEmail,
  lockGuest,
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
  { eventId }: Pick<Place, 'eventId'>,
  guest: ValidParts<Pick<GuestUpdate, 'phone'>>,
): Promise<FieldErrors> {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return wrongPhonesIn([guest], () => 'phone');
}

/**
 * Mends a guest's name or contact, with what follows for link and account (`applyChanges`). Contacts are compared as they are
 * stored, so capitals and spaces change nothing. Where another guest has one, it stays with them, and this guest is as they were or
 * becomes a person of that household (`entry.shared`).
 *
 * @throws {Problem} 400 phone or nothing to know the guest by, 404, 409 when another guest has the contact and nothing is said of it
 */
export async function updateGuest(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
  entry: GuestUpdate,
) {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const stated = statedOf(entry);
  const guest = normaliseGuest({ ...blankGuest, ...stated });
  return runTransaction(ctx.db, async (tx) => {
    await lockEventOfGuests(tx, eventId);
    const before = await findGuest(tx, eventId, guestId);
    if (!before) throw notFound(guestWords.gone);
    const change = { ...stated, phone: guest.phone, email: guest.email };
    const taken = await contactTakenBy(tx, before, change);
    const isClear = entry.shared === 'own' || entry.shared === 'household';
    if (taken && !isClear) throw contactTaken(taken, change, { asks: true });
    // another one may have the e-mail, and a third the phone
    const own = (await contactTakenBy(tx, before, { ...change, email: '' })) ? { phone: before.phone } : {};
    const theirs = (await contactTakenBy(tx, before, { ...change, phone: '' }))
      ? { email: before.email }
      : {};
    const { row: changed, linkChanged } = await changeOne(
      tx,
      before,
      { ...change, ...own, ...theirs },
      entry.language,
    );
    const joins = taken && entry.shared === 'household' ? taken.id : null;
    if (joins !== null) await moveIntoHousehold(ctx, tx, { eventId, guestId }, joins);
    const row = joins === null ? changed : await findGuest(tx, eventId, joins);
    if (!row) throw notFound(guestWords.gone);
    return {
      // a change of address asks nothing of whoever reads there
      guest: presentGuest({ ...row, user_id: null }, await findReply(tx, row.id)),
      linkChanged,
      linkOutdated: row.link_outdated,
    };
  });
}

/**
 * Settles what becomes of an address that looks mistyped: the likely one takes its place as any other does, or it is
 * right as it is and is not asked about again.
 *
 * @throws {Problem} 404, 409 `email_changed` where the guest has another address by now, or another guest has the likely one
 */
export async function settleEmail(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
  { email, take }: SettleEmail,
) {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return runTransaction(ctx.db, async (tx) => {
    await requireAccount(tx, viewer.userId);
    await lockEventOfGuests(tx, eventId);
    const before = await findGuest(tx, eventId, guestId);
    if (!before) throw notFound(guestWords.gone);
    const likely = likelyEmail(before.email);
    if (before.email !== email || (take && !likely))
      throw conflict(likelyWords.changed(guestNameOf(before)), 'email_changed');
    if (!take) {
      await keepEmail(tx, guestId);
      return { success: true, message: likelyWords.kept(email) };
    }
    const { row } = await changeOne(tx, before, { email: likely, phone: before.phone });
    return { success: true, message: likelyWords.taken(guestNameOf(row), likely, row.link_outdated) };
  });
}

/** @throws {Problem} 409 when another guest has the contact */
async function changeOne(
  tx: Db,
  before: GuestRecord,
  change: Partial<GuestValues> & Pick<GuestValues, 'email' | 'phone'>,
  language?: LanguageChoice,
) {
  const taken = await contactTakenBy(tx, before, change);
  if (taken) throw contactTaken(taken, change);
  const [changed] = await applyChanges(tx, before.event_id, new Map([[before.id, change]]), { language });
  if (!changed) throw notFound(guestWords.gone);
  return changed;
}

/** Takes a guest off the list, with the reply; the personal link opens nothing from now on. */
export async function removeGuest(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
  before: BeforeRemovals,
) {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return runTransaction(ctx.db, async (tx) => {
    await lockEventOfGuests(tx, eventId);
    const guest = await lockGuest(tx, eventId, guestId);
    if (!guest) throw notFound(guestWords.gone);
    await before(ctx, tx, { eventId, guestIds: [guestId] });
    await deleteGuestRow(tx, eventId, guestId);
    await tellOfRemovals(ctx, tx, eventId, [guest]);
    return { success: true, message: listWords.removed(guestNameOf(guest)) };
  });
}
