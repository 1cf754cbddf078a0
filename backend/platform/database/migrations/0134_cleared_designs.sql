-- when 'Change Design' was pressed: the event uses no design, and the words of the last one wait for the next
alter table event_designs add column cleared_at timestamptz;
