import type { ColumnType, Generated, JSONColumnType, RawBuilder } from 'kysely';
import type { BrideGroomDetails, DraftEntries } from '#contract/events/events.ts';
import type { GuestFilter } from '#contract/guests/guest-filter.ts';
import type { AnsweredPerson, HouseholdPerson } from '#contract/guests/household.ts';
import type { GuestListPreview } from '#contract/guests/guest-list-file.ts';
import type { Language } from '#messages/language.ts';
import type { AccountSchema } from './account-schema.ts';
import type { AnswerSchema } from './answer-schema.ts';
import type { ChatSchema } from './chat-schema.ts';
import type { Instant } from './column-types.ts';
import type { ConsoleSchema } from './console-schema.ts';
import type { DesignSchema } from './design-schema.ts';
import type { DesignToolSchema } from './design-tool-schema.ts';
import type { EventImportSchema } from './event-import-schema.ts';
import type { FunctionSchema } from './function-schema.ts';
import type { GuestImportSchema } from './guest-import-schema.ts';
import type { HostSchema } from './host-schema.ts';
import type { MoneySchema } from './money-schema.ts';
import type { NotificationSchema } from './notification-schema.ts';
import type { PlaceSchema } from './place-schema.ts';
import type { ReminderSchema } from './reminder-schema.ts';
import type { SecuritySchema } from './security-schema.ts';
import type { SendingSchema } from './sending-schema.ts';
import type { ThankYouSchema } from './thank-you-schema.ts';
import type { WebhookSchema } from './webhook-schema.ts';

type Json<T> = JSONColumnType<T & object, string, string>;
/** A list kept as JSON, written by `insertRows` or `asJson`; empty where nothing is written. */
type JsonList<T> = ColumnType<T[], T[] | undefined, T[]>;

/**
 * The tables as `migrations/` leave them, for Kysely. Column comments stand in the
 * migrations. `bigint` columns arrive as numbers: `connect.ts` sets the parser.
 */
export interface Schema
  extends
    AccountSchema,
    AnswerSchema,
    ChatSchema,
    ConsoleSchema,
    DesignSchema,
    DesignToolSchema,
    EventImportSchema,
    FunctionSchema,
    GuestImportSchema,
    HostSchema,
    MoneySchema,
    NotificationSchema,
    PlaceSchema,
    ReminderSchema,
    SecuritySchema,
    SendingSchema,
    ThankYouSchema,
    WebhookSchema {
  readiness: { one: boolean; looked_at: Date };
  rate_limits: { key: string; window_start: Date; hits: number };
  images: {
    id: string;
    owner_id: string;
    media_type: string;
    width: number;
    height: number;
    /** Null, like the thumbnail, where they lie in a store; then the three below are not. */
    bytes: Buffer | null;
    thumbnail: Buffer | null;
    store: ColumnType<'folder' | 's3' | null, 'folder' | 's3' | null | undefined, 'folder' | 's3' | null>;
    object_key: ColumnType<string | null, string | null | undefined, string | null>;
    stored_bytes: ColumnType<number | null, number | null | undefined, number | null>;
    created_at: Instant;
    unused_since: Date | null;
    /** Set by the daily look, taken back by the database itself. */
    shown: ColumnType<boolean, never, boolean>;
    /** Made by the product itself. */
    drawn: Generated<boolean>;
  };
  picture_objects_to_delete: { object_key: string; store: 'folder' | 's3'; due_at: Date };
  events: {
    id: string;
    organiser_id: string;
    request_id: string;
    event_type: string;
    event_name: string;
    description: string;
    date: string;
    time: Generated<string>;
    time_zone: string;
    starts_at: Date;
    reply_by: ColumnType<string | null, string | null | undefined, string | null>;
    dress_code: Generated<string>;
    invitation_from: Generated<string>;
    story: Generated<string>;
    other_language: Generated<string>;
    other_name: Generated<string>;
    other_description: Generated<string>;
    other_story: Generated<string>;
    photo_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** Null where the organiser has not said. */
    give_together: boolean | null;
    /** A yes of before that its organiser is still asked about. */
    give_together_to_confirm: Generated<boolean>;
    venue_name: Generated<string>;
    venue_location: Generated<string>;
    venue_lat: number | null;
    venue_lng: number | null;
    venue_place_id: string | null;
    bride_groom_details: ColumnType<BrideGroomDetails | null, string | null, string | null>;
    status: Generated<'active' | 'cancelled'>;
    cancelled_at: Date | null;
    version: Generated<number>;
    calendar_sequence: Generated<number>;
    /** Kept by the database itself: never written here. */
    guest_count: ColumnType<number, never, never>;
    gift_count: ColumnType<number, never, never>;
    created_at: Instant;
    updated_at: Instant;
    guest_language: Language | null;
  };
  guests: {
    id: string;
    event_id: string;
    position: number;
    first_name: Generated<string>;
    last_name: Generated<string>;
    phone: Generated<string>;
    email: Generated<string>;
    email_stands: boolean | null;
    with_family: Generated<boolean>;
    side: Generated<string>;
    title: Generated<string>;
    greeting: Generated<string>;
    other_contacts: Generated<string>;
    household: JsonList<HouseholdPerson>;
    tags: Generated<string[]>;
    user_id: string | null;
    link_key: string;
    link_outdated: Generated<boolean>;
    language: Language | null;
    party_limit: number | null;
    created_at: Instant;
  };
  merged_guests: {
    id: string;
    guest_id: string;
    link_key: string;
    email: Generated<string>;
    signs: Generated<string[]>;
    joined_at: Generated<Date>;
  };
  guest_lists: {
    id: string;
    event_id: string;
    name: string;
    folded: string;
    filter: ColumnType<GuestFilter, RawBuilder<GuestFilter>, RawBuilder<GuestFilter>>;
    created_at: Instant;
  };
  replies: {
    guest_id: string;
    event_id: string;
    rsvp: 'pending' | 'yes' | 'no';
    source: string | null;
    adults: Generated<number>;
    children: Generated<number>;
    note: Generated<string>;
    names: Generated<string>;
    answered_household: JsonList<AnsweredPerson>;
    version: Generated<number>;
    updated_at: Instant;
    confirmed: Generated<string>;
    /** The event's date as of the answer. */
    answered_for: Generated<string | null>;
  };
  gifts: {
    id: string;
    event_id: string;
    position: number;
    name: string;
    price_paise: number;
    link: Generated<string>;
    type: Generated<string>;
    image_id: string | null;
    purchased_at: Date | null;
    delivered_at: Date | null;
    request_key: string | null;
    claimed_from_strangers: Generated<boolean>;
    created_at: Instant;
  };
  deliveries: {
    id: string;
    event_id: string;
    guest_id: string;
    kind: 'invitation' | 'update' | 'cancellation' | 'reminder' | 'message';
    channel: 'email' | 'phone' | 'whatsapp' | 'sms';
    address: string;
    status:
      | 'queued'
      | 'sending'
      | 'sent'
      | 'delivered'
      | 'read'
      | 'unconfirmed'
      | 'bounced'
      | 'failed'
      | 'link_ready'
      | 'sent_by_host'
      | 'unsubscribed';
    error: Generated<string>;
    attempts: Generated<number>;
    provider_ref: ColumnType<string | null, string | null | undefined, string | null>;
    skipped_at: ColumnType<Date | null, never, Date | null>;
    not_before: ColumnType<Date | null, Date | null | undefined, Date | null>;
    message_id: ColumnType<string | null, string | null | undefined, never>;
    /** Kept by the database itself: never written here. */
    followed: ColumnType<boolean, never, never>;
    created_at: Instant;
    updated_at: Instant;
  };
  stopped_numbers: { phone: string; event_id: Generated<string>; created_at: Instant };
  phone_words: { phone: string; written_at: Date };
  old_unsubscribe_links: { guest_id: string; email: string };
  unsubscribed_addresses: { email: string; event_id: Generated<string>; created_at: Instant };
  invitee_requests: {
    event_id: string;
    request_id: string;
    body_hash: string;
    answer: Json<unknown>;
    created_at: Instant;
  };
  event_drafts: {
    user_id: string;
    event_type: string;
    entries: ColumnType<DraftEntries['entries'], string | undefined, string>;
    pending_import: ColumnType<GuestListPreview | null, string | null, string | null>;
    turn: Generated<number>;
    updated_at: Instant;
  };
  draft_guests: {
    id: string;
    user_id: string;
    event_type: string;
    position: number;
    first_name: Generated<string>;
    last_name: Generated<string>;
    phone: Generated<string>;
    email: Generated<string>;
    with_family: Generated<boolean>;
    side: Generated<string>;
    title: Generated<string>;
    greeting: Generated<string>;
    other_contacts: Generated<string>;
    party_limit: number | null;
    household: JsonList<HouseholdPerson>;
    tags: Generated<string[]>;
  };
}
