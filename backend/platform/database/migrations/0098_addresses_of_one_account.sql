-- An address that an account opens by, or that its provider vouches for, is no other account's that merely confirmed it once
-- (docs/decisions/0096): that one's mails go on to it, and nothing else.
update users set matched_email = null, email_unproven = email_unproven or email = matched_email
where matched_email is not null and erased_at is null
  and matched_email is distinct from verified_email and matched_email is distinct from code_email
  and exists (
    select from users as owner
    where owner.id <> users.id and owner.erased_at is null
      and (owner.verified_email = users.matched_email or owner.code_email = users.matched_email));
