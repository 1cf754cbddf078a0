-- One row says whose an address is: the account that proved it last (docs/decisions/0096). Of several that the columns named so far
-- it is the one made with a code there, then one whose provider vouches for it, then another that codes open, then the one that confirmed it last.
create table address_owners (
  email text primary key,
  user_id text not null references users (id) on delete cascade,
  since timestamptz not null
);
create index address_owners_user_id on address_owners (user_id);
insert into address_owners (email, user_id, since)
select distinct on (named.email) named.email, users.id, users.created_at
from users,
  lateral (values
    (case when issuer = 'email' then verified_email end, 1),
    (verified_email, 2),
    (code_email, 3),
    (matched_email, 4),
    (case when not email_unproven then users.email end, 5)
  ) as named (email, rank)
where named.email <> '' and users.erased_at is null
order by named.email, named.rank, users.updated_at desc, users.id;
alter table users drop column matched_email, drop column email_unproven;
