import { sql } from 'kysely';
import { invitationWords } from '#messages/invitations/words.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { linkSent } from '#backend/guests/service.ts';
import { messageFailed } from '#backend/messaging/notifications/service.ts';
import type { DeliveryToMake } from './claim-repository.ts';

/** Says how a taken delivery ended, and which address it went to. */
export async function endDelivery(db: Db, deliveryId: string, end: DeliveryEnd, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      status: end.status,
      error: end.error ?? '',
      updated_at: now,
      ...(end.address ? { address: end.address } : {}),
      ...(end.ref ? { provider_ref: end.ref } : {}),
      ...(end.not_before ? { not_before: end.not_before } : {}),
    })
    .where('id', '=', deliveryId)
    .where('status', '=', 'sending')
    .execute();
  if (end.status === 'bounced' || end.status === 'failed' || end.status === 'unsubscribed')
    await messageFailed(db, deliveryId);
}

/** Says that a delivery reached its guest, as far as known: the link it carried is the one to go by. */
export async function endSent(
  db: Db,
  { delivery, guest }: DeliveryToMake,
  end: DeliveryEnd,
  now: Date,
): Promise<void> {
  await endDelivery(db, delivery.id, end, now);
  if (guest.link_outdated && delivery.kind !== 'cancellation') await linkSent(db, guest);
}

/** Says of mails that the mail server has them, by one statement: each went to the address its guest has. */
export async function endMailsSent(db: Db, sent: readonly DeliveryToMake[], now: Date): Promise<void> {
  await sql`
    update deliveries set status = 'sent', error = '', address = mail.address, updated_at = ${now}
    from unnest(${sent.map(({ delivery }) => delivery.id)}::text[], ${sent.map(({ guest }) => guest.email)}::text[]) as mail (id, address)
    where deliveries.id = mail.id and deliveries.status = 'sending'`.execute(db);
  for (const { delivery, guest } of sent)
    if (guest.link_outdated && delivery.kind !== 'cancellation') await linkSent(db, guest);
}

/** Forgets a taken delivery that nobody needs any more, as if it had never been asked for. */
export async function dropDelivery(db: Db, deliveryId: string): Promise<void> {
  await db.deleteFrom('deliveries').where('id', '=', deliveryId).where('status', '=', 'sending').execute();
}

/** How one try ended; `ref` is the provider's name for the message. */
export interface DeliveryEnd {
  status: 'queued' | 'sent' | 'unconfirmed' | 'bounced' | 'failed' | 'unsubscribed';
  error?: string;
  address?: string;
  ref?: string;
  /** For one that waits because its address is above the day's number. */
  not_before?: Date;
}

/** Ends a delivery whose job was given up; what the last try met stays part of the sentence. */
export async function giveUpDelivery(db: Db, deliveryId: string, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      status: 'failed',
      error: sql<string>`trim(${`${invitationWords.gaveUp} `} || error)`,
      updated_at: now,
    })
    .where('id', '=', deliveryId)
    .where('status', 'in', ['queued', 'sending'])
    .execute();
  await messageFailed(db, deliveryId);
}

/** The organiser's name, as messages to guests give it. */
export async function findOrganiser(db: Db, organiserId: string) {
  return db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', organiserId)
    .executeTakeFirstOrThrow();
}
