-- A link that brings an address back from another account is mailed anew, to whoever reads there now (docs/decisions/0096).
alter table email_links drop constraint email_links_kind_check,
  add constraint email_links_kind_check check (kind in ('confirm', 'keep', 'back', 'drop', 'lost', 'passkeys'));
