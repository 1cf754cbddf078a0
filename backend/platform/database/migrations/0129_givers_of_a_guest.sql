-- Whom a thank-you thanked: everybody who was one giver when it was written. Who is joined with them later was not thanked by it.
alter table thank_yous add column givers text[] not null default '{}';
update thank_yous set givers = array[coalesce(user_id, guest_payer_id)];
create index thank_yous_givers on thank_yous using gin (givers);
drop index thank_yous_giver;

-- As whom hosts know somebody who gave by a personal link: the account of that guest where it is not the organiser's, else the
-- first who gave by a link of that guest. A guest has several once their link was replaced, or once guests were merged.
create view givers_by_link as
select payers.id, accounts.user_id,
  case when accounts.user_id is null then coalesce(
    (select id from guest_payers as others where others.guest_id = payers.guest_id order by created_at, id limit 1), payers.id) end as guest_payer_id
from guest_payers as payers
left join (
  select guests.id, guests.user_id from guests join events on events.id = guests.event_id where guests.user_id <> events.organiser_id
) as accounts on accounts.id = payers.guest_id;
