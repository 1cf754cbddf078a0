-- Somebody new among those who give a gift: the others are still to be told. Whoever pays does not wait until all of them
-- are, nor for somebody else who pays for the same gift for the first time: a job tells them.
alter table collaborators add column news_due boolean not null default false;
