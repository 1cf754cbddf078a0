import type { Schema } from '#backend/platform/database/schema.ts';

type Column<Table extends keyof Schema> = keyof Schema[Table] & string;

/** What becomes of a table in an event's file: its rows come along without some columns, or stay behind; each for a reason. */
type Fate<Table extends keyof Schema> =
  | { without: Partial<Record<Column<Table>, string>> }
  | { staysBehind: string };

const made = 'made anew: an identifier of one installation means nothing in another';
const byItself = 'kept by the database itself';
const when = 'when the row was made here';
const places = 'its place in the list is what counts';
const money = 'money does not move with an event';
const account = 'belongs to an account';
const sent = 'what went out from here, with links that open nothing there';

/**
 * Every table that has rows of an event. `tests/event-files/every-table.test.ts` finds them by their keys, refuses one
 * that is not here, and compares each column that comes along after a whole round.
 */
export const tablesOfEvents: { [Table in keyof Schema]?: Fate<Table> } = {
  events: {
    without: {
      id: made,
      organiser_id: 'whoever brings it in owns it',
      photo_id: 'the picture comes along and is made anew',
      request_id: made,
      version: 'counts changes made here',
      give_together_to_confirm: 'a question about this event, asked where it was made',
      calendar_sequence: 'counts changes made here; calendars know the new event by another name',
      cancelled_at: when,
      guest_count: byItself,
      gift_count: byItself,
      created_at: when,
      updated_at: when,
    },
  },
  event_functions: {
    without: {
      id: made,
      event_id: made,
      position: places,
      version: 'as of events',
      created_at: when,
      updated_at: when,
    },
  },
  function_guests: { without: { function_id: made, guest_id: made } },
  function_replies: { without: { function_id: made, guest_id: made } },
  event_questions: { without: { id: made, event_id: made, position: places, created_at: when } },
  reply_answers: { without: { question_id: made, guest_id: made } },
  guests: {
    without: {
      id: made,
      event_id: made,
      position: places,
      user_id: 'found again by the address, where somebody there has it',
      link_key: 'a key opens one event in one installation',
      link_outdated: 'nothing was sent from there',
      email_stands: 'asked once more before anything is sent from there',
      created_at: when,
    },
  },
  guest_changes: { staysBehind: 'taken back where it was made, within a minute' },
  merged_guests: { staysBehind: 'a key opens one event in one installation' },
  guest_lists: { without: { id: made, event_id: made, created_at: when } },
  replies: {
    without: {
      source: 'the word of whoever sends the file, for every guest',
      guest_id: made,
      event_id: made,
      version: 'counts changes made here',
      confirmed: 'what was confirmed by a mail from here',
      // `source` comes along; of a guest with an account here it is the host's word (docs/decisions/0078)
    },
  },
  gifts: {
    without: {
      id: made,
      event_id: made,
      position: places,
      image_id: 'the picture comes along and is made anew',
      request_key: made,
      claimed_from_strangers: 'giving together stays behind, too',
      created_at: when,
    },
  },
  gift_claims: {
    without: {
      gift_id: made,
      event_id: made,
      guest_id: made,
      user_id: account,
      guest_payer_id: 'who the guest is there, by their new key',
      surprise: 'one that hosts may not know of stays behind; of the others it was one',
    },
  },
  event_designs: {
    without: {
      event_id: made,
      photo_id: 'the picture comes along and is made anew',
      drawn: 'drawn anew',
      failed: 'drawn anew',
      noted: 'drawn anew',
      left_out: 'drawn anew',
      cut: 'drawn anew',
      wide_image_id: 'drawn anew',
      tall_image_id: 'drawn anew',
      print_image_id: 'drawn anew',
      chosen_at: when,
      cleared_at: 'one that was cleared stays behind',
    },
  },
  design_tool_pictures: {
    without: {
      event_id: made,
      image_id: 'the picture comes along and is made anew',
      design_id: 'a design of the account at the design tool',
      chosen_at: when,
    },
  },
  guest_messages: { without: { id: made, event_id: made, request_id: made, function_id: made } },
  unsubscribed_addresses: { without: { event_id: made, created_at: when } },
  stopped_numbers: { without: { event_id: made, created_at: when } },

  event_hosts: { staysBehind: 'helping is between accounts: they are invited again' },
  event_reminders: { staysBehind: 'nothing goes out by itself from an event that was just brought in' },
  planned_sendings: { staysBehind: 'nothing goes out by itself from an event that was just brought in' },
  reminder_runs: { staysBehind: sent },
  deliveries: { staysBehind: sent },
  chat_messages: { staysBehind: 'written to and from a number of this installation; the answers come along' },
  old_unsubscribe_links: { staysBehind: sent },
  invitee_requests: { staysBehind: 'tells a repeated request of the API' },
  design_tool_exports: { staysBehind: account },
  deleted_events: { staysBehind: account },
  events_of_deleted: { staysBehind: 'counts events of a deleted account for a plan' },
  guest_imports: { staysBehind: 'a list of guests who are not on the event’s list yet' },
  event_imports: { staysBehind: 'where the event itself came from' },
  guest_payers: { staysBehind: money },
  payments: { staysBehind: money },
  payment_events: { staysBehind: 'the `event` in its name is one of the payment provider' },
  payment_quarantine: { staysBehind: money },
  refunds: { staysBehind: money },
  contributions: { staysBehind: money },
  gift_cards: { staysBehind: money },
  redemptions: { staysBehind: money },
  collaborations: { staysBehind: 'giving money together; with `give_together` every gift is opened anew' },
  collaborators: { staysBehind: money },
  collaborator_removals: { staysBehind: money },
  collaboration_requests: { staysBehind: money },
  gift_purchases: { staysBehind: 'that a gift was bought stands at the gift; who did is an account' },
  purchase_refusals: { staysBehind: account },
  thank_yous: { staysBehind: 'thanks for money and gifts that stay with it' },
};
