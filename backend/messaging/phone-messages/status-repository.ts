import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import type { MessageChannel, StatusUpdate } from '#backend/providers/messages/port.ts';

type DeliveryStatus = Schema['deliveries']['status'];

/**
 * From where each progress may be reached. News come late, twice and in any order: one that
 * tells of less than is known changes nothing, and a failure never undoes an arrival.
 */
const before: Record<StatusUpdate['progress'], readonly DeliveryStatus[]> = {
  sent: ['sending', 'unconfirmed'],
  delivered: ['sending', 'unconfirmed', 'sent'],
  read: ['sending', 'unconfirmed', 'sent', 'delivered'],
  failed: ['sending', 'unconfirmed', 'sent'],
};

const statusOf = ({ progress, because }: StatusUpdate): DeliveryStatus =>
  progress !== 'failed' ? progress : because === 'recipient' ? 'bounced' : 'failed';

/** Writes down how far a message got, unless more is known already. @returns the delivery it changed */
export async function advanceDelivery(
  db: Db,
  channel: MessageChannel,
  news: StatusUpdate,
  now: Date,
): Promise<string | undefined> {
  const changed = await db
    .updateTable('deliveries')
    .set({ status: statusOf(news), error: news.reason, provider_ref: news.ref, updated_at: now })
    .where('channel', '=', channel)
    // by our own name when the provider gave it back: its name may not be known here yet
    .where((where) => (news.id === null ? where('provider_ref', '=', news.ref) : where('id', '=', news.id)))
    .where('status', 'in', before[news.progress])
    .returning('id')
    .executeTakeFirst();
  return changed?.id;
}
