-- Invitations over WhatsApp and SMS, and what becomes of them.
alter table deliveries drop constraint deliveries_channel_check;
-- `phone`: a link the organiser sends from their own phone
alter table deliveries add constraint deliveries_channel_check check (channel in ('email', 'phone', 'whatsapp', 'sms'));
alter table deliveries drop constraint deliveries_status_check;
-- `unconfirmed`: handed over without a clear answer, so that it may have arrived
alter table deliveries add constraint deliveries_status_check check (status in
  ('queued', 'sending', 'sent', 'delivered', 'read', 'unconfirmed', 'bounced', 'failed', 'link_ready', 'sent_by_host', 'unsubscribed'));
-- the provider's name for the message, by which it tells what became of it
alter table deliveries add column provider_ref text;
-- the organiser passed this guest over while sending links; asked about again after the others
alter table deliveries add column skipped_at timestamptz;
create unique index deliveries_provider_ref on deliveries (channel, provider_ref) where provider_ref is not null;

-- Numbers whose owner asked for no more messages: about one event, or (event_id '') at all.
create table stopped_numbers (
  phone text not null,
  event_id text not null default '',
  created_at timestamptz not null default now(),
  primary key (phone, event_id)
);

-- short links in text messages find their guest by the key alone
create index guests_link_key on guests (link_key);

alter table notifications add column whatsapp text not null default 'none' check (whatsapp in ('none', 'waiting', 'sending', 'sent', 'failed'));
update notifications set whatsapp = 'sent' where via_whatsapp;
alter table notifications drop column via_whatsapp;
-- the message that told of it: a delivery's id, or that of a message with several news
alter table notifications add column message_id text;
create index notifications_of_message on notifications (message_id) where message_id is not null;
create index notifications_to_whatsapp on notifications (user_id, created_at) where whatsapp = 'waiting';

-- types this person wants by WhatsApp as well: none unless chosen
alter table notification_settings add column by_whatsapp text[] not null default '{}';
alter table notification_settings add column last_whatsapp_at timestamptz;
