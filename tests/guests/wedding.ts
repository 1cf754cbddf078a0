import type { Insertable } from 'kysely';
import { DateTime } from 'luxon';
import type { Context } from '#backend/platform/context.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { newId, newSecret } from '#backend/platform/ids.ts';

/** The day the wedding of these tests is on: always ahead. */
export const WEDDING_DAY = DateTime.now().setZone('Asia/Kolkata').plus({ days: 60 }).toFormat('yyyy-MM-dd');

/** Columns of the event as somebody wants them. */
type EventChanges = Partial<Insertable<Schema['events']>>;

/** Writes an event straight into the database, as the creation form would leave it. */
export async function addEvent(
  ctx: Context,
  organiserId: string,
  changes: EventChanges = {},
): Promise<string> {
  const id = newId();
  const date = changes.date ?? WEDDING_DAY;
  const time = changes.time ?? '19:30';
  await ctx.db
    .insertInto('events')
    .values({
      id,
      organiser_id: organiserId,
      request_id: newId(),
      event_type: 'wedding',
      event_name: 'Meera weds Rohan',
      description: 'Come and celebrate with us.',
      date,
      time,
      time_zone: 'Asia/Kolkata',
      starts_at: DateTime.fromISO(`${date}T${time || '00:00'}`, { zone: 'Asia/Kolkata' }).toJSDate(),
      venue_name: 'The Grand',
      venue_location: 'Baner Road, Pune',
      bride_groom_details: JSON.stringify({
        bride: { firstName: 'Meera', lastName: 'Iyer', phone: '' },
        groom: { firstName: 'Rohan', lastName: 'Rao', phone: '' },
      }),
      ...changes,
    })
    .execute();
  return id;
}

export interface AddedGuest {
  id: string;
  key: string;
}

let position = 0;

/** Writes a guest straight into the database. */
export async function addGuest(
  ctx: Context,
  eventId: string,
  guest: {
    first_name?: string;
    last_name?: string;
    email?: string;
    phone?: string;
    with_family?: boolean;
    side?: string;
    user_id?: string;
    language?: 'en' | 'hi';
  } = {},
): Promise<AddedGuest> {
  const id = newId();
  const key = newSecret(16);
  position += 1;
  await ctx.db
    .insertInto('guests')
    .values({
      id,
      event_id: eventId,
      position,
      first_name: 'Priya',
      last_name: 'Nair',
      link_key: key,
      ...guest,
    })
    .execute();
  return { id, key };
}

/** As if an invitation had gone out to the guest's address. */
export async function addMailedInvitation(
  ctx: Context,
  eventId: string,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const sent = { kind: 'invitation', channel: 'email', status: 'sent', address: email } as const;
  await ctx.db
    .insertInto('deliveries')
    .values({ id: newId(), event_id: eventId, guest_id: id, ...sent })
    .execute();
}

/** Writes a function everybody is invited to straight into the database. */
export async function addFunction(
  ctx: Context,
  eventId: string,
  { date, time }: { date: string; time: string },
): Promise<void> {
  await ctx.db
    .insertInto('event_functions')
    .values({
      id: newId(),
      event_id: eventId,
      position: 0,
      name: 'Reception',
      date,
      time,
      venue_name: '',
      venue_location: '',
      everyone: true,
    })
    .execute();
}
