-- What people are told about, in the app and by mail.
create table notifications (
  id text primary key,
  user_id text not null references users on delete cascade,
  type text not null,
  title text not null,
  message text not null,
  -- a page of this site to go on with; empty for none
  path text not null default '',
  read_at timestamptz,
  -- `waiting`: goes into the next mail to its reader
  email text not null default 'none' check (email in ('none', 'waiting', 'sent')),
  via_whatsapp boolean not null default false,
  created_at timestamptz not null default now()
);
create index notifications_of_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_to_mail on notifications (user_id, created_at) where email = 'waiting';
create index notifications_age on notifications (created_at);

-- One row a person once there is something to keep.
create table notification_settings (
  user_id text primary key references users on delete cascade,
  -- types this person does not want by mail
  not_mailed text[] not null default '{}',
  -- when the last mail with notifications went out: the next one gathers what comes within an hour of it
  last_mail_at timestamptz
);
