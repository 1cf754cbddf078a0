-- Whose events a deleted account's were, for as long as somebody who says that a mail was not for them counts:
-- a digest of the sign-in (`deleted-…`), or the account the same person has since.
create table deleted_events (
  event_id text primary key,
  organiser_id text not null,
  deleted_at timestamptz not null
);
create index deleted_events_organiser on deleted_events (organiser_id);
create index deleted_events_age on deleted_events (deleted_at);
