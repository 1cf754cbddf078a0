import { sql, type Selectable } from 'kysely';
import * as words from '#messages/invitations/en.ts';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { EventRow } from '../events/access.ts';

type DeliveryRow = Selectable<Schema['deliveries']>;

/** A delivery with everything its mail says. */
export interface DeliveryToMake {
  delivery: DeliveryRow;
  guest: { id: string; event_id: string; first_name: string; last_name: string; email: string; link_key: string; with_family: boolean };
  event: EventRow;
  organiser: { first_name: string; last_name: string; email: string };
  unsubscribed: boolean;
}

/**
 * Takes a delivery for sending. One found `sending` is of a run that died, so it is taken
 * again; one that is done in any way, or gone with its guest, is not.
 */
export async function claimDelivery(db: Db, deliveryId: string, now: Date): Promise<DeliveryToMake | undefined> {
  const delivery = await db
    .updateTable('deliveries')
    .set((expression) => ({ status: 'sending', attempts: expression('attempts', '+', 1), updated_at: now }))
    .where('id', '=', deliveryId)
    .where('channel', '=', 'email')
    .where('status', 'in', ['queued', 'sending'])
    .returningAll()
    .executeTakeFirst();
  if (!delivery) return undefined;
  const row = await db
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.organiser_id')
    .innerJoin('guests', 'guests.event_id', 'events.id')
    .selectAll('events')
    .select([
      'guests.first_name as guest_first_name',
      'guests.last_name as guest_last_name',
      'guests.email as guest_email',
      'guests.link_key',
      'guests.with_family',
      'users.first_name as organiser_first_name',
      'users.last_name as organiser_last_name',
      'users.email as organiser_email',
      sql<boolean>`exists (select from unsubscribed_addresses as stopped
        where stopped.email = guests.email and stopped.event_id in ('', events.id))`.as('unsubscribed'),
    ])
    .where('guests.id', '=', delivery.guest_id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    delivery,
    event: row,
    guest: {
      id: delivery.guest_id,
      event_id: row.id,
      first_name: row.guest_first_name,
      last_name: row.guest_last_name,
      email: row.guest_email,
      link_key: row.link_key,
      with_family: row.with_family,
    },
    organiser: { first_name: row.organiser_first_name, last_name: row.organiser_last_name, email: row.organiser_email },
    unsubscribed: row.unsubscribed,
  };
}

/** Says how a taken delivery ended, and which address it went to. */
export async function endDelivery(
  db: Db,
  deliveryId: string,
  end: { status: 'queued' | 'sent' | 'bounced' | 'failed' | 'unsubscribed'; error?: string; address?: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ status: end.status, error: end.error ?? '', updated_at: now, ...(end.address ? { address: end.address } : {}) })
    .where('id', '=', deliveryId)
    .where('status', '=', 'sending')
    .execute();
}

/** Ends a delivery whose job was given up; what the last try met stays part of the sentence. */
export async function giveUpDelivery(db: Db, deliveryId: string, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      status: 'failed',
      error: sql<string>`trim(${`${words.gaveUp} `} || error)`,
      updated_at: now,
    })
    .where('id', '=', deliveryId)
    .where('status', 'in', ['queued', 'sending'])
    .execute();
}

/** The organiser's name, as messages to guests give it. */
export async function findOrganiser(db: Db, organiserId: string) {
  return db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', organiserId).executeTakeFirstOrThrow();
}
