import { organiserOf, somebody, type FillSize, type Statement } from './size.ts';

/** How many people give to each gift that people give together. */
const GIVERS = 3;

/** SQL: the gifts people give together, by their event's number `e` and their own, `n`. */
const sharedGifts = ({ events, gifts }: FillSize) =>
  `generate_series(1, ${events}) as e, generate_series(4, ${gifts}, 4) as n`;

/** SQL: everything that was given, with the giver's number `p`. */
const given = (size: FillSize) => `${sharedGifts(size)}, generate_series(1, ${GIVERS}) as p`;

const giver = (size: FillSize) => somebody(size, 'e * 11 + n * 5 + p');
const name = `e || '-' || n || '-' || p`;
const gift = `'filled-gift-' || e || '-' || n`;
const at = `now() - interval '1000 days' * ((e * 31 + n * 7 + p) % 1000) / 1000.0 - interval '1 hour'`;

/** What people gave together: payments, the ledger, cards, and what was bought with them. */
export const money: readonly Statement[] = [
  (size) => `
    insert into collaborations (gift_id, enabled_by) select ${gift}, ${organiserOf(size)} from ${sharedGifts(size)}`,
  (size) => `
    insert into collaborators (gift_id, user_id) select ${gift}, ${giver(size)} from ${given(size)} on conflict do nothing`,
  (size) => `
    insert into collaborator_removals (gift_id, user_id, removed_at) select ${gift}, ${somebody(size, 'e')}, now() from ${sharedGifts(size)}`,
  (size) => `
    insert into purchase_refusals (gift_id, user_id, refused_at) select ${gift}, ${somebody(size, 'e')}, now() from ${sharedGifts(size)}`,
  (size) => `
    insert into gift_purchases (gift_id, user_id, confirmation)
    select 'filled-gift-' || e || '-3', ${somebody(size, 'e * 13')}, 'Ordered' from generate_series(1, ${size.events}) as e`,
  (size) => `
    insert into collaboration_requests (id, event_id, gift_id, requester_id, target_id, newcomer_id, message, status, responded_at)
    select 'filled-request-' || ${name}, 'filled-event-' || e, ${gift}, ${giver(size)}, 'filled-nobody', ${giver(size)}, 'May I join?',
      case when p = 1 then 'pending' else 'accepted' end, case when p = 1 then null else now() end
    from ${given(size)} on conflict do nothing`,
  (size) => `
    insert into payments (id, payer_id, payee_id, request_key, request_hash, purpose, subject, description, amount_paise, status, provider,
      provider_order_id, provider_payment_id, created_at, expires_at, completed_at)
    select 'filled-payment-' || ${name}, ${giver(size)}, ${organiserOf(size)}, 'filled-' || ${name}, '', 'contribution',
      jsonb_build_object('giftId', ${gift}, 'eventId', 'filled-event-' || e), 'A gift', 50000, 'paid', 'razorpay', 'filled-order-' || ${name}, 'filled-paid-' || ${name}, ${at}, ${at}, ${at}
    from ${given(size)}`,
  (size) => `
    insert into payment_events (provider, event_id, name, payment_id, outcome, received_at)
    select 'razorpay', 'filled-' || ${name}, 'payment.captured', 'filled-payment-' || ${name}, 'paid', greatest(${at}, now() - interval '399 days') from ${given(size)}`,
  (size) => `
    insert into payment_quarantine (id, payment_id, provider_payment_id, reason, amount_paise, currency)
    select 'filled-aside-' || e, 'filled-payment-' || e || '-4-1', 'filled', 'amount', 100, 'INR' from generate_series(1, ${size.events}, 4) as e`,
  (size) => `
    insert into contributions (id, gift_id, event_id, contributor_id, payment_id, amount_paise, created_at)
    select 'filled-contribution-' || ${name}, ${gift}, 'filled-event-' || e, ${giver(size)}, 'filled-payment-' || ${name}, 50000, ${at} from ${given(size)}`,
  (size) => `
    insert into guest_payers (id, guest_id, key_digest, first_name, email)
    select 'filled-payer-' || e, 'filled-guest-' || e || '-1', md5('key' || e), 'Guest', 'guest1-' || e || '@example.in' from generate_series(1, ${size.events}) as e`,
  (size) => `
    insert into gift_claims (gift_id, event_id, guest_id, guest_payer_id, surprise, created_at)
    select 'filled-gift-' || e || '-1', 'filled-event-' || e, 'filled-guest-' || e || '-1', 'filled-payer-' || e, e % 2 = 0, now() from generate_series(1, ${size.events}) as e`,
  (size) => `
    insert into thank_yous (id, event_id, user_id, request_id, way, status, covers_until, created_at)
    select 'filled-thanks-' || ${name}, 'filled-event-' || e, ${giver(size)}, 'filled-' || ${name}, 'in_person', 'noted', ${at}, ${at} from ${given(size)}`,
  (size) => `
    insert into gift_cards (id, number, owner_id, event_id, payment_id, part, original_paise, status, expires_at, expiry_announced_at, created_at)
    select 'filled-card-' || ${name}, lpad((e * 1000 + n * 10 + p)::text, 16, '0'), ${organiserOf(size)}, 'filled-event-' || e, 'filled-payment-' || ${name}, 1, 50000,
      case when ends < now() then 'expired' else 'active' end, ends, case when ends < now() + interval '31 days' then now() end, ends - interval '365 days'
    from (select e, n, p, ${at} + interval '365 days' as ends from ${given(size)}) as card`,
  (size) => `
    insert into ledger_accounts (id, kind, balance_paise) select 'card:filled-card-' || ${name}, 'gift_card', 50000 from ${given(size)}`,
  (size) => `
    insert into ledger_transfers (id, idempotency_key, input_hash, kind, description)
    select 'filled-transfer-' || ${name}, 'filled-' || ${name}, '', 'gift', 'A gift' from ${given(size)}`,
  (size) => `
    insert into ledger_postings (transfer_id, account_id, amount_paise)
    select 'filled-transfer-' || ${name}, case when side = 1 then 'card:filled-card-' || ${name} else 'provider:razorpay' end, side * 50000
    from ${given(size)}, unnest('{-1,1}'::int[]) as side`,
  (size) => `
    insert into redemptions (id, card_id, user_id, request_key, request_hash, product_id, product_name, brand_name, amount_paise, recipient_email, status, provider, provider_order_id, completed_at)
    select 'filled-redemption-' || ${name}, 'filled-card-' || ${name}, ${organiserOf(size)}, 'filled-' || ${name}, '', 'filled', 'Voucher', 'Brand', 10000, 'asha@example.in', 'completed', 'reloadly', 'filled-' || ${name}, now()
    from ${given(size)} where p = 1`,
  (size) => `
    insert into refunds (id, payment_id, reason, amount_paise, status, completed_at)
    select 'filled-refund-' || ${name}, 'filled-payment-' || ${name}, 'withdrawn', 100, 'processed', now() from ${given(size)} where p = 2`,
];
