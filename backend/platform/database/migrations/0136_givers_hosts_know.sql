-- An account is whom hosts know only once a mail about the event reached its guest there, or it gave something itself: else whoever
-- types an address learns by a rupee, or by a claim of an event's file, whose it is (docs/decisions/0029).
create or replace view givers_by_link as
select payers.id, accounts.user_id,
  case when accounts.user_id is null then coalesce(
    (select id from guest_payers as others where others.guest_id = payers.guest_id order by created_at, id limit 1), payers.id) end as guest_payer_id
from guest_payers as payers
left join (
  select guests.id, guests.user_id from guests join events on events.id = guests.event_id
  where guests.user_id <> events.organiser_id and (
    exists (select from deliveries where deliveries.guest_id = guests.id and kind in ('invitation', 'reminder', 'message')
      and channel = 'email' and address = guests.email and status in ('sending', 'sent', 'delivered', 'read', 'unconfirmed'))
    or exists (select from contributions where contributions.event_id = guests.event_id and contributor_id = guests.user_id)
    or exists (select from collaborators join gifts on gifts.id = gift_id
      where gifts.event_id = guests.event_id and collaborators.user_id = guests.user_id)
    or exists (select from gift_purchases join gifts on gifts.id = gift_id
      where gifts.event_id = guests.event_id and gift_purchases.user_id = guests.user_id)
    or exists (select from gift_claims where gift_claims.event_id = guests.event_id and gift_claims.user_id = guests.user_id))
) as accounts on accounts.id = payers.guest_id;
