-- The mail to an address that an older one of the same account prevailed over (docs/decisions/0096): its row has no link anybody holds.
alter table email_links drop constraint email_links_kind_check,
  add constraint email_links_kind_check check (kind in ('confirm', 'keep', 'drop', 'lost', 'passkeys'));
