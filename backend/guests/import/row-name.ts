import { hasLink } from '#contract/common/links-in-text.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { splitName } from '#contract/guests/person-name.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { shownValue, type RowReading, type Trouble } from './columns/column-kind.ts';
import { readFamily } from './columns/family.ts';

/**
 * A name of one column is taken apart. Beside a column of last names it is the first name. `isGuess`: a cell was taken apart, and
 * its parts are nobody's word.
 */
export function namesOf({ title, firstName, middleName, lastName, fullName }: RowReading) {
  const [whole, counted] = withoutCount(fullName);
  if (!firstName && !lastName && !middleName) {
    const name = splitName(whole);
    return { ...name, title: title || name.title, isGuess: true, ...counted };
  }
  const first = splitName(firstName || whole);
  return {
    ...first,
    title: title || first.title,
    firstName: `${first.firstName} ${first.lastName}`.trim(),
    lastName: `${middleName} ${lastName}`.trim(),
    isGuess: first.title !== '',
    ...counted,
  };
}

/** `Ramesh Sharma (4)`, `Sharma family - 5 pax`: the name, and how many it says. */
function withoutCount(text: string): [string, { people?: number; withFamily?: true }] {
  const found =
    /^(.*\p{L}.*?)\s*(?:\(\s*((?:\+\s*)?\d{1,2}[^()]{0,15})\)|[-–,]\s*(\d{1,2}\s*\p{L}{2,8})|(\+\s*\d{1,2}))$/u.exec(
      text,
    );
  const family = found && readFamily(found[2] ?? found[3] ?? found[4] ?? '');
  if (!found?.[1] || !family) return [text, {}];
  return [found[1], family.people === null ? {} : { people: family.people, withFamily: true }];
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
