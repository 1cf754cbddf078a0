import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dayAfterEvent } from '#backend/platform/database/known-claims.ts';

/**
 * Everything given to some events that is to be thanked for: the one place that says what that is. A row is one thing from
 * one giver, with `gift_id` null for money that is for no gift, and `paise` null for what was bought. Money that went back,
 * or is on its way, is not thanked for; of what went back in part the rest is. What a guest
 * brings, surprise or not, counts from the day after the event. Nobody thanks themself.
 *
 * Times are cut to milliseconds, as they travel: what somebody read is compared with them.
 *
 * @param which of `events`, as SQL
 */
export const receivedOf = (which: RawBuilder<SqlBool>) => sql`
  select contributions.event_id, coalesce(contributor_id, guest_payer_id) as giver_id, contributor_id as user_id, guest_payer_id,
      gift_id, 'contribution' as kind, amount_paise - refunded_paise as paise, blessing, date_trunc('milliseconds', contributions.created_at) as at
    from contributions join events on events.id = contributions.event_id
    where ${which} and amount_paise > refunded_paise and contributor_id is distinct from events.organiser_id
  union all
  select gifts.event_id, gift_purchases.user_id, gift_purchases.user_id, null,
      gifts.id, 'purchase', null, '', date_trunc('milliseconds', gift_purchases.created_at)
    from gift_purchases join gifts on gifts.id = gift_purchases.gift_id join events on events.id = gifts.event_id
    where ${which} and gift_purchases.user_id <> events.organiser_id
  union all
  select gift_claims.event_id, coalesce(gift_claims.user_id, gift_claims.guest_payer_id), gift_claims.user_id, gift_claims.guest_payer_id,
      gift_id, 'claim', null, blessing, ${dayAfterEvent}
    from gift_claims join events on events.id = gift_claims.event_id
    where ${which} and gift_claims.user_id is distinct from events.organiser_id and now() >= ${dayAfterEvent}`;

/**
 * Things received, by giver, with `earliest` and `latest`, the sum in `paise`, until when they were thanked, and whether for
 * all of it: by words that went out or will, or in person.
 *
 * @param received as of `receivedOf`
 */
export const giversAmong = (received: RawBuilder<unknown>) => sql`
  select given.*, thanked_until, coalesce(thanked_until >= latest, false) as thanked
  from (
    select event_id, giver_id, user_id, guest_payer_id, min(at) as earliest, max(at) as latest, count(*)::int as things, coalesce(sum(paise), 0)::float8 as paise
      from (${received}) as received group by event_id, giver_id, user_id, guest_payer_id
  ) as given
  left join lateral (
    select max(covers_until) as thanked_until from thank_yous
      where thank_yous.event_id = given.event_id and coalesce(thank_yous.user_id, thank_yous.guest_payer_id) = given.giver_id
        and status in ('queued', 'sent', 'noted')
  ) as words on true`;

/** Everybody who gave to some events. */
export const giversOf = (which: RawBuilder<SqlBool>) => giversAmong(receivedOf(which));
