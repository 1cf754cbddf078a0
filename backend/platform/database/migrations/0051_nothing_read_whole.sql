-- What a page or a job asks for is found by an index, however many rows a table has (docs/decisions/0052).

-- By which old rows are found.
create index rate_limits_age on rate_limits (window_start);
create index event_drafts_age on event_drafts (updated_at);
create index draft_rescues_age on draft_rescues (created_at);
create index contacted_addresses_age on contacted_addresses (day);
create index refused_addresses_age on refused_addresses (created_at);

-- What one person gave, bought, asked and redeemed: for a copy of their data, and before they delete their account.
create index contributions_contributor on contributions (contributor_id);
create index collaborations_enabled_by on collaborations (enabled_by);
create index collaborators_user on collaborators (user_id);
create index gift_purchases_user on gift_purchases (user_id);
create index collaboration_requests_by on collaboration_requests (requester_id);
create index collaboration_requests_to on collaboration_requests (target_id);
create index redemptions_user on redemptions (user_id);

-- Looked through by the database itself when the row they name goes.
create index gift_cards_event on gift_cards (event_id) where event_id is not null;
create index guest_messages_function on guest_messages (function_id) where function_id is not null;

-- Cards whose owners are still to be told that they end.
create index gift_cards_to_announce on gift_cards (expires_at) where status = 'active' and expiry_announced_at is null;

-- Functions and drafts whose venue is a place of which the position has to be forgotten.
create index event_functions_venue_place on event_functions (venue_place_id) where venue_place_id is not null;
create index event_drafts_place on event_drafts ((jsonb_path_query_first(entries, 'strict $[*] ? (@[0] == "venue.placeId")[1]', '{}', true)));

-- A mail or message followed by another of its kind to the same guest that fared the same: thrown away when it is
-- old. The latest of each is kept with its guest, and looking at all of those every night would take longer every year.
alter table deliveries add column followed boolean not null default false;
update deliveries set followed = true
where kind <> 'reminder' and status not in ('queued', 'sending') and exists (
  select from deliveries as newer
  where newer.guest_id = deliveries.guest_id and newer.kind = deliveries.kind and newer.status = deliveries.status
    and (newer.created_at, newer.id) > (deliveries.created_at, deliveries.id));
drop index deliveries_age;
create index deliveries_followed on deliveries (created_at) where followed;

create function deliveries_note_followed() returns trigger language plpgsql as $$
begin
  update deliveries set followed = not followed
  where guest_id = new.guest_id and kind = new.kind and status in (new.status, coalesce(old.status, new.status))
    and status not in ('queued', 'sending') and followed <> exists (
      select from deliveries as newer
      where newer.guest_id = deliveries.guest_id and newer.kind = deliveries.kind and newer.status = deliveries.status
        and (newer.created_at, newer.id) > (deliveries.created_at, deliveries.id));
  return null;
end $$;
create trigger deliveries_added after insert on deliveries
  for each row when (new.kind <> 'reminder' and new.status not in ('queued', 'sending')) execute function deliveries_note_followed();
create trigger deliveries_fared after update of status on deliveries
  for each row when (new.kind <> 'reminder' and old.status <> new.status) execute function deliveries_note_followed();

-- The day from which on an event is looked at for reminders, by the clock of UTC: the day before the first of its days
-- that is still to come or whose reminders have not gone out. Null: there is none.
alter table event_reminders add column look_from date;
create function event_reminders_plan(planned text) returns void language sql as $$
  update event_reminders set look_from = (
    select min(due.day) - 1
    from events, unnest(event_reminders.days_before) as days, lateral (select least(events.reply_by, events.date)::date - days as day) as due
    where events.id = event_reminders.event_id and events.reply_by is not null
      and due.day >= (event_reminders.saved_at at time zone 'UTC')::date - 1
      and not exists (
        select from reminder_runs
        where reminder_runs.event_id = events.id and reminder_runs.due_on = to_char(due.day, 'YYYY-MM-DD')))
  where event_id = planned
$$;
select event_reminders_plan(event_id) from event_reminders;
create index event_reminders_look on event_reminders (look_from) where look_from is not null;

create function event_reminders_keep_plan() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'events' then
    perform event_reminders_plan(new.id);
  else
    perform event_reminders_plan(new.event_id);
  end if;
  return null;
end $$;
create trigger event_reminders_saved after insert or update of days_before, saved_at on event_reminders
  for each row execute function event_reminders_keep_plan();
create trigger events_moved after update of reply_by, date on events
  for each row when (old.reply_by is distinct from new.reply_by or old.date <> new.date) execute function event_reminders_keep_plan();
create trigger reminder_runs_noted after insert on reminder_runs
  for each row execute function event_reminders_keep_plan();

-- Whether something was seen to show a picture since it was last taken away from anything. Only the others are looked
-- at for whether nothing shows them.
alter table images add column shown boolean not null default false;
update images set shown = true
where id in (
  select image_id from gifts union select photo_id from event_designs union select wide_image_id from event_designs
  union select tall_image_id from event_designs union select print_image_id from event_designs
  union select image_id from design_tool_pictures union select image_id from design_tool_exports);
create index images_to_look_at on images (id) where not shown;

create function images_taken_away() returns trigger language plpgsql as $$
begin
  update images set shown = false where id = to_jsonb(old)->>tg_argv[0];
  return null;
end $$;
create trigger gifts_image_gone after delete on gifts
  for each row when (old.image_id is not null) execute function images_taken_away('image_id');
create trigger gifts_image_changed after update of image_id on gifts
  for each row when (old.image_id <> coalesce(new.image_id, '')) execute function images_taken_away('image_id');
create trigger event_designs_photo_gone after delete on event_designs
  for each row when (old.photo_id is not null) execute function images_taken_away('photo_id');
create trigger event_designs_photo_changed after update of photo_id on event_designs
  for each row when (old.photo_id <> coalesce(new.photo_id, '')) execute function images_taken_away('photo_id');
create trigger event_designs_wide_image_gone after delete on event_designs
  for each row when (old.wide_image_id is not null) execute function images_taken_away('wide_image_id');
create trigger event_designs_wide_image_changed after update of wide_image_id on event_designs
  for each row when (old.wide_image_id <> coalesce(new.wide_image_id, '')) execute function images_taken_away('wide_image_id');
create trigger event_designs_tall_image_gone after delete on event_designs
  for each row when (old.tall_image_id is not null) execute function images_taken_away('tall_image_id');
create trigger event_designs_tall_image_changed after update of tall_image_id on event_designs
  for each row when (old.tall_image_id <> coalesce(new.tall_image_id, '')) execute function images_taken_away('tall_image_id');
create trigger event_designs_print_image_gone after delete on event_designs
  for each row when (old.print_image_id is not null) execute function images_taken_away('print_image_id');
create trigger event_designs_print_image_changed after update of print_image_id on event_designs
  for each row when (old.print_image_id <> coalesce(new.print_image_id, '')) execute function images_taken_away('print_image_id');
create trigger design_tool_pictures_image_gone after delete on design_tool_pictures
  for each row when (old.image_id is not null) execute function images_taken_away('image_id');
create trigger design_tool_pictures_image_changed after update of image_id on design_tool_pictures
  for each row when (old.image_id <> coalesce(new.image_id, '')) execute function images_taken_away('image_id');
create trigger design_tool_exports_image_gone after delete on design_tool_exports
  for each row when (old.image_id is not null) execute function images_taken_away('image_id');
create trigger design_tool_exports_image_changed after update of image_id on design_tool_exports
  for each row when (old.image_id <> coalesce(new.image_id, '')) execute function images_taken_away('image_id');
