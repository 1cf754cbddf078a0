import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dayAfterEvent } from '#backend/platform/database/known-claims.ts';

/**
 * Everything given to some events that is to be thanked for: the one place that says what that is. A row is one thing from
 * one giver, with `gift_id` null for money that is for no gift, and `paise` null for what was bought. Money that went back,
 * or is on its way, is not thanked for; of what went back in part the rest is. What a guest
 * brings, surprise or not, counts from the day after the event. Nobody thanks themself. Who gave by several personal links of one
 * guest, or by one and by that guest's account, is one giver; `giver_part` is who of them it was.
 *
 * Times are cut to milliseconds, as they travel: what somebody read is compared with them.
 *
 * @param which of `events`, as SQL
 */
export const receivedOf = (which: RawBuilder<SqlBool>) => sql`
  select given.event_id, coalesce(given.user_id, by_link.user_id, by_link.guest_payer_id) as giver_id, coalesce(given.user_id, by_link.user_id) as user_id,
      by_link.guest_payer_id, coalesce(given.user_id, given.guest_payer_id) as giver_part, gift_id, kind, paise, blessing, at
  from (${partsReceived(which)}) as given
    left join lateral (select * from givers_by_link where id = given.guest_payer_id offset 0) as by_link on true`;

const partsReceived = (which: RawBuilder<SqlBool>) => sql`
  select contributions.event_id, contributor_id as user_id, guest_payer_id,
      gift_id, 'contribution' as kind, amount_paise - refunded_paise as paise, blessing, date_trunc('milliseconds', contributions.created_at) as at
    from contributions join events on events.id = contributions.event_id
    where ${which} and amount_paise > refunded_paise and contributor_id is distinct from events.organiser_id
  union all
  select gifts.event_id, gift_purchases.user_id, null,
      gifts.id, 'purchase', null, '', date_trunc('milliseconds', gift_purchases.created_at)
    from gift_purchases join gifts on gifts.id = gift_purchases.gift_id join events on events.id = gifts.event_id
    where ${which} and gift_purchases.user_id <> events.organiser_id
  union all
  select gift_claims.event_id, gift_claims.user_id, gift_claims.guest_payer_id,
      gift_id, 'claim', null, blessing, ${dayAfterEvent}
    from gift_claims join events on events.id = gift_claims.event_id
    where ${which} and gift_claims.user_id is distinct from events.organiser_id and now() >= ${dayAfterEvent}`;

/**
 * Things received, by giver, with `earliest` and `latest`, the sum in `paise`, who of them gave in `parts`, until when all of them
 * were thanked, and whether for all of it: by words that went out or will, or in person. Words thank those who were that giver
 * when they were written.
 *
 * @param received as of `receivedOf`
 */
export const giversAmong = (received: RawBuilder<unknown>) => sql`
  select event_id, giver_id, user_id, guest_payer_id, array_agg(giver_part) as parts, min(earliest) as earliest, max(latest) as latest,
    sum(things)::int as things, sum(paise)::float8 as paise, case when bool_and(thanked_until is not null) then min(thanked_until) end as thanked_until,
    bool_and(coalesce(thanked_until >= latest, false)) as thanked
  from (
    select event_id, giver_id, user_id, guest_payer_id, giver_part, min(at) as earliest, max(at) as latest, count(*) as things, coalesce(sum(paise), 0) as paise
      from (${received}) as received group by event_id, giver_id, user_id, guest_payer_id, giver_part
  ) as part
  left join lateral (
    select max(covers_until) as thanked_until from thank_yous
      where thank_yous.event_id = part.event_id and givers @> array[giver_part] and status in ('queued', 'sent', 'noted')
  ) as words on true
  group by event_id, giver_id, user_id, guest_payer_id`;

/** Everybody who gave to some events. */
export const giversOf = (which: RawBuilder<SqlBool>) => giversAmong(receivedOf(which));
