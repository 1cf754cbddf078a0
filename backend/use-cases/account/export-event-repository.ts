import { sql } from 'kysely';
import { exportedColumns } from '#backend/events/columns.ts';
import { hasOwnContact, tookPart } from '#backend/guests/invitations/service.ts';
import { guestColumnsAsFields } from '#backend/guests/columns.ts';
import { section, type ExportSection } from './export-section-repository.ts';

/** What an organiser states of an event. */
const eventColumns = exportedColumns.map(({ column, name }) => sql`${sql.ref(column)} as ${sql.id(name)}`);
/** And of a guest. */
const guestColumns = guestColumnsAsFields.map(
  ({ column, name }) => sql`${sql.ref(column)} as ${sql.id(name)}`,
);

/** Whether the contacts of a guest are those of the account linked with them, and no one else's. */
const ownContact = (me: string) => sql<boolean>`(${hasOwnContact(me)} and ${tookPart(me)})`;

/** Events somebody organises, helps with or was invited to, with guests, replies and gifts. */
export const eventSections: readonly ExportSection[] = [
  section(
    'eventsOrganised',
    (me) => sql`
    select id, event_type as "eventType", ${sql.join(eventColumns)}, photo_id as "photoId", reply_by as "replyBy", status, cancelled_at as "cancelledAt", created_at as "createdAt", updated_at as "updatedAt"
      from events where organiser_id = ${me}`,
  ),
  section(
    'guestsOfYourEvents',
    (me) => sql`
    select guests.id, guests.event_id as "eventId", ${sql.join(guestColumns)}, rsvp, source as "rsvpSource", adults, children, note, names as "comingWith", answered_household as "householdAnswered", answered_for as "answeredFor",
      replies.updated_at as "repliedAt", guests.created_at as "addedAt"
      from guests join events on events.id = guests.event_id left join replies on replies.guest_id = guests.id where organiser_id = ${me}`,
  ),
  section(
    'hostsOfYourEvents',
    (me) => sql`
    select event_hosts.id, event_id as "eventId", event_hosts.email, role, invited_at as "invitedAt", accepted_at as "acceptedAt"
      from event_hosts join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'eventsYouHelpWith',
    (me) => sql`
    select event_hosts.id, event_id as "eventId", event_name as "eventName", event_hosts.email as "invitedAs", role, invited_at as "invitedAt", accepted_at as "acceptedAt"
      from event_hosts join events on events.id = event_id where user_id = ${me}`,
  ),
  section(
    'questionsOfYourEvents',
    (me) => sql`
    select event_questions.id, event_id as "eventId", kind, question, choices, required, event_questions.created_at as "addedAt"
      from event_questions join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'answersOfYourGuests',
    (me) => sql`
    select question_id || '/' || guest_id as id, question_id as "questionId", guest_id as "guestId", answer
      from reply_answers join event_questions on event_questions.id = question_id join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'functionsOfYourEvents',
    (me) => sql`
    select event_functions.id, event_id as "eventId", name, event_functions.date, event_functions.time, event_functions.venue_name as "venueName",
      event_functions.venue_location as "venueLocation", event_functions.venue_lat as "venueLat", event_functions.venue_lng as "venueLng",
      everyone as "forEveryGuest", event_functions.created_at as "addedAt"
      from event_functions join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'guestsChosenForYourFunctions',
    (me) => sql`
    select function_id || '/' || guest_id as id, function_id as "functionId", guest_id as "guestId"
      from function_guests join event_functions on event_functions.id = function_id join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'functionAnswersOfYourGuests',
    (me) => sql`
    select function_id || '/' || guest_id as id, function_id as "functionId", guest_id as "guestId", people
      from function_replies join event_functions on event_functions.id = function_id join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'mailsToYourGuests',
    (me) => sql`
    select deliveries.id, guest_id as "guestId", kind, channel, address, deliveries.status, message_id as "messageId", deliveries.created_at as "at"
      from deliveries join events on events.id = deliveries.event_id where organiser_id = ${me}`,
  ),
  section(
    'messagesToYourGuests',
    (me) => sql`
    select guest_messages.id, event_id as "eventId", function_id as "functionId", audience, text, guest_messages.created_at as "at"
      from guest_messages join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'chatsWithYourGuests',
    (me) => sql`
    select chat_messages.id, event_id as "eventId", guest_id as "guestId", from_guest as "fromGuest", phone, body as text, chat_messages.status,
      written_at as "at" from chat_messages join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'remindersOfYourEvents',
    (me) => sql`
    select event_id as id, days_before as "daysBefore", saved_at as "savedAt" from event_reminders join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'plannedInvitations',
    (me) => sql`
    select event_id as id, send_at as "sendAt", channel from planned_sendings join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'giftsOfYourEvents',
    (me) => sql`
    select gifts.id, gifts.event_id as "eventId", name, price_paise / 100.0::float8 as price, link, type, image_id as "pictureId",
      purchased_at as "purchasedAt", delivered_at as "deliveredAt", gifts.created_at as "addedAt"
      from gifts join events on events.id = gifts.event_id where organiser_id = ${me}`,
  ),
  section(
    'pictures',
    (me) => sql`
    select id, '/events/images/' || id as path, media_type as "mediaType", width, height, created_at as "uploadedAt" from images where owner_id = ${me}`,
  ),
  // whole events, and guest lists: what was read of them until something was made of it
  section(
    'filesYouSent',
    (me) => sql`
    select id, contents, event_id as "eventId", created_at as "at" from event_imports where user_id = ${me}
    union all select id, preview as contents, event_id, created_at from guest_imports where user_id = ${me}`,
  ),
  section(
    'guestListsKept',
    (me) => sql`
    select place as id, file_name as "fileName", created_at as "at" from guest_list_files where user_id = ${me}
    union all select shape, choices::text, used_at from guest_list_shapes where user_id = ${me}`,
  ),
  section(
    'drafts',
    (me) => sql`
    select event_type as id, entries, pending_import as "readFromFile", updated_at as "updatedAt" from event_drafts where user_id = ${me}`,
  ),
  section(
    'guestsOfDrafts',
    (me) => sql`
    select id, event_type as "draftOf", ${sql.join(guestColumns)}
      from draft_guests where user_id = ${me}`,
  ),
  section(
    'eventsJoined',
    (me) => sql`
    select guests.id, guests.event_id as "eventId", event_name as "eventName", date, time, guests.first_name as "yourFirstName",
      guests.last_name as "yourLastName", case when ${ownContact(me)} then guests.phone end as "yourPhone",
      case when ${ownContact(me)} then guests.email end as "yourEmail", with_family as "withFamily",
      rsvp, source as "rsvpSource", adults, children, note, names as "comingWith", guests.household, answered_household as "householdAnswered", answered_for as "answeredFor", replies.updated_at as "repliedAt"
      from guests join events on events.id = guests.event_id left join replies on replies.guest_id = guests.id where guests.user_id = ${me}`,
  ),
  section(
    'yourChats',
    (me) => sql`
    select chat_messages.id, chat_messages.event_id as "eventId", from_guest as "fromYou", body as text, written_at as "at"
      from chat_messages join guests on guests.id = guest_id where guests.user_id = ${me} and ${ownContact(me)}`,
  ),
  section(
    'yourAnswers',
    (me) => sql`
    select question_id || '/' || guest_id as id, guests.event_id as "eventId", question, kind, choices, answer
      from reply_answers join event_questions on event_questions.id = question_id join guests on guests.id = guest_id where guests.user_id = ${me}`,
  ),
  // a function's name is only for those invited to it, also once they were left out again
  section(
    'yourFunctions',
    (me) => sql`
    select function_id || '/' || guest_id as id, "eventId", case when invited then name end as name, case when invited then date end as date,
      case when invited then time end as time, people
      from (
        select event_functions.id as function_id, guests.id as guest_id, guests.event_id as "eventId", name, date, time, function_replies.people,
          everyone or exists (select from function_guests where function_id = event_functions.id and guest_id = guests.id) as invited
        from guests join event_functions on event_functions.event_id = guests.event_id
        left join function_replies on function_replies.function_id = event_functions.id and function_replies.guest_id = guests.id
        where guests.user_id = ${me}
      ) as theirs
      where invited or people is not null`,
  ),
];
