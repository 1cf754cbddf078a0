import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { containing } from '#backend/platform/search.ts';

/** Whether name, e-mail or phone of a row called `guests` holds what was typed; nothing typed finds all. */
export function matchesSearch(search: string): RawBuilder<SqlBool> {
  if (search === '') return sql<SqlBool>`true`;
  const like = containing(search);
  // numbers are stored without the spaces and the leading zero people type
  const digits = /^[\d\s()+.-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
  return sql<SqlBool>`(guests.first_name || ' ' || guests.last_name ilike ${like} or guests.email ilike ${like}
    or guests.phone like ${like} or (${digits} <> '' and guests.phone like ${`%${digits}%`}))`;
}
