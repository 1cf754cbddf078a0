import { sql } from 'kysely';
import type { ThankYouStatus, ThankYouWay } from '#contract/gifts/thank-yous.ts';
import type { Language } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { provenEmail } from '#backend/platform/database/proven-email.ts';
import { anyOfFew } from '#backend/platform/database/few-ids.ts';
import { giversAmong, giversOf, receivedOf } from './received-repository.ts';

/** By what a giver is called: their account, the link they gave by, the guest list. */
const names = sql`
  case when users.id is not null and trim(users.first_name || users.last_name) <> '' then users.first_name
    else coalesce(guest_payers.first_name, guests.first_name, '') end as first_name,
  case when users.id is not null and trim(users.first_name || users.last_name) <> '' then users.last_name
    else coalesce(guest_payers.last_name, guests.last_name, '') end as last_name`;

const ofEvent = (eventId: string) => sql<boolean>`events.id = ${eventId}`;

/** How many gave something to an event, how many of them are still to be thanked, and the money of it. */
export async function sumGivers(
  db: Db,
  eventId: string,
): Promise<{ givers: number; toThank: number; paise: number }> {
  const { rows } = await sql<{ givers: number; toThank: number; paise: number }>`
    select count(*)::int as givers, (count(*) filter (where not thanked))::int as "toThank", coalesce(sum(paise), 0)::float8 as paise
    from (${giversOf(ofEvent(eventId))}) as judged`.execute(db);
  return rows[0] ?? { givers: 0, toThank: 0, paise: 0 };
}

/** How many are still to be thanked at each of these events; one without anybody is left out. */
export async function countToThank(db: Db, eventIds: readonly string[]): Promise<Map<string, number>> {
  if (eventIds.length === 0) return new Map();
  const { rows } = await sql<{ event_id: string; n: number }>`
    select event_id, count(*)::int as n from (${giversOf(sql<boolean>`events.id = ${anyOfFew(eventIds)}`)}) as judged
      where not thanked group by event_id`.execute(db);
  return new Map(rows.map(({ event_id: id, n }) => [id, n]));
}

/** Events of this organiser that began in a span of time and have somebody to thank, the latest first. */
export async function findEventsToThankFor(
  db: Db,
  organiserId: string,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<{ _id: string; eventName: string; toThank: number }[]> {
  const toThank = sql`select count(*)::int as n from (${giversOf(sql<boolean>`events.id = past.id`)}) as judged where not thanked`;
  // event by event along its index, so that it ends at the last one shown however many there are
  const { rows } = await sql<{ _id: string; eventName: string; toThank: number }>`
    select past.id as "_id", past.event_name as "eventName", left_over.n as "toThank"
    from events as past cross join lateral (${toThank}) as left_over
    where past.organiser_id = ${organiserId} and past.starts_at > ${from} and past.starts_at <= ${until} and left_over.n > 0
    order by past.starts_at desc, past.id limit ${limit}`.execute(db);
  return rows;
}

/** Somebody who gave, with who they are on the guest list and the last time they were thanked. */
export interface GiverRow {
  giver_id: string;
  user_id: string | null;
  guest_payer_id: string | null;
  /** Those of the accounts and links of this giver by which they gave. */
  parts: string[];
  earliest: Date;
  latest: Date;
  /** Everything that came until then they were thanked for; null for nothing. */
  thanked_until: Date | null;
  things: number;
  paise: number;
  thanked: boolean;
  first_name: string;
  last_name: string;
  /** Where a mail would go: the account's address, the one they gave from, or the guest list's. Empty without one. */
  email: string;
  /** The guest list's, which is the organiser's own; empty without one. */
  phone: string;
  language: Language | null;
  last_way: ThankYouWay | null;
  last_status: ThankYouStatus;
  last_error: string;
  last_text: string;
  last_at: Date;
}

/** Those who gave to an event, those who gave last first; with `giverId` that one alone. */
export async function findGivers(
  db: Db,
  eventId: string,
  {
    giverId = null,
    toThank = false,
    limit,
    offset,
  }: { giverId?: string | null; toThank?: boolean; limit: number; offset: number },
): Promise<GiverRow[]> {
  const { rows } = await sql<GiverRow>`
    select judged.*,
      ${names},
      coalesce(nullif(${provenEmail()}, ''), nullif(guest_payers.email, ''), guests.email, '') as email,
      coalesce(guests.phone, '') as phone,
      case when guests.id is null then guest_payers.language else guests.language end as language,
      last.way as last_way, last.status as last_status, last.error as last_error, last.text as last_text, last.created_at as last_at
    from (
      select * from (${giversOf(ofEvent(eventId))}) as all_givers
        where (${giverId}::text is null or giver_id = ${giverId}) and (not ${toThank}::boolean or not thanked)
        order by latest desc, giver_id limit ${limit} offset ${offset}
    ) as judged
    left join users on users.id = judged.user_id
    left join guest_payers on guest_payers.id = judged.guest_payer_id
    left join lateral (
      select * from guests where guests.event_id = ${eventId}
          and (guests.user_id = judged.user_id or guests.id = guest_payers.guest_id)
        order by position, id limit 1
    ) as guests on true
    left join lateral (
      select * from thank_yous where thank_yous.event_id = ${eventId}
          and thank_yous.givers && judged.parts
        order by thank_yous.created_at desc, thank_yous.id limit 1
    ) as last on true
    order by judged.latest desc, judged.giver_id`.execute(db);
  return rows;
}

/** One thing that was given. */
export interface ReceivedRow {
  giver_id: string;
  kind: 'contribution' | 'purchase' | 'claim';
  gift_name: string | null;
  paise: number | null;
  blessing: string;
  at: Date;
}

/** The latest things these people gave to an event, at most `each` of every one, newest first. */
export async function findReceived(
  db: Db,
  eventId: string,
  giverIds: readonly string[],
  each: number,
): Promise<ReceivedRow[]> {
  if (giverIds.length === 0) return [];
  const { rows } = await sql<ReceivedRow>`
    select giver_id, kind, gifts.name as gift_name, paise::float8 as paise, blessing, at
    from (
      select *, row_number() over (partition by giver_id order by at desc, gift_id) as place
        from (${receivedOf(ofEvent(eventId))}) as everything where giver_id = any(${giverIds})
    ) as ranked
    left join gifts on gifts.id = ranked.gift_id
    where place <= ${each} order by giver_id, place`.execute(db);
  return rows;
}

/** A giver to one of somebody's own events. */
export interface GiverOfEventRow {
  event_id: string;
  event_name: string;
  giver_id: string;
  first_name: string;
  last_name: string;
  paise: number;
  blessing: string;
  thanked: boolean;
  givers: number;
  to_thank: number;
}

/** Of each event of this organiser the `each` who gave last, with how many there are. */
export async function findGiversByEvent(
  db: Db,
  organiserId: string,
  each: number,
): Promise<GiverOfEventRow[]> {
  const { rows } = await sql<GiverOfEventRow>`
    with received as materialized (${receivedOf(sql<boolean>`events.organiser_id = ${organiserId}`)}),
    ranked as (
      select judged.*, row_number() over (partition by event_id order by latest desc, giver_id) as place,
        (count(*) over (partition by event_id))::int as givers,
        (count(*) filter (where not thanked) over (partition by event_id))::int as to_thank,
        max(latest) over (partition by event_id) as event_latest
      from (${giversAmong(sql`select * from received`)}) as judged
    )
    select ranked.event_id, events.event_name, ranked.giver_id, ranked.paise, ranked.thanked, ranked.givers, ranked.to_thank,
      ${names},
      coalesce((select blessing from received where received.event_id = ranked.event_id and received.giver_id = ranked.giver_id
        and blessing <> '' order by at desc limit 1), '') as blessing
    from ranked join events on events.id = ranked.event_id
    left join users on users.id = ranked.user_id
    left join guest_payers on guest_payers.id = ranked.guest_payer_id
    left join lateral (
      select first_name, last_name from guests where guests.event_id = ranked.event_id and guests.user_id = ranked.user_id
        order by position, id limit 1
    ) as guests on true
    where place <= ${each}
    order by event_latest desc, ranked.event_id, place`.execute(db);
  return rows;
}
