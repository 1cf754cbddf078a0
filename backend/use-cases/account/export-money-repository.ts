import { sql } from 'kysely';
import { knownClaims } from '#backend/platform/database/known-claims.ts';
import { cardAccount } from '#backend/money/gift-cards/service.ts';
import { section, type ExportSection } from './export-section-repository.ts';

/** What a card's account in the ledger is called, before the card's id. */
const CARD = sql.lit(cardAccount(''));

/** What somebody gave and got: together, money, cards and vouchers, with blessings and thanks. */
export const moneySections: readonly ExportSection[] = [
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
    'giftsYouBring',
    (me) => sql`
    select gift_id as id, event_id as "eventId", surprise, blessing, gift_claims.created_at as "at",
      gift_claims.created_at < events.created_at as "cameWithAnEventFile"
      from gift_claims join events on events.id = gift_claims.event_id where user_id = ${me}`,
  ),
  section(
    'giftsGuestsBring',
    (me) => sql`
    select gift_id as id, gift_claims.event_id as "eventId", guest_id as "guestId", blessing, gift_claims.created_at as "at"
      from gift_claims join events on events.id = gift_claims.event_id where organiser_id = ${me} and ${knownClaims}`,
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
];
