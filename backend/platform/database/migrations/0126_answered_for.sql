-- The event's date as of the answer: a yes for another one is marked and asked again. Null: brought back from before this was kept.
alter table replies add column answered_for text;
update replies set answered_for = events.date from events where events.id = replies.event_id;
