-- Whether the last link a guest was sent opens nothing any more, because their key was replaced since.
alter table guests add column link_outdated boolean not null default false;
