-- The state of a try, sealed with SESSION_SECRET for the session that left: a client that sends
-- the code alone is held to it. Null for tries begun before, which need the state that came back.
alter table design_tool_tries add column sealed_state text;
