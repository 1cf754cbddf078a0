-- What hosts note of a guest to find them again: family, office, Pune.
alter table guests add column tags text[] not null default '{}';
alter table draft_guests add column tags text[] not null default '{}';
