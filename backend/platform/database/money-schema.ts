import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { RefundReason } from '#contract/money/payments.ts';
import type { Language } from '#messages/language.ts';
import type { Instant } from './column-types.ts';

type Given = ColumnType<Date, Date | undefined, never>;

/** Where the payer is sent, as the provider's answer was kept. */
export type StoredCheckout =
  | { kind: 'form'; action: string; fields: Record<string, string> }
  | { kind: 'redirect'; url: string };

export type AccountKind = 'provider' | 'gift_card' | 'expired' | 'hold';
export type PaymentState = 'created' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'refunded';
export type EventOutcome =
  | 'paid'
  | 'failed'
  | 'closed'
  | 'nothing_new'
  | 'quarantined'
  | 'unknown_order'
  | 'noted';
export type QuarantineReason = 'amount' | 'currency' | 'second_payment' | 'refunded_elsewhere';
export type RequestState = 'pending' | 'accepted' | 'rejected';
export type RedemptionState = 'held' | 'ordering' | 'unknown' | 'processing' | 'completed' | 'failed';
export type RedemptionFailure =
  | 'shop_unavailable'
  | 'voucher_refused'
  | 'recipient_refused'
  | 'not_delivered';
export type RefundState = 'requested' | 'pending' | 'processed' | 'failed';
export type CardState = 'active' | 'used' | 'expired';

/** The tables of `migrations/0003_money.sql` and `0004_giving.sql`, with what `0040_money_without_a_queue.sql` and `0052_giving_by_link.sql` change. Amounts are whole paise. */
export interface MoneySchema {
  ledger_accounts: {
    id: string;
    kind: AccountKind;
    /** Kept by the database itself: never written here. Null for a provider, whose account holds the sum of its postings. */
    balance_paise: ColumnType<number | null, never, never>;
    created_at: Given;
  };
  ledger_transfers: {
    id: string;
    idempotency_key: string;
    input_hash: string;
    kind: string;
    description: string;
    reverses: string | null;
    created_at: Given;
  };
  ledger_postings: { transfer_id: string; account_id: string; amount_paise: number };
  /** Who paid without an account: a guest by one key of their personal link. */
  guest_payers: {
    id: string;
    guest_id: string | null;
    key_digest: string;
    first_name: Generated<string>;
    last_name: Generated<string>;
    email: Generated<string>;
    language: Generated<Language>;
    created_at: Given;
    /** Once their guest is gone: whether a mail about the event went to `email`. */
    was_written: Generated<boolean>;
  };
  /** A view of `migrations/0129_givers_of_a_guest.sql`: as whom hosts know a guest payer. */
  givers_by_link: { id: string; user_id: string | null; guest_payer_id: string | null };
  payments: {
    id: string;
    /** The person who pays, or null for a guest without an account. */
    payer_id: string | null;
    guest_payer_id: Generated<string | null>;
    /** Begun by personal link; `payer_id` is the account of that guest since then. */
    taken_over_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    payee_id: string;
    request_key: string | null;
    request_hash: string;
    purpose: string;
    subject: JSONColumnType<Record<string, string>, string, never>;
    description: string;
    amount_paise: number;
    currency: Generated<string>;
    status: Generated<PaymentState>;
    provider: string;
    provider_order_id: string | null;
    provider_payment_id: string | null;
    checkout: ColumnType<StoredCheckout | null, string | null, string | null>;
    method: string | null;
    failure: Generated<string>;
    created_at: Given;
    expires_at: Date;
    completed_at: Date | null;
    next_check_at: Date | null;
    updated_at: Instant;
  };
  payment_events: {
    provider: string;
    event_id: string;
    name: string;
    payment_id: string | null;
    outcome: EventOutcome;
    received_at: Given;
  };
  payment_quarantine: {
    id: string;
    payment_id: string;
    provider_payment_id: string;
    reason: QuarantineReason;
    amount_paise: number;
    currency: string;
    created_at: Given;
  };
  gift_cards: {
    id: string;
    number: string;
    owner_id: string;
    event_id: string | null;
    payment_id: string;
    part: number;
    original_paise: number;
    status: Generated<CardState>;
    expires_at: Date;
    expiry_announced_at: ColumnType<Date | null, never, Date | null>;
    created_at: Given;
  };
  collaborations: {
    gift_id: string;
    enabled_by: string;
    by_company: Generated<boolean>;
    open_to_all: Generated<boolean>;
    /** `YYYY-MM-DD` in the event's time zone. */
    closes_on: ColumnType<string | null, string | null | undefined, string | null>;
    enabled_at: Given;
  };
  collaborators: {
    gift_id: string;
    user_id: string;
    hide_amount: Generated<boolean>;
    choice_at: Date | null;
    joined_at: Given;
    news_due: Generated<boolean>;
  };
  gift_purchases: { gift_id: string; user_id: string; confirmation: Generated<string>; created_at: Given };
  gift_claims: {
    gift_id: string;
    event_id: string;
    guest_id: string;
    user_id: string | null;
    guest_payer_id: string | null;
    surprise: Generated<boolean>;
    blessing: Generated<string>;
    created_at: Date;
  };
  collaborator_removals: { gift_id: string; user_id: string; removed_at: Date };
  purchase_refusals: { gift_id: string; user_id: string; refused_at: Date };
  collaboration_requests: {
    id: string;
    event_id: string;
    gift_id: string;
    requester_id: string;
    target_id: string;
    /** Whom it lets in; null between two who give. */
    newcomer_id: string | null;
    message: Generated<string>;
    status: Generated<RequestState>;
    created_at: Given;
    responded_at: ColumnType<Date | null, never, Date>;
  };
  contributions: {
    id: string;
    gift_id: string | null;
    event_id: string;
    contributor_id: string | null;
    guest_payer_id: Generated<string | null>;
    payment_id: string;
    amount_paise: number;
    refunded_paise: Generated<number>;
    blessing: Generated<string>;
    nothing_left_told_at: ColumnType<Date | null, never, Date>;
    created_at: Given;
  };
  redemptions: {
    id: string;
    card_id: string;
    user_id: string;
    request_key: string | null;
    request_hash: string;
    product_id: string;
    product_name: string;
    brand_name: string;
    amount_paise: number;
    recipient_email: string;
    status: Generated<RedemptionState>;
    provider: string;
    provider_order_id: string | null;
    /** Why nothing was bought; empty unless `status` is `failed`. */
    failure_code: Generated<RedemptionFailure | ''>;
    /** The same as the sentence its owner was given. */
    failure: Generated<string>;
    detail: Generated<string>;
    created_at: Given;
    ordered_at: Date | null;
    completed_at: Date | null;
    next_check_at: Date | null;
    updated_at: Instant;
  };
  refunds: {
    id: string;
    payment_id: string;
    reason: RefundReason;
    note: Generated<string>;
    amount_paise: number;
    status: Generated<RefundState>;
    provider_refund_id: string | null;
    failure: Generated<string>;
    created_at: Given;
    completed_at: Date | null;
    next_check_at: Date | null;
    updated_at: Instant;
  };
}
