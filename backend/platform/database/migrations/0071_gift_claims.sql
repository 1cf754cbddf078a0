-- A guest says "we bring this" of a gift that is not given together: no money, and nobody else brings it
-- (docs/decisions/0071). It is the guest's on the list; whoever they are as a giver is thanked for it.
create table gift_claims (
  gift_id text primary key references gifts on delete cascade,
  event_id text not null references events on delete cascade,
  guest_id text not null references guests on delete cascade,
  user_id text references users,
  guest_payer_id text references guest_payers,
  -- hosts know of it only once the event is over
  surprise boolean not null default false,
  blessing text not null default '',
  created_at timestamptz not null,
  constraint gift_claims_one_giver check (num_nonnulls(user_id, guest_payer_id) = 1)
);
create index gift_claims_event on gift_claims (event_id);
create index gift_claims_guest on gift_claims (guest_id);
create index gift_claims_user on gift_claims (user_id) where user_id is not null;
create index gift_claims_guest_payer on gift_claims (guest_payer_id) where guest_payer_id is not null;
