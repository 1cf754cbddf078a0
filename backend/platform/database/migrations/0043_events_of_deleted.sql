-- When the events were made that went with a deleted account, for as long as they count for a plan's year: under a
-- digest of the sign-in (`deleted-…`), or the account that the same person has since.
create table events_of_deleted (
  event_id text primary key,
  organiser_id text not null,
  made_at timestamptz not null
);
create index events_of_deleted_organiser on events_of_deleted (organiser_id);
create index events_of_deleted_age on events_of_deleted (made_at);
