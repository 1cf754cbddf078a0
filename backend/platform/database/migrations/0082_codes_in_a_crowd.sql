-- Until when a code is mailed only where its address has an account or an invitation, because very many were asked for
-- (docs/decisions/0055); null where it is mailed to whoever asked.
alter table sign_in_codes add column crowded_until timestamptz;
-- whether it counts among the codes that were asked for and signed nobody in yet
alter table sign_in_codes add column counts boolean not null default false;
