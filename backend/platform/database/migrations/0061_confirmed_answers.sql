-- The answer a guest was last confirmed by mail, as a digest: the same one is not confirmed again. Empty for none.
alter table replies add column confirmed text not null default '';
