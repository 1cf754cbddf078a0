import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '#backend/platform/database/schema.ts';

/**
 * For a lateral join in a query over `guests`: the latest invitation sent to each of them,
 * with its channel, status, error, address and times.
 */
export const latestInvitation = (join: ExpressionBuilder<Schema, 'guests'>) =>
  join
    .selectFrom('deliveries')
    .select([
      'deliveries.id',
      'deliveries.status',
      'deliveries.channel',
      'deliveries.skipped_at',
      'deliveries.error',
      'deliveries.address',
      'deliveries.created_at',
      'deliveries.updated_at',
    ])
    .whereRef('deliveries.guest_id', '=', 'guests.id')
    .where('deliveries.kind', '=', 'invitation')
    .orderBy('deliveries.created_at', 'desc')
    .orderBy('deliveries.id', 'desc')
    .limit(1);
