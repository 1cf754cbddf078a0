-- What operators looked at and did in their console (docs/decisions/0069). Rows are added, and never changed.
create table operator_log (
  id text primary key,
  at timestamptz not null,
  -- no reference: the log outlives the account
  operator_id text not null,
  operator_email text not null,
  act text not null,
  -- what it was about, by our identifiers: never a name or a contact
  subject text not null,
  reason text not null
);
create index operator_log_at on operator_log (at desc, id desc);

create function keep_operator_log() returns trigger language plpgsql as $$
begin
  raise exception 'the log of operators is only added to';
end $$;
create trigger operator_log_stays before update on operator_log
  for each row execute function keep_operator_log();

-- What a check of the ledger found that an operator asked for.
create table ledger_checks (
  id text primary key,
  asked_at timestamptz not null,
  finished_at timestamptz,
  failed boolean not null default false,
  differences integer not null default 0,
  not_asked integer not null default 0,
  -- the first of them, each with its kind; how many more there are
  findings jsonb not null default '[]',
  more_findings integer not null default 0,
  checked text not null default ''
);
create index ledger_checks_asked on ledger_checks (asked_at desc);

-- what the lists of the console are in the order of
create index payments_newest on payments (created_at desc, id);
create index refunds_newest on refunds (created_at desc, id);
create index redemptions_newest on redemptions (created_at desc, id);
create index payment_quarantine_oldest on payment_quarantine (created_at, id);
create index deliveries_not_arrived on deliveries (updated_at desc, id) where status in ('failed', 'bounced');
