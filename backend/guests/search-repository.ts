import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { normalized } from '#contract/common/unicode.ts';
import { containing } from '#backend/platform/search.ts';
import { inOtherScript } from './other-script.ts';

/** The names of the people of a guest: those whom hosts name, and those whom whoever answered added. */
const people = sql`(select string_agg(person->>'name', E'\n') from (
  select jsonb_array_elements(guests.household) as person
  union all select jsonb_array_elements(answered_household) from replies where replies.guest_id = guests.id) household)`;

/** Signs that stand for one another: letters of Malayalam without a vowel in their newer form, and two signs for a nasal. */
const [SIGNS, THEIR_TWINS] = ['ൺൻർൽൾൿँ', 'ണനരലളകं'];
/** What a name reads the same without: joiners, accents, the dots below letters, Malayalam's sign for no vowel, full stops. */
const ACCENTS = Array.from({ length: 0x70 }, (_, at) => String.fromCharCode(0x300 + at)).join('');
const SILENT = `\u200c\u200d${ACCENTS}\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u0d4d.`;

/** A text without what tells spellings of one name apart; the database does the same as `foldName`. */
const folded = (text: RawBuilder<unknown>) =>
  sql`normalize(translate(normalize(${text}, NFD), ${SIGNS + SILENT}, ${THEIR_TWINS}), NFC)`;
/** The same in this process. */
export const foldName = (text: string): string =>
  [...normalized(text, 'NFD')]
    .map((sign) => (SILENT.includes(sign) ? '' : (THEIR_TWINS[SIGNS.indexOf(sign)] ?? sign)))
    .join('');

/** The names by which a guest is found. */
const names = sql`concat_ws(' ', nullif(guests.title, ''), guests.first_name, guests.last_name, ${people})`;

/**
 * Whether name, e-mail, phone or further contacts of a row called `guests` hold what was typed, or a name sounds so in
 * another script; nothing typed finds all.
 */
export function matchesSearch(search: string): RawBuilder<SqlBool> {
  if (search === '') return sql<SqlBool>`true`;
  const like = containing(search);
  const name = foldName(search).trim();
  // numbers are stored without the spaces and the leading zero people type
  const digits = /^[\d\s()+.-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
  const sounding = inOtherScript(name);
  // what is put together for a row is put together once
  const isNamed = sounding
    ? sql`exists (select from (select ${folded(names)} as names offset 0) folded where names ilike ${containing(name)} or names ~* ${sounding})`
    : sql`${name} <> '' and ${folded(names)} ilike ${containing(name)}`;
  return sql<SqlBool>`(${isNamed} or guests.email ilike ${like}
    or guests.phone like ${like} or guests.other_contacts ilike ${like} or (${digits} <> '' and guests.phone like ${`%${digits}%`}))`;
}
