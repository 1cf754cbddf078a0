import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { exportedColumns } from '#backend/events/columns.ts';
import { cardAccount } from '#backend/money/gift-cards/service.ts';

type Row = Record<string, unknown>;

/** What an organiser states of an event. */
const eventColumns = exportedColumns.map(({ column, name }) => sql`${sql.ref(column)} as ${sql.id(name)}`);

/** What a card's account in the ledger is called, before the card's id. */
const CARD = sql.lit(cardAccount(''));

/** One list of the export. `read` answers what comes after `after`, in the order of `id`. */
interface ExportSection {
  name: string;
  read: (db: Db, userId: string, after: string, limit: number) => Promise<Row[]>;
}

/*
 * Written as SQL with the names the file has. Left out on purpose: digests and tokens of
 * sessions, keys of personal links, whole numbers of gift cards, and what other people wrote.
 * Each select has an `id` to go on from; amounts are in rupees.
 */
const section = (name: string, text: (userId: string) => ReturnType<typeof sql<Row>>): ExportSection => ({
  name,
  read: async (db, userId, after, limit) =>
    (
      await sql<Row>`select * from (${text(userId)}) as part where id > ${after} order by id limit ${limit}`.execute(
        db,
      )
    ).rows,
});

/** Everything stored about a person, list by list. A test holds it to the tables that name a person. */
export const exportSections: readonly ExportSection[] = [
  section(
    'sessions',
    (me) => sql`
    select id, way, ip as "networkAddress", user_agent as "browser", created_at as "signedInAt", last_seen_at as "lastSeenAt",
      expires_at as "expiresAt", revoked_at as "endedAt" from sessions where user_id = ${me}`,
  ),
  section(
    'logins',
    (me) => sql`
    select id, outcome, reason, way, ip as "networkAddress", browser, os, device_type as "deviceType", created_at as "at" from logins where user_id = ${me}`,
  ),
  section(
    'knownDevices',
    (me) => sql`
    select browser || '/' || os as id, browser, os, first_seen_at as "firstSeenAt" from known_devices where user_id = ${me}`,
  ),
  section(
    'mailsAboutYourAddress',
    (me) => sql`
    select id, kind, email, created_at as "at", expires_at as "worksUntil", used_at as "usedAt" from email_links where user_id = ${me}`,
  ),
  section(
    'notifications',
    (me) => sql`
    select id, type, title, message, path, read_at as "readAt", email, whatsapp, created_at as "createdAt" from notifications where user_id = ${me}`,
  ),
  section(
    'notificationSettings',
    (me) => sql`
    select user_id as id, not_mailed as "notMailed", last_mail_at as "lastMailAt", by_whatsapp as "byWhatsApp",
      last_whatsapp_at as "lastWhatsAppAt" from notification_settings where user_id = ${me}`,
  ),
  section(
    'eventsOrganised',
    (me) => sql`
    select id, event_type as "eventType", ${sql.join(eventColumns)}, reply_by as "replyBy", status, cancelled_at as "cancelledAt", created_at as "createdAt", updated_at as "updatedAt"
      from events where organiser_id = ${me}`,
  ),
  section(
    'guestsOfYourEvents',
    (me) => sql`
    select guests.id, guests.event_id as "eventId", first_name as "firstName", last_name as "lastName", phone, email,
      with_family as "withFamily", party_limit as "partyLimit", rsvp, source as "rsvpSource", adults, children, note, names as "comingWith",
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
    'remindersOfYourEvents',
    (me) => sql`
    select event_id as id, days_before as "daysBefore", saved_at as "savedAt" from event_reminders join events on events.id = event_id where organiser_id = ${me}`,
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
    select id, '/api/images/' || id as path, media_type as "mediaType", width, height, created_at as "uploadedAt" from images where owner_id = ${me}`,
  ),
  section(
    'drafts',
    (me) => sql`
    select event_type as id, entries, pending_import as "readFromFile", updated_at as "updatedAt" from event_drafts where user_id = ${me}`,
  ),
  section(
    'guestsOfDrafts',
    (me) => sql`
    select id, event_type as "draftOf", first_name as "firstName", last_name as "lastName", phone, email, with_family as "withFamily"
      from draft_guests where user_id = ${me}`,
  ),
  section(
    'eventsJoined',
    (me) => sql`
    select guests.id, guests.event_id as "eventId", event_name as "eventName", date, time, guests.first_name as "yourFirstName",
      guests.last_name as "yourLastName", guests.phone as "yourPhone", guests.email as "yourEmail", with_family as "withFamily",
      rsvp, source as "rsvpSource", adults, children, note, names as "comingWith", replies.updated_at as "repliedAt"
      from guests join events on events.id = guests.event_id left join replies on replies.guest_id = guests.id where guests.user_id = ${me}`,
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
  section(
    'giftsGivenTogether',
    (me) => sql`
    select gift_id as id, event_id as "eventId", name as gift, hide_amount as "amountHidden", joined_at as "joinedAt"
      from collaborators join gifts on gifts.id = gift_id where user_id = ${me}`,
  ),
  section(
    'collaborationsEnabled',
    (me) => sql`
    select gift_id as id, open_to_all as "openToAll", closes_on as "closesOn", enabled_at as "enabledAt" from collaborations where enabled_by = ${me}`,
  ),
  section(
    'giftsBought',
    (me) => sql`
    select gift_id as id, confirmation, created_at as "at" from gift_purchases where user_id = ${me}`,
  ),
  section(
    'giftsYouWereTakenOff',
    (me) => sql`
    select gift_id as id, removed_at as "at" from collaborator_removals where user_id = ${me}`,
  ),
  section(
    'purchasesTakenBack',
    (me) => sql`
    select gift_id as id, refused_at as "at" from purchase_refusals where user_id = ${me}`,
  ),
  section(
    'collaborationRequests',
    (me) => sql`
    select id, event_id as "eventId", gift_id as "giftId", requester_id = ${me} as "sentByYou", case when requester_id = ${me} then message end as message,
      status, created_at as "createdAt", responded_at as "respondedAt" from collaboration_requests where requester_id = ${me} or target_id = ${me}`,
  ),
  section(
    'contributions',
    (me) => sql`
    select id, event_id as "eventId", gift_id as "giftId", amount_paise / 100.0::float8 as amount, refunded_paise / 100.0::float8 as refunded, blessing, created_at as "at"
      from contributions where contributor_id = ${me}`,
  ),
  section(
    'blessingsReceived',
    (me) => sql`
    select contributions.id, event_id as "eventId", gift_id as "giftId", blessing, contributions.created_at as "at"
      from contributions join events on events.id = event_id where organiser_id = ${me} and blessing <> ''`,
  ),
  section(
    'thanksYouWrote',
    (me) => sql`
    select thank_yous.id, event_id as "eventId", way, language, text, thank_yous.status, thank_yous.created_at as "at"
      from thank_yous join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'thanksYouGot',
    (me) => sql`
    select id, event_id as "eventId", way, language, text, created_at as "at" from thank_yous where user_id = ${me}`,
  ),
  section(
    'payments',
    (me) => sql`
    select id, payer_id is not distinct from ${me} as "paidByYou", description, amount_paise / 100.0::float8 as amount, currency, status,
      case when payer_id = ${me} then provider_payment_id end as "providerPaymentId", case when payer_id = ${me} then method end as method,
      created_at as "createdAt", completed_at as "completedAt" from payments where payer_id = ${me} or payee_id = ${me}`,
  ),
  section(
    'refunds',
    (me) => sql`
    select refunds.id, payment_id as "paymentId", reason, refunds.amount_paise / 100.0::float8 as amount, refunds.status,
      refunds.created_at as "createdAt", refunds.completed_at as "completedAt"
      from refunds join payments on payments.id = payment_id where payer_id = ${me} or payee_id = ${me}`,
  ),
  section(
    'giftCards',
    (me) => sql`
    select id, '•••• •••• •••• ' || right(number, 4) as "cardNumber", event_id as "eventId", original_paise / 100.0::float8 as "originalAmount",
      (select balance_paise / 100.0::float8 from ledger_accounts where ledger_accounts.id = ${CARD} || gift_cards.id) as amount,
      status, expires_at as "expiryDate", created_at as "issuedAt" from gift_cards where owner_id = ${me}`,
  ),
  section(
    'giftCardTransactions',
    (me) => sql`
    select ledger_transfers.id || '/' || gift_cards.id as id, gift_cards.id as "giftCardId", description, amount_paise / 100.0::float8 as amount, ledger_transfers.created_at as "at"
      from gift_cards join ledger_postings on account_id = ${CARD} || gift_cards.id
      join ledger_transfers on ledger_transfers.id = transfer_id where owner_id = ${me}`,
  ),
  section(
    'redemptions',
    (me) => sql`
    select id, card_id as "giftCardId", brand_name as brand, product_name as product, amount_paise / 100.0::float8 as amount, recipient_email as "recipientEmail",
      status, failure, provider_order_id as "orderId", created_at as "createdAt", completed_at as "completedAt" from redemptions where user_id = ${me}`,
  ),
  section(
    'designsOfYourEvents',
    (me) => sql`
    select event_id as id, selection, photo_id as "photoId", wide_image_id as "pictureId", tall_image_id as "messagePictureId", print_image_id as "pageId", chosen_at as "chosenAt"
      from event_designs join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'designToolConnections',
    (me) => sql`
    select user_id as id, refresh_token is not null as connected, connected_at as "connectedAt" from design_tool_connections where user_id = ${me}`,
  ),
  section(
    'designToolExports',
    (me) => sql`
    select id, event_id as "eventId", design_id as "designId", title, status, image_id as "pictureId", created_at as "at"
      from design_tool_exports where user_id = ${me}`,
  ),
  section(
    'designToolPicturesOfYourEvents',
    (me) => sql`
    select event_id as id, design_id as "designId", title, image_id as "pictureId", chosen_at as "chosenAt"
      from design_tool_pictures join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'messagesToTheSupport',
    (me) => sql`
    select id, name, email, topic, message, created_at as "at" from contact_messages where user_id = ${me}`,
  ),
];
