-- Where codes opened an account that they open no more, because an older account has that address again: with the next code there its reader hears of it (docs/decisions/0096).
alter table users add column lost_email text;
create index users_lost_email on users (lost_email) where lost_email is not null;
update users set lost_email = (
  select email from email_links where user_id = users.id and kind = 'keep' order by created_at desc, id desc limit 1)
where issuer = 'email' and verified_email is null and erased_at is null;

-- Many spellings of one mailbox are one reader: how many of them count on one day (docs/decisions/0028). Empty for a telephone, and for what was counted before.
alter table contacted_addresses add column mailbox_hash text not null default '';
create index contacted_addresses_mailbox on contacted_addresses (mailbox_hash, day) where mailbox_hash <> '';
