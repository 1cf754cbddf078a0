-- The address of a guest who was joined with another: what is given by their link, which leads to the other, is given from there.
alter table merged_guests add column email text not null default '';

-- As 0136, but what came to an account by a link is not its own doing: a host who types one address of a person and gives a rupee in the
-- name of another would learn whose it is (docs/decisions/0029).
create or replace view givers_by_link as
with known as not materialized (
  select payers.id, payers.guest_id, payers.created_at, (
    select guests.user_id from guests
      join events on events.id = guests.event_id
      join address_owners on address_owners.email = payers.email and address_owners.user_id = guests.user_id
    where guests.id = payers.guest_id and guests.user_id <> events.organiser_id and (
      exists (select from deliveries where deliveries.guest_id = guests.id and kind in ('invitation', 'reminder', 'message')
        and channel = 'email' and address = payers.email and status in ('sending', 'sent', 'delivered', 'read', 'unconfirmed'))
      or exists (select from contributions join payments on payments.id = payment_id
        where contributions.event_id = guests.event_id and contributor_id = guests.user_id and taken_over_at is null)
      or exists (select from collaborators join gifts on gifts.id = gift_id
        where gifts.event_id = guests.event_id and collaborators.user_id = guests.user_id and not exists (
          select from contributions join payments on payments.id = payment_id
            where contributions.gift_id = gifts.id and contributor_id = guests.user_id and taken_over_at is not null))
      or exists (select from gift_purchases join gifts on gifts.id = gift_id
        where gifts.event_id = guests.event_id and gift_purchases.user_id = guests.user_id))
  ) as user_id from guest_payers as payers
)
select payers.id, payers.user_id,
  case when payers.user_id is null then coalesce(
    (select id from known as others where others.guest_id = payers.guest_id and others.user_id is null order by created_at, id limit 1), payers.id) end as guest_payer_id
from known as payers;
