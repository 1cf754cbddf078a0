-- Each payment moves money out of its provider's account. As long as that account's row held the
-- balance, all payments waited for each other on it. A provider's account may go below zero, so
-- nobody has to look at it before money moves: it holds the sum of its postings and keeps none itself.

create or replace function ledger_apply_posting() returns trigger language plpgsql as $$
begin
  if (select made_in from ledger_transfers where id = new.transfer_id) is distinct from pg_current_xact_id() then
    raise exception 'Transfer % is complete', new.transfer_id using errcode = 'restrict_violation';
  end if;
  update ledger_accounts set balance_paise = balance_paise + new.amount_paise where id = new.account_id and kind <> 'provider';
  return new;
end $$;

create or replace function ledger_guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance_paise <> 0 or tg_op = 'UPDATE' and (pg_trigger_depth() < 2 or new.id <> old.id or new.kind <> old.kind) then
    raise exception 'A balance changes by postings alone' using errcode = 'restrict_violation';
  end if;
  if new.kind = 'provider' then
    new.balance_paise := null;
  end if;
  return new;
end $$;

alter table ledger_accounts
  drop constraint ledger_accounts_check,
  alter column balance_paise drop not null;
alter table ledger_accounts disable trigger ledger_accounts_guarded;
update ledger_accounts set balance_paise = null where kind = 'provider';
alter table ledger_accounts enable trigger ledger_accounts_guarded;
alter table ledger_accounts
  add constraint ledger_accounts_balance check (case kind when 'provider' then balance_paise is null else balance_paise is not null and balance_paise >= 0 end);
