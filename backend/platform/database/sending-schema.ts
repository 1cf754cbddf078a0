import type { ColumnType, Generated } from 'kysely';
import type { ChannelWish } from '#contract/guests/invitations.ts';
import type { Instant } from './column-types.ts';

/** Whom organisers write to and what came back (`0024_sending.sql`, `0036_written_addresses.sql`, `0041_deleted_events.sql`, `0043_events_of_deleted.sql`), and when invitations go out by themselves (`0072_planned_sendings.sql`). */
export interface SendingSchema {
  /** `day` is the one an address counts on; `written_at` when something last went out to it. */
  contacted_addresses: {
    organiser_id: string;
    address_hash: string;
    /** Of the mailbox an e-mail address leads to, however it is spelled; empty for a telephone. */
    mailbox_hash: Generated<string>;
    day: string;
    written_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  refused_addresses: {
    organiser_id: string;
    address_hash: string;
    kind: 'bounced' | 'unwanted';
    created_at: Instant;
  };
  /** Whose the events of deleted accounts were. */
  deleted_events: { event_id: string; organiser_id: string; deleted_at: Date };
  /** When the events of deleted accounts were made, for the plan's year. */
  events_of_deleted: { event_id: string; organiser_id: string; made_at: Date };
  planned_sendings: { event_id: string; send_at: Date; channel: ChannelWish; created_at: Date };
  sending_stops: {
    organiser_id: string;
    because: 'bounced' | 'unwanted';
    refused: number;
    contacted: number;
    stopped_at: Date;
    kept_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
