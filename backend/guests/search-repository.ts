import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { JOINERS, withoutJoiners } from '#contract/common/unicode.ts';
import { containing } from '#backend/platform/search.ts';

/** The names of the people of a guest: those whom hosts name, and those whom whoever answered added. */
const people = sql`(select string_agg(person->>'name', E'\n') from (
  select jsonb_array_elements(guests.household) as person
  union all select jsonb_array_elements(answered_household) from replies where replies.guest_id = guests.id) household)`;

/** Whether name, e-mail, phone or further contacts of a row called `guests` hold what was typed; nothing typed finds all. */
export function matchesSearch(search: string): RawBuilder<SqlBool> {
  if (search === '') return sql<SqlBool>`true`;
  const like = containing(withoutJoiners(search));
  // numbers are stored without the spaces and the leading zero people type
  const digits = /^[\d\s()+.-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
  return sql<SqlBool>`(translate(concat_ws(' ', nullif(guests.title, ''), guests.first_name, guests.last_name, ${people}), ${JOINERS}, '') ilike ${like} or guests.email ilike ${like}
    or guests.phone like ${like} or guests.other_contacts ilike ${like} or (${digits} <> '' and guests.phone like ${`%${digits}%`}))`;
}
