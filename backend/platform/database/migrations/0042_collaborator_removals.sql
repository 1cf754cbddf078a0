-- Whom a host took off a gift: they join it again only by a request that is accepted later. It stays when the
-- account goes, under the identifier that is left of it.
create table collaborator_removals (
  gift_id text not null references gifts on delete cascade,
  user_id text not null references users,
  removed_at timestamptz not null,
  primary key (gift_id, user_id)
);
create index collaborator_removals_user on collaborator_removals (user_id);
