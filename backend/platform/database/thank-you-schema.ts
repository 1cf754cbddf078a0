import type { ColumnType, Generated } from 'kysely';
import type { ThankYouStatus, ThankYouWay } from '#contract/gifts/thank-yous.ts';
import type { Language } from '#messages/language.ts';
import type { Instant } from './column-types.ts';

/** The table of `migrations/0058_thank_yous.sql`. */
export interface ThankYouSchema {
  thank_yous: {
    id: string;
    event_id: string;
    user_id: string | null;
    guest_payer_id: string | null;
    /** Everybody who was that giver when it was written. */
    givers: string[];
    request_id: string;
    way: ThankYouWay;
    language: Language;
    text: string;
    address: Generated<string>;
    status: ThankYouStatus;
    error: Generated<string>;
    covers_until: Date;
    created_at: ColumnType<Date, Date | undefined, never>;
    updated_at: Instant;
  };
}
