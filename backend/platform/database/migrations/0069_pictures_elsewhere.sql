-- Pictures may lie outside the database (docs/decisions/0074): a row then names the object that holds its bytes.
alter table images alter column bytes drop not null, alter column thumbnail drop not null;
alter table images
  add column store text check (store in ('folder', 's3')),
  add column object_key text unique,
  -- bytes of both sizes together, where they lie outside
  add column stored_bytes integer;
alter table images add constraint images_lie_in_one_place check (
  case when object_key is null
    then store is null and stored_bytes is null and bytes is not null and thumbnail is not null
    else store is not null and stored_bytes is not null and bytes is null and thumbnail is null end);

-- Objects that no row names: written a moment ago and not used yet, or left by a row that is gone or has moved. A key
-- stands here before its object is written, and is taken off in the transaction that uses it, so that none is forgotten.
create table picture_objects_to_delete (
  object_key text primary key,
  store text not null check (store in ('folder', 's3')),
  due_at timestamptz not null
);
create index picture_objects_due on picture_objects_to_delete (due_at);

create function picture_object_left() returns trigger language plpgsql as $$
begin
  insert into picture_objects_to_delete (object_key, store, due_at) values (old.object_key, old.store, now())
    on conflict (object_key) do nothing;
  return null;
end $$;
create function picture_object_used() returns trigger language plpgsql as $$
begin
  delete from picture_objects_to_delete where object_key = new.object_key;
  return null;
end $$;
create trigger images_object_deleted after delete on images
  for each row when (old.object_key is not null) execute function picture_object_left();
create trigger images_object_left after update of object_key on images
  for each row when (old.object_key is not null and old.object_key is distinct from new.object_key)
  execute function picture_object_left();
create trigger images_object_inserted after insert on images
  for each row when (new.object_key is not null) execute function picture_object_used();
create trigger images_object_used after update of object_key on images
  for each row when (new.object_key is not null and old.object_key is distinct from new.object_key)
  execute function picture_object_used();

-- Not pictures: the mail about a new passkey has a link that removes them all (docs/decisions/0055).
alter table email_links drop constraint email_links_kind_check;
alter table email_links
  add constraint email_links_kind_check check (kind in ('confirm', 'keep', 'passkeys')),
  -- the passkey such a mail tells of, while it is there
  add column passkey_id text references passkeys on delete set null;
create index email_links_passkey on email_links (passkey_id) where passkey_id is not null;
