-- An event's invitations wait for a day and time (docs/decisions/0022). One row for an event: whoever was not
-- invited when the moment comes is invited then.
create table planned_sendings (
  event_id text primary key references events on delete cascade,
  send_at timestamptz not null,
  channel text not null check (channel in ('auto', 'email', 'whatsapp', 'sms', 'link')),
  created_at timestamptz not null
);
create index planned_sendings_send_at on planned_sendings (send_at);
