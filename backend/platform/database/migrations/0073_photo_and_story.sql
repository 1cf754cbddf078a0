-- A few lines of story and a photo that an event's page shows (docs/decisions/0062).
alter table events
  add column story text not null default '',
  add column photo_id text references images on delete set null;
create index events_photo on events (photo_id) where photo_id is not null;

create trigger events_photo_gone after delete on events
  for each row when (old.photo_id is not null) execute function images_taken_away('photo_id');
create trigger events_photo_changed after update of photo_id on events
  for each row when (old.photo_id <> coalesce(new.photo_id, '')) execute function images_taken_away('photo_id');
