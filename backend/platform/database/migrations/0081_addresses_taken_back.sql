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
