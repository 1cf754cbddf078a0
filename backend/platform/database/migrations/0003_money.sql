-- Money: a double-entry ledger, payments, gift cards, and what guests gave together.
-- Amounts are whole paise of Indian rupees.

-- One place money can be. `balance_paise` is kept by the database itself from the
-- postings and equals their sum. Accounts that stand for the outside (the payment
-- provider) may go below zero: what came in from there is what they are below.
create table ledger_accounts (
  id text primary key,
  kind text not null check (kind in ('provider', 'gift_card', 'expired')),
  balance_paise bigint not null default 0,
  created_at timestamptz not null default now(),
  check (kind = 'provider' or balance_paise >= 0)
);

-- One movement of money: two or more postings that sum to zero, made together and never
-- changed. A wrong one is reversed by another, once.
create table ledger_transfers (
  id text primary key,
  idempotency_key text not null unique,
  input_hash text not null,
  kind text not null,
  description text not null,
  reverses text unique references ledger_transfers,
  created_at timestamptz not null default now(),
  -- postings can only be added by the transaction that made the transfer
  made_in xid8 not null default pg_current_xact_id()
);

create table ledger_postings (
  transfer_id text not null references ledger_transfers,
  account_id text not null references ledger_accounts,
  amount_paise bigint not null check (amount_paise <> 0),
  primary key (transfer_id, account_id)
);
create index ledger_postings_account on ledger_postings (account_id);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_postings_immutable before update or delete on ledger_postings
  for each row execute function ledger_refuse_change();
create trigger ledger_postings_kept before truncate on ledger_postings
  for each statement execute function ledger_refuse_change();
create trigger ledger_transfers_immutable before update or delete on ledger_transfers
  for each row execute function ledger_refuse_change();
create trigger ledger_transfers_kept before truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();

create function ledger_apply_posting() returns trigger language plpgsql as $$
begin
  if (select made_in from ledger_transfers where id = new.transfer_id) is distinct from pg_current_xact_id() then
    raise exception 'Transfer % is complete', new.transfer_id using errcode = 'restrict_violation';
  end if;
  update ledger_accounts set balance_paise = balance_paise + new.amount_paise where id = new.account_id;
  return new;
end $$;
create trigger ledger_postings_apply before insert on ledger_postings
  for each row execute function ledger_apply_posting();

-- a balance moves only from within the trigger above
create function ledger_guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance_paise <> 0 or tg_op = 'UPDATE' and (pg_trigger_depth() < 2 or new.id <> old.id or new.kind <> old.kind) then
    raise exception 'A balance changes by postings alone' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_accounts_guarded before insert or update on ledger_accounts
  for each row execute function ledger_guard_account();

create function ledger_check_transfer() returns trigger language plpgsql as $$
declare
  lines bigint;
  total numeric;
begin
  select count(*), coalesce(sum(amount_paise), 0) into lines, total from ledger_postings where transfer_id = new.id;
  if lines < 2 or total <> 0 then
    raise exception 'Transfer % has % postings that sum to %', new.id, lines, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transfers_balanced after insert on ledger_transfers
  deferrable initially deferred for each row execute function ledger_check_transfer();

-- One request for money. It knows who pays whom and how much; what it is for is named by
-- `purpose` and kept in `subject`, which only that purpose reads.
create table payments (
  id text primary key,
  payer_id text not null references users,
  payee_id text not null references users,
  -- chosen by the client: a repeated request finds the first payment again
  request_key text,
  request_hash text not null,
  purpose text not null,
  subject jsonb not null,
  description text not null,
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null default 'INR' check (currency = 'INR'),
  status text not null default 'created' check (status in ('created', 'paid', 'failed', 'expired', 'cancelled', 'refunded')),
  provider text not null,
  provider_order_id text unique,
  provider_payment_id text unique,
  -- where the payer is sent; null until the provider answered
  checkout jsonb,
  method text,
  failure text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  completed_at timestamptz,
  -- when to ask the provider again; null when there is nothing left to learn
  next_check_at timestamptz,
  updated_at timestamptz not null default now(),
  check ((status in ('paid', 'refunded')) = (completed_at is not null and provider_payment_id is not null))
);
create unique index payments_request on payments (payer_id, request_key) where request_key is not null;
create index payments_payee on payments (payee_id, created_at desc);
create index payments_to_check on payments (next_check_at) where next_check_at is not null;

-- Webhooks received, each event once.
create table payment_events (
  provider text not null,
  event_id text not null,
  name text not null,
  payment_id text references payments,
  outcome text not null check (outcome in ('paid', 'failed', 'closed', 'nothing_new', 'quarantined', 'unknown_order', 'noted')),
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_events_payment on payment_events (payment_id) where payment_id is not null;

-- What a provider said that does not fit what was asked: somebody has to look. Nothing is
-- credited because of it.
create table payment_quarantine (
  id text primary key,
  payment_id text not null references payments,
  provider_payment_id text not null,
  reason text not null check (reason in ('amount', 'currency', 'second_payment', 'refunded_elsewhere')),
  amount_paise bigint not null,
  currency text not null,
  created_at timestamptz not null default now(),
  unique (payment_id, provider_payment_id, reason)
);

create table gift_cards (
  id text primary key,
  number text not null unique check (number ~ '^\d{16}$'),
  owner_id text not null references users,
  event_id text references events,
  -- the payment that issued it, and which of its cards this is when the cap made several
  payment_id text not null references payments,
  part integer not null,
  original_paise bigint not null check (original_paise > 0),
  status text not null default 'active' check (status in ('active', 'used', 'expired')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (payment_id, part)
);
create index gift_cards_owner on gift_cards (owner_id, created_at desc, id);
create index gift_cards_to_expire on gift_cards (expires_at) where status = 'active';

-- A gift that several people give together.
create table collaborations (
  gift_id text primary key references gifts on delete cascade,
  enabled_by text not null references users,
  -- the organiser lets everybody join without asking
  open_to_all boolean not null default false,
  enabled_at timestamptz not null default now()
);

create table collaborators (
  gift_id text not null references gifts on delete cascade,
  user_id text not null references users,
  joined_at timestamptz not null default now(),
  primary key (gift_id, user_id)
);

-- Money that arrived for a gift. A gift with money on it cannot be deleted; one deleted
-- while somebody was paying leaves null here, and the money still reaches the organiser.
create table contributions (
  id text primary key,
  gift_id text references gifts,
  event_id text not null references events,
  contributor_id text not null references users,
  payment_id text not null unique references payments,
  amount_paise bigint not null check (amount_paise > 0),
  created_at timestamptz not null default now()
);
create index contributions_gift on contributions (gift_id) where gift_id is not null;
create index contributions_event on contributions (event_id, created_at desc);
