-- What could not be written on the cards of a design, and of which content that is known: found once, not at each look.
alter table event_designs
  add column noted text,
  add column left_out text[] not null default '{}',
  add column cut boolean not null default false;
