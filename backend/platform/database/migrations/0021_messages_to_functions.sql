-- The function whose guests a message was for; null for the whole event, and once the function is deleted.
alter table guest_messages add column function_id text references event_functions on delete set null;
