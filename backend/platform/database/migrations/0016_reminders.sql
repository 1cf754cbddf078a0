-- Until when guests are asked to answer, reminders of it, and messages of the organiser to the guests.

-- the last day of answering in the event's time zone, `YYYY-MM-DD`; asked for, not enforced
alter table events add column reply_by text;
create index events_reply_by on events (reply_by) where reply_by is not null;

-- reminders that go out by themselves; no row, or no days: none do
create table event_reminders (
  event_id text primary key references events on delete cascade,
  -- how many days before the reply-by date
  days_before integer[] not null default '{}',
  -- what was due before this is not caught up on
  saved_at timestamptz not null
);

-- Days whose reminders went out, so that no other process sends them again.
create table reminder_runs (
  event_id text not null references events on delete cascade,
  -- the day they were due on, `YYYY-MM-DD` in the event's time zone
  due_on text not null,
  created_at timestamptz not null default now(),
  primary key (event_id, due_on)
);

create table guest_messages (
  id text primary key,
  event_id text not null references events on delete cascade,
  -- chosen by the client: sending the same form again finds the first message
  request_id text not null,
  audience text not null check (audience in ('all', 'confirmed', 'pending')),
  text text not null,
  created_at timestamptz not null default now(),
  unique (event_id, request_id)
);

alter table deliveries drop constraint deliveries_kind_check;
alter table deliveries add constraint deliveries_kind_check check (kind in ('invitation', 'update', 'cancellation', 'reminder', 'message'));
-- the organiser's words a delivery of kind `message` brings
alter table deliveries add column message_id text references guest_messages on delete cascade;
create index deliveries_message on deliveries (message_id) where message_id is not null;
