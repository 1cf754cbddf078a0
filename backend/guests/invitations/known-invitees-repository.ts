import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { GuestRecord, NormalisedGuest } from '#backend/guests/service.ts';
import type { ChosenDelivery } from './channel-choice.ts';

/** A typed row whose e-mail or phone a guest of the event has already. */
interface KnownInvitee {
  guest: NormalisedGuest;
  row: GuestRecord;
  /** The guest's contacts that were typed: an invitation goes to these, not to others the list holds. */
  contact: { email: string; phone: string };
}

/** Guests who are new to the event, and those it has already: each found by the e-mail that was typed, else by the phone. */
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
  const byEmail = new Map(onTheList.map((row) => [row.email, row]));
  const byPhone = new Map(onTheList.map((row) => [row.phone, row]));
  const fresh: NormalisedGuest[] = [];
  const known: KnownInvitee[] = [];
  for (const guest of guests) {
    const row = (guest.email && byEmail.get(guest.email)) || (guest.phone && byPhone.get(guest.phone));
    if (!row) fresh.push(guest);
    else
      known.push({
        guest,
        row,
        contact: {
          email: guest.email === row.email ? row.email : '',
          phone: guest.phone === row.phone ? row.phone : '',
        },
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
