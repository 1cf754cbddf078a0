-- Asking to give together, buying a gift, redeeming cards, and money that goes back.

-- Money that is promised to somebody but has not left yet: a redemption being ordered, a
-- refund on its way.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in ('provider', 'gift_card', 'expired', 'hold'));

alter table collaborations
  -- the last day to contribute, in the event's time zone; null leaves it open
  add column closes_on text check (closes_on ~ '^\d{4}-\d{2}-\d{2}$');

alter table collaborators
  -- what this person gave is for the organiser and themselves alone
  add column hide_amount boolean not null default false,
  -- when they chose that; payments arrive in any order, and the latest choice counts
  add column choice_at timestamptz;

-- Who bought a gift, and what they wrote about it.
create table gift_purchases (
  gift_id text primary key references gifts on delete cascade,
  user_id text not null references users,
  confirmation text not null default '',
  created_at timestamptz not null default now()
);

-- Somebody asks to join a gift, or somebody who takes part asks another to.
create table collaboration_requests (
  id text primary key,
  event_id text not null references events on delete cascade,
  gift_id text not null references gifts on delete cascade,
  requester_id text not null references users,
  target_id text not null references users,
  message text not null default '',
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  created_at timestamptz not null default now(),
  responded_at timestamptz,
  check (requester_id <> target_id),
  check ((status = 'pending') = (responded_at is null))
);
-- while one waits, the same person asks the same person about the same gift no second time
create unique index collaboration_requests_pending on collaboration_requests (gift_id, requester_id, target_id) where status = 'pending';
create index collaboration_requests_of_gift on collaboration_requests (gift_id, created_at desc);
create index collaboration_requests_requester on collaboration_requests (event_id, requester_id, created_at desc);
create index collaboration_requests_target on collaboration_requests (event_id, target_id, created_at desc);

-- A voucher bought with a gift card. `held`: the money is set aside and nothing was sent.
-- `ordering`: the order was about to be sent or is on its way. `unknown`: it was sent and no
-- clear answer came. `processing`: accepted, the voucher comes later. Never ordered twice.
create table redemptions (
  -- also our name for the order at the provider
  id text primary key,
  card_id text not null references gift_cards,
  user_id text not null references users,
  -- chosen by the client: a repeated request finds the first redemption again
  request_key text,
  request_hash text not null,
  product_id text not null,
  product_name text not null,
  brand_name text not null,
  amount_paise bigint not null check (amount_paise > 0),
  recipient_email text not null,
  status text not null default 'held' check (status in ('held', 'ordering', 'unknown', 'processing', 'completed', 'failed')),
  provider text not null,
  provider_order_id text,
  -- why it failed, in a sentence for the person
  failure text not null default '',
  -- what the provider said, for the operator
  detail text not null default '',
  created_at timestamptz not null default now(),
  -- when the order was about to be sent
  ordered_at timestamptz,
  completed_at timestamptz,
  -- when to go on with it or to ask the provider; null when it is over
  next_check_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (provider, provider_order_id),
  check ((status in ('completed', 'failed')) = (next_check_at is null))
);
create unique index redemptions_request on redemptions (user_id, request_key) where request_key is not null;
create index redemptions_card on redemptions (card_id, created_at desc);
create index redemptions_to_check on redemptions (next_check_at) where next_check_at is not null;

-- Money on its way back to a payer. `requested`: set aside, the provider has not said yes
-- yet. `pending`: the provider accepted it. `failed`: the money is back on the cards.
create table refunds (
  -- also our key at the provider, which thereby refunds once
  id text primary key,
  payment_id text not null references payments,
  reason text not null check (reason in ('event_cancelled', 'withdrawn', 'operator')),
  -- why an operator asked for it, in their words
  note text not null default '',
  amount_paise bigint not null check (amount_paise > 0),
  status text not null default 'requested' check (status in ('requested', 'pending', 'processed', 'failed')),
  provider_refund_id text unique,
  -- what the provider said, for the operator
  failure text not null default '',
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  next_check_at timestamptz,
  updated_at timestamptz not null default now()
);
-- one that did not fail is the only one of its payment
create unique index refunds_payment on refunds (payment_id) where status <> 'failed';
create index refunds_of_payment on refunds (payment_id, created_at desc);
create index refunds_to_check on refunds (next_check_at) where next_check_at is not null;

alter table contributions
  -- what went back, or is on its way back, to the contributor
  add column refunded_paise bigint not null default 0 check (refunded_paise >= 0 and refunded_paise <= amount_paise);

alter table gift_cards
  -- when its owner was told that it ends soon
  add column expiry_announced_at timestamptz;
