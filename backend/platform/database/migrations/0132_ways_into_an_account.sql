-- Whether a browser was in an account before, where the code went that opened a session, and whether whoever came in still has to say that all other ways in are theirs (docs/decisions/0119).
alter table sessions add column browser_hash text, add column code_to text, add column others_unchecked boolean not null default false;
create index sessions_browser on sessions (browser_hash) where browser_hash is not null;

-- A keep link to an address that was another account's since: it asks for a second one (docs/decisions/0096).
alter table email_links add column was_anothers boolean not null default false;
