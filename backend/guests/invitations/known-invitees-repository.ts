import { sql } from 'kysely';
import type { SharedChoice } from '#contract/guests/shared-contact.ts';
import { fieldsOfGuest } from '#backend/guests/columns.ts';
import { sharedContact, sharedMessage } from '#backend/guests/shared-contact.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { GuestRecord, NormalisedGuest } from '#backend/guests/service.ts';
import type { ChosenDelivery } from './channel-choice.ts';

/** A typed row whose e-mail or phone a guest of the event has already. */
export interface KnownInvitee {
  guest: NormalisedGuest;
  row: GuestRecord;
  /** The guest's contacts that were typed: an invitation goes to these, not to others the list holds. */
  contact: { email: string; phone: string };
  becomes: SharedChoice;
  message: string;
}

/**
 * Guests who are new to the event, and those of whose contacts it has one already (`sharedContact`). Whoever is a guest of their
 * own all the same is among both, as a new one without what is another's.
 */
export async function apartFromKnown(
  tx: Db,
  eventId: string,
  guests: readonly NormalisedGuest[],
): Promise<{ fresh: NormalisedGuest[]; known: KnownInvitee[] }> {
  const onTheList = await tx
    .selectFrom('guests')
    .selectAll()
    .where('event_id', '=', eventId)
    .where((where) =>
      where.or([
        where.and([
          where('email', '<>', ''),
          sql<boolean>`email = any(${guests.map(({ email }) => email).filter(Boolean)})`,
        ]),
        where.and([
          where('phone', '<>', ''),
          sql<boolean>`phone = any(${guests.map(({ phone }) => phone).filter(Boolean)})`,
        ]),
      ]),
    )
    .execute();
  const listed = onTheList.map((row) => ({ row, fields: fieldsOfGuest(row) }));
  const byEmail = new Map(listed.map((each) => [each.row.email, each]));
  const byPhone = new Map(listed.map((each) => [each.row.phone, each]));
  const fresh: NormalisedGuest[] = [];
  const known: KnownInvitee[] = [];
  for (const guest of guests) {
    const shared = sharedContact(guest, {
      email: guest.email === '' ? undefined : byEmail.get(guest.email),
      phone: guest.phone === '' ? undefined : byPhone.get(guest.phone),
    });
    if (!shared) {
      fresh.push(guest);
      continue;
    }
    const { row } = shared.other;
    const own = { ...guest, ...shared.without };
    if (shared.becomes === 'own') fresh.push(own);
    known.push({
      guest: shared.becomes === 'same' ? guest : own,
      row,
      contact: {
        email: guest.email === row.email ? row.email : '',
        phone: guest.phone === row.phone ? row.phone : '',
      },
      becomes: shared.becomes,
      message: sharedMessage(guest, shared, true),
    });
  }
  return { fresh, known };
}

/** Which of these guests were sent an invitation in that way before, to the address they have now. */
export async function findInvitedBefore(
  tx: Db,
  guestIds: readonly string[],
): Promise<(guest: GuestRecord, channel: ChosenDelivery['channel']) => boolean> {
  const sent = await tx
    .selectFrom('deliveries')
    .select(['guest_id', 'channel', 'address'])
    .distinct()
    .where('kind', '=', 'invitation')
    .where(sql<boolean>`guest_id = any(${guestIds})`)
    .execute();
  const keys = new Set(sent.map((one) => `${one.guest_id} ${one.channel} ${one.address}`));
  return (guest, channel) =>
    keys.has(`${guest.id} ${channel} ${channel === 'email' ? guest.email : guest.phone}`);
}
