-- Addresses an account merely confirmed once and moved on from (docs/decisions/0096): what came to it by one of them goes to whoever proves it later.
alter table users add column former_matches text[] not null default '{}';
-- an account an older link took the address from had no way in and no name for that; now none is taken
update users set subject = 'closed ' || id where issuer = 'email' and subject like 'replaced %';
