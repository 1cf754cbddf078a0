import { GUEST_IMPORT_DAYS } from '#backend/guests/import/import-service.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

/** How long rows of a table are kept: until a daily job throws them away, until something else ends them, or for good. */
export type Kept = { days: number; rule: string; description: string } | { ends: string } | { stays: string };

const withEvent = { ends: 'with the event, its guest or gift' };
const withAccount = { ends: 'with the account' };
const books = { stays: 'the books of money, which law and the people concerned may ask for' };
const YEAR = 400;

/**
 * Every table (a view keeps nothing), and how long its rows are kept. The type refuses one that is left out;
 * docs/operations/data-and-law.md repeats the list, which `tests/recovery/retention.test.ts` holds.
 *
 * `rule` is SQL over one row of the table; `$cutoff` stands for the moment so many days ago.
 */
export const kept: Record<Exclude<keyof Schema, 'givers_by_link'> | 'schema_migrations', Kept> = {
  users: withAccount,
  address_owners: {
    ends: 'when another account proves the address, when the person moves on, or with the account',
  },
  notification_settings: withAccount,
  sessions: { ends: '180 days after they ran out' },
  logins: { ends: 'after 180 days' },
  email_links: { ends: '30 days after they ran out' },
  sign_in_codes: { ends: 'an hour after they ran out' },
  passkeys: { ends: 'when the person removes them, or with the account' },
  calendar_feeds: { ends: 'when the person stops or renews it, or with the account' },
  passkey_challenges: { ends: 'when they are used, or within an hour after they ran out' },
  api_keys: { ends: '180 days after they ended or were revoked, or with the account' },
  webhook_endpoints: { ends: 'when the person removes them, or with the account' },
  webhook_deliveries: {
    days: 30,
    rule: 'created_at < $cutoff',
    description: 'after 30 days, or with the webhook',
  },
  known_devices: {
    days: YEAR,
    rule: 'last_seen_at < $cutoff',
    description: '400 days after the last sign-in with it; it then counts as new',
  },
  notifications: { ends: 'after 30 days' },
  rate_limits: { ends: 'a day after their window' },

  events: { ends: 'with the organiser’s account' },
  event_functions: withEvent,
  event_questions: withEvent,
  event_hosts: withEvent,
  event_reminders: withEvent,
  planned_sendings: withEvent,
  event_designs: withEvent,
  design_tool_pictures: withEvent,
  guests: withEvent,
  guest_lists: withEvent,
  merged_guests: withEvent,
  guest_changes: { ends: 'a minute after the change, or with the account of whoever made it' },
  function_guests: withEvent,
  function_replies: withEvent,
  replies: withEvent,
  reply_answers: withEvent,
  gifts: withEvent,
  collaborations: withEvent,
  collaborators: withEvent,
  collaboration_requests: withEvent,
  reminder_runs: { days: YEAR, rule: 'created_at < $cutoff', description: 'after 400 days' },
  deliveries: {
    days: 180,
    // what a guest's present state is read from, that a mail went to an address, and how often they were reminded; `followed`, kept by the database, is
    // what the index of old ones is of
    rule: `created_at < $cutoff and followed and kind <> 'reminder' and status not in ('queued', 'sending') and exists (
      select from deliveries as newer where newer.guest_id = deliveries.guest_id and newer.kind = deliveries.kind
        and newer.status = deliveries.status and newer.address = deliveries.address and (newer.created_at, newer.id) > (deliveries.created_at, deliveries.id))`,
    description:
      'with the guest; a mail or message followed by another of its kind to the same address that fared the same, after 180 days',
  },
  thank_yous: withEvent,
  guest_messages: {
    days: YEAR,
    rule: 'created_at < $cutoff',
    description: 'after 400 days, with what became of each',
  },
  chat_messages: {
    days: YEAR,
    rule: 'written_at < $cutoff',
    description: 'with the guest, and after 400 days',
  },
  invitee_requests: {
    days: 30,
    rule: 'created_at < $cutoff',
    description: 'after 30 days: nobody sends a request again so late',
  },

  event_imports: {
    days: 7,
    rule: 'created_at < $cutoff and event_id is null',
    description: 'after seven days, unless an event was made of it; then with the event',
  },
  guest_imports: {
    days: GUEST_IMPORT_DAYS,
    rule: 'created_at < $cutoff',
    description: 'after seven days; the guests in it once they were added',
  },
  guest_list_files: {
    days: GUEST_IMPORT_DAYS,
    rule: 'created_at < $cutoff',
    description: 'once its guests were added or it was discarded; after seven days at the latest',
  },
  guest_list_shapes: {
    days: YEAR,
    rule: 'used_at < $cutoff',
    description: '400 days after a file with those headings was read as its organiser said',
  },
  event_drafts: { ends: '90 days after the last change' },
  draft_guests: { ends: 'with the draft' },
  picture_objects_to_delete: { ends: 'once the object is deleted, within minutes; unused ones after a day' },
  images: { ends: '90 days after nothing shows them any more and no draft names them' },

  old_unsubscribe_links: withEvent,

  design_tool_connections: { ends: 'when the person disconnects, or with the account' },
  design_tool_tries: { ends: 'after their ten minutes' },
  design_tool_exports: {
    days: 180,
    rule: `updated_at < $cutoff and status <> 'working'`,
    description: 'after 180 days; a picture in use stays',
  },
  place_positions: { ends: 'after 29 days' },
  contact_messages: { ends: 'once mailed; one that could not be, after 30 days' },

  unsubscribed_addresses: {
    stays:
      'otherwise mail would come again to who wanted none; a press behind the link of the mail takes it back',
  },
  stopped_numbers: { stays: 'otherwise messages would come again to who wanted none' },
  phone_words: { stays: 'otherwise an old START that comes again would lift a STOP' },

  contacted_addresses: {
    ends: 'after a year; of a deleted account, under a digest of its sign-in, after 30 days',
  },
  refused_addresses: {
    ends: 'after a year; of a deleted account, under a digest of its sign-in, after 30 days',
  },
  deleted_events: { ends: '30 days after the account was deleted' },
  events_of_deleted: { days: YEAR, rule: 'made_at < $cutoff', description: 'after 400 days' },
  sending_stops: {
    ends: 'when an operator lets them send again; of a deleted account, under a digest of its sign-in until then',
  },

  collaborator_removals: { ends: 'with the gift; of a deleted account, under a digest of its sign-in too' },
  purchase_refusals: {
    ends: 'when a host lets people mark the gift again, or with the gift; of a deleted account, under a digest of its sign-in too',
  },

  payment_events: {
    days: YEAR,
    rule: 'received_at < $cutoff',
    description:
      'after 400 days: the provider repeats its messages for a day, and the books know by themselves what was counted',
  },
  payments: books,
  guest_payers: {
    days: 30,
    rule: `created_at < $cutoff and guest_id is null and not exists (select from payments where guest_payer_id = guest_payers.id)
      and not exists (select from thank_yous where guest_payer_id = guest_payers.id or givers @> array[guest_payers.id])`,
    description:
      'the books of money, for whoever paid; who did not, once they are off the list, after 30 days',
  },
  payment_quarantine: books,
  refunds: books,
  contributions: books,
  gift_purchases: books,
  gift_claims: { ends: 'with its gift or guest, or when the guest takes it back' },
  gift_cards: books,
  redemptions: books,
  ledger_accounts: books,
  ledger_transfers: books,
  ledger_postings: books,
  operator_log: { days: 1096, rule: 'at < $cutoff', description: 'after three years' },
  ledger_checks: { days: YEAR, rule: 'asked_at < $cutoff', description: 'after 400 days' },
  readiness: { stays: 'one row, written to see that the disk takes more' },
  schema_migrations: { stays: 'tells which version the database has' },
};
