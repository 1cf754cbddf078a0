-- Which of two messages of one second came first: the provider counts in seconds, and an id is no order.
alter table chat_messages add column stored_at timestamptz not null default clock_timestamp();
