-- By which each table's old rows are found (backend/use-cases/retention/kept.ts).
alter table known_devices add column last_seen_at timestamptz not null default now();
create index known_devices_age on known_devices (last_seen_at);
create index payment_events_age on payment_events (received_at);
create index deliveries_age on deliveries (created_at);
create index guest_messages_age on guest_messages (created_at);
create index invitee_requests_age on invitee_requests (created_at);
create index reminder_runs_age on reminder_runs (created_at);
create index design_tool_exports_age on design_tool_exports (updated_at);
