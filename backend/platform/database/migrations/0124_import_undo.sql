-- Who came from a file of guests, each with a digest of what it said of them: who changed since is not taken back with it.
alter table guest_imports add column guests jsonb;
