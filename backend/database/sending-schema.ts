import type { ColumnType } from 'kysely';

/** Whom organisers write to and what came back (`0024_sending.sql`). */
export interface SendingSchema {
  contacted_addresses: { organiser_id: string; address_hash: string; day: string };
  refused_addresses: { organiser_id: string; address_hash: string; kind: 'bounced' | 'unwanted'; created_at: ColumnType<Date, Date | undefined, Date> };
  sending_stops: {
    organiser_id: string;
    because: 'bounced' | 'unwanted';
    refused: number;
    contacted: number;
    stopped_at: Date;
    kept_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
