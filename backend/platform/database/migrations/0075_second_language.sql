-- The words of an event in a second language (docs/decisions/0014); empty where they are given in one.
alter table events
  add column other_language text not null default 'hi' check (other_language in ('en', 'hi')),
  add column other_name text not null default '',
  add column other_description text not null default '',
  add column other_story text not null default '';
