import { hasLink } from '#contract/common/links-in-text.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { isCoupleTitle, splitName, type PersonName } from '#contract/guests/person-name.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { isTown, withPlaceBehind } from './columns/places.ts';
import { shownValue, type RowReading, type Trouble } from './columns/column-kind.ts';
import { partyBehind, readParty, type Party } from './columns/party.ts';

/** `Hari (wife Sunita)`, `Hari wife Sunita`, but not `Hari ki wife` or `wife of Hari`. */
const SPOUSE_BY_NAME =
  /(?<!\s(?:ki|ka|ke|की|का|के)|['’]s)\s+(?:\((?:wife|husband|patni|pati|पत्नी|पति)[:\s]+(?!of\s)([^()]+)\)|(?:wife|husband)\s+(?!(?:of|and|aur|और)\s)(\p{L}[^()]*))$/iu;

/**
 * A name of one column is taken apart. Beside a column of last names it is the first name. `isGuess`: a cell was taken apart, and
 * its parts are nobody's word. `party`: what it says of who comes, with `people` among whom a couple are two.
 */
export function namesOf({ title, firstName, middleName, lastName, fullName }: RowReading) {
  if (!firstName && !lastName && !middleName) {
    // `Amit n Neha`
    const { name: written, party } = partyBehind(
      withPlaceBehind(
        // `Kiran -do-`
        fullName.replace(/\s+[-–]+\s*do\s*[-–]+\s*$/iu, ''),
      )
        // `Verma family Delhi`
        .replace(/(?<=(?:family|parivar|परिवार))\s+(\S+)$/iu, (behind, place: string) =>
          isTown(place) ? ` (${place})` : behind,
        )
        .replace(/(?<=\p{L}|\p{M})(?: n |\+)(?=\p{L})/u, ' & ')
        .replace(/ w\/(?!o(?!\p{L})) ?(\p{L}.*)$/iu, (behind, name: string) =>
          readParty(`w/${name}`) ? behind : ` & ${name}`,
        )
        .replace(SPOUSE_BY_NAME, ' & $1$2'),
    );
    // `Sharma, Mr. Raj`
    const [, last = '', first = ''] = /^([^\s,]+),\s*([^,]+)$/u.exec(written) ?? [];
    const whole = splitName(first).title ? `${first} ${last}` : written;
    const name = splitName(whole);
    return { ...name, title: title || name.title, isGuess: true, party: partyWith(name, party, title) };
  }
  const { name: last, party: behindLast } = partyBehind(lastName);
  // `Mr & Mrs` alone is no `Mr` with somebody
  const given = firstName || fullName;
  const { name: written, party } = isCoupleTitle(given) ? { name: given, party: null } : partyBehind(given);
  // `Raj Sharma` beside `Sharma`
  const whole = last && written.endsWith(` ${last}`) ? written.slice(0, -last.length).trim() : written;
  const first = splitName(whole);
  return {
    ...first,
    title: title || first.title,
    firstName: `${first.firstName} ${first.lastName}`.trim(),
    lastName: `${middleName} ${last}`.trim(),
    isGuess: first.title !== '',
    party: partyWith(first, behindLast ?? party, title),
  };
}

/** A name as our own export has it, in one cell or in parts. */
export function nameAsWritten({
  title,
  firstName,
  lastName,
  fullName,
}: RowReading): ReturnType<typeof namesOf> {
  if (!fullName) return { title, firstName, lastName, isGuess: false, party: null };
  const name = splitName(fullName);
  // what looks like a title is of the first name: a title of its own stands in no whole name
  return {
    title,
    firstName: `${name.title} ${name.firstName}`.trim(),
    lastName: name.lastName,
    isGuess: true,
    party: null,
  };
}

/** What a name says of who comes: those behind it, with those in it. */
function partyWith(
  { people: named, withFamily }: PersonName,
  party: Party | null,
  title: string,
): Party | null {
  const people = named ?? (isCoupleTitle(title) ? 2 : undefined);
  if (!party) return people || withFamily ? { withFamily: true, people: people ?? null } : null;
  if (party.besides === undefined || party.people === null) return party;
  return { ...party, people: (people ?? 1) + party.besides };
}

/** Names that a program wrote in a form that cannot hold their letters: `??? ?????`, `à¤¶à¤°`. */
const isDamaged = ({ firstName, lastName }: GuestListRow): boolean =>
  /\?{3,}|\ufffd|à[¤¥¦§¨©ª«¬®¯°²³´µ]/u.test(`${firstName} ${lastName}`);

/** A row of which nobody may be invited under its name: an advertisement, or letters that were lost. */
export function unusableName(row: GuestListRow): Trouble | null {
  const linked = [row.firstName, row.lastName].find(hasLink);
  if (linked !== undefined)
    return {
      kind: 'name',
      value: shownValue(linked),
      message: (at) => fileWords.nameWithLink(at, shownValue(linked)),
    };
  const name = `${row.firstName} ${row.lastName}`.trim();
  return isDamaged(row)
    ? {
        kind: 'damaged',
        value: shownValue(name),
        message: (at) => fileWords.nameDamaged(at, shownValue(name)),
      }
    : null;
}
