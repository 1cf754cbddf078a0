-- What stands before a guest's name, how they are greeted where their hosts say so, and further phones and addresses.
alter table guests
  add column title text not null default '',
  add column greeting text not null default '',
  add column other_contacts text not null default '';
alter table draft_guests
  add column title text not null default '',
  add column greeting text not null default '',
  add column other_contacts text not null default '',
  add column party_limit integer;
