-- Whether the address that counts was confirmed by somebody who was not signed in as the account: it may be anybody's.
-- Of those from before nobody knows.
alter table users add column email_unproven boolean not null default false;
update users set email_unproven = true
 where email <> '' and erased_at is null and issuer <> 'erased'
   and email is distinct from verified_email and email is distinct from matched_email and email is distinct from code_email;

-- What the address was to the account when its link was made: only an address that was a way in becomes one again
-- (docs/decisions/0096). `drop` takes an address away from an account that merely confirmed it.
alter table email_links add column was_way_in boolean not null default false;
alter table email_links drop constraint email_links_kind_check,
  add constraint email_links_kind_check check (kind in ('confirm', 'keep', 'drop', 'passkeys'));
-- of links under way: what is no proven address of the account gives it nothing back
update email_links set was_way_in = true from users
 where users.id = email_links.user_id and kind = 'keep' and email_links.email in (users.verified_email, users.code_email);
update email_links set kind = 'drop' from users
 where users.id = email_links.user_id and kind = 'keep' and not was_way_in
   and email_links.email is distinct from users.matched_email;
