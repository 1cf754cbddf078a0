-- The people behind an invitation: as hosts name them, and as whoever answers says who comes, with what was said for each.
-- They are read and written with their guest, never alone.
alter table guests add column household jsonb not null default '[]';
alter table draft_guests add column household jsonb not null default '[]';
alter table replies add column answered_household jsonb not null default '[]';
-- Whether a question is asked for each person who comes, such as the meal, or once for all of them.
alter table event_questions add column each_person boolean not null default false;
