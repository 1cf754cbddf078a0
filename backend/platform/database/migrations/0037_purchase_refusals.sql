-- Whose mark that they bought a gift a host took back. While a gift has such rows, nobody who is only said to give it
-- marks it again; they go when a host allows it, not with the account.
create table purchase_refusals (
  gift_id text not null references gifts on delete cascade,
  user_id text not null references users,
  refused_at timestamptz not null,
  primary key (gift_id, user_id)
);
create index purchase_refusals_user on purchase_refusals (user_id);
