-- As 0138, but who stands for all givers of a guest gave something themselves and did not delete their account: whoever only began to give
-- from an address that was mistyped is somebody else (docs/decisions/0009), and of a surprise nothing tells (docs/decisions/0071).
create or replace view givers_by_link as
with known as not materialized (
  select payers.id, payers.guest_id, payers.created_at, payers.key_digest <> payers.id as is_there, (
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
    (select id from known as others where others.guest_id = payers.guest_id and others.user_id is null and payers.is_there and others.is_there
        and (exists (select from contributions where guest_payer_id = others.id) or exists (select from gift_claims where guest_payer_id = others.id and not surprise))
      order by created_at, id limit 1), payers.id) end as guest_payer_id
from known as payers;
