-- As whom hosts know somebody who gave by a personal link: the account whose address they gave from, where a mail about the event
-- reached its guest at that address, or the account gave something itself; else whoever types an address learns by a rupee whose it is
-- (docs/decisions/0029). Else the first of those without one who gave by a link of that guest.
create or replace view givers_by_link as
with known as not materialized (
  select payers.id, payers.guest_id, payers.created_at, (
    select guests.user_id from guests
      join events on events.id = guests.event_id
      join address_owners on address_owners.email = payers.email and address_owners.user_id = guests.user_id
    where guests.id = payers.guest_id and guests.user_id <> events.organiser_id and (
      exists (select from deliveries where deliveries.guest_id = guests.id and kind in ('invitation', 'reminder', 'message')
        and channel = 'email' and address = payers.email and status in ('sending', 'sent', 'delivered', 'read', 'unconfirmed'))
      or exists (select from contributions where contributions.event_id = guests.event_id and contributor_id = guests.user_id)
      or exists (select from collaborators join gifts on gifts.id = gift_id
        where gifts.event_id = guests.event_id and collaborators.user_id = guests.user_id)
      or exists (select from gift_purchases join gifts on gifts.id = gift_id
        where gifts.event_id = guests.event_id and gift_purchases.user_id = guests.user_id)
      or exists (select from gift_claims where gift_claims.event_id = guests.event_id and gift_claims.user_id = guests.user_id and not surprise))
  ) as user_id from guest_payers as payers
)
select payers.id, payers.user_id,
  case when payers.user_id is null then coalesce(
    (select id from known as others where others.guest_id = payers.guest_id and others.user_id is null order by created_at, id limit 1), payers.id) end as guest_payer_id
from known as payers;

-- One who gives a gift may ask another one who does, and lets nobody in by it.
alter table collaboration_requests alter column newcomer_id drop not null;
