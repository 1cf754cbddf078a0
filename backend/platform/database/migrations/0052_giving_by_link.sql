-- Somebody who pays without an account: a guest, by the key of their personal link. Another key is another payer, because
-- a key is replaced when it was in other hands. Name and address are as they were at the last payment, for the receipt and
-- for money that goes back: they outlive the guest on the list.
create table guest_payers (
  id text primary key,
  guest_id text references guests on delete set null,
  -- a digest: who reads the table learns no key
  key_digest text not null,
  first_name text not null default '',
  last_name text not null default '',
  -- empty for a guest without one, and once it was erased
  email text not null default '',
  language text not null default 'en',
  created_at timestamptz not null default now(),
  unique (guest_id, key_digest)
);
create index guest_payers_email on guest_payers (email) where email <> '';

-- whoever pays is a person with an account or a guest without one
alter table payments alter column payer_id drop not null;
alter table payments add column guest_payer_id text references guest_payers;
alter table payments add constraint payments_one_payer check (num_nonnulls(payer_id, guest_payer_id) = 1);
create index payments_guest_payer on payments (guest_payer_id) where guest_payer_id is not null;
create unique index payments_guest_request on payments (guest_payer_id, request_key)
  where request_key is not null and guest_payer_id is not null;

alter table contributions alter column contributor_id drop not null;
alter table contributions add column guest_payer_id text references guest_payers;
alter table contributions add constraint contributions_one_giver check (num_nonnulls(contributor_id, guest_payer_id) = 1);
create index contributions_guest_payer on contributions (guest_payer_id) where guest_payer_id is not null;
-- what the giver wrote to the couple
alter table contributions add column blessing text not null default '';
