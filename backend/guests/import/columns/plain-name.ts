import { isFamilyWord, isRelation, splitName } from '#contract/guests/person-name.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { shownValue, type RowReading } from './column-kind.ts';
import { isOfDead, isOnlyNote, sayNobody, takeCrossedOut, takeNote } from './nobody.ts';
import { partyBehind, readParty } from './party.ts';
import { isTown } from './places.ts';
import { isFunctionHeading } from './tags.ts';
import { isFirm } from './whose-contact.ts';

const EMOJI =
  '(?:\\p{Extended_Pictographic}(?:[\\ufe0e\\ufe0f\\u200d]|\\p{Emoji_Modifier})*|\\p{Regional_Indicator})';
/** What stands before a thing in a list, and is no part of what the list names. */
const SIGNS = new RegExp(
  `^(?:[\\p{Nd}#*]\\ufe0f?\\u20e3|${EMOJI}|[\\s>•●○◦▪▫■□◆◇►▶➤➢➔➡→✓✔☑·~.,;:|^_]|[*#](?!\\s*\\p{Nd})|[–—-](?=\\s)|["“”'‘’](?=[^"“”'‘’]*$))+`,
  'u',
);
const SIGNS_BEHIND = new RegExp(`(?:${EMOJI}|[\\s*~=])+$`, 'u');
const IN_QUOTES = /^["“'‘]?([^"“”]+)["”]$|^['‘]([^"“”]+)['’]$/u;
/** Its number or letter there: `1)`, `(1)`, `#3`, `No.1`, `a)`. */
const NUMBERING =
  /^(?:\(\s*\p{Nd}{1,4}\s*\)|\[\s*\p{Nd}{1,4}\s*\]|(?:#|(?:no|sr|s\.?\s?no|नं|क्र)\.?)\s*\p{Nd}{1,4}[.):\]-]*|\p{Nd}{1,4}\s*[.):\]-]+|\(?(?:[a-z]|[ivx]{2,4})\))\s*(?=[\p{L}(])/iu;
/** `1 Om Rao`: its number, or how many they are. */
const BARE_NUMBER = /^(\p{Nd}{1,4})\s+(?=\p{L})/u;
const TIMES = /^(\p{Nd}{1,2})\s*[x×]\s+(?=\p{L})/iu;

/** `Bua: Manju Rao`, `(Bua) Sarla Rao`, `Mama - Rakesh Rao`, `wife Sunita`: who somebody is, before their name. */
const RELATION_BEFORE =
  /^(?:\(([^()]{2,25})\)\s*|([^:()\p{Nd}–—-]{2,25}?)\s*(?::|\s[–—-])\s*|((?:wife|husband|hubby|patni|pati|beta|beti|son|daughter)\s))(?=\p{L})/iu;
const KIN =
  /^(?:his |her |uski |uske |unki |unke )?(?:wife|husband|hubby|patni|pati|beta|beti|son|daughter|mother|father)$/iu;
/** `Mahesh (son)`, `Rakesh (driver)`: who somebody is. A spouse there may come with them. */
const RELATION_BEHIND = /\s*\(\s*([^()\p{Nd}]{2,25}?)\s*\)\s*$/u;
const HELP = /^(?:our |my )?(?:driver|maid|nanny|cook|ड्राइवर|बेटा|बेटी)$/iu;
const SPOUSE = /wife|husband|hubby|patni|pati/iu;
/** `Guest 1: Om Rao`. */
const LABEL = /^(?:guest|person|invitee|name|naam|नाम)(?:\s*\p{Nd}{1,3})?\s*(?::|\s?[–—-]\s)\s*(?=\p{L})/iu;

/** A name without the signs, emoji and numbers that a list has before its names; `''` where nothing is left. */
export function withoutSigns(text: string): string {
  const begun = text.replace(SIGNS, '');
  const bare = (
    begun === text ? text.replace(/\s*[=❌✗✘✖🚫⛔]\ufe0f?\s*$/u, '') : begun.replace(SIGNS_BEHIND, '')
  ).replace(IN_QUOTES, '$1$2');
  const name = bare.replace(NUMBERING, '').replace(LABEL, '');
  return name === text ? text : name === '' || name === bare ? name : withoutSigns(name);
}

const NAMES = ['fullName', 'firstName', 'middleName', 'lastName'] as const;
const isSameText = (text: string): boolean => /^[\p{L}\p{M}\s]*$/u.test(text);

/**
 * Takes from the names of a row what is none of them. `isNumbered`: the list has a number before each; elsewhere one there is named.
 */
export function takePlainNames(row: RowReading, isNumbered: boolean): void {
  const before = { ...row };
  for (const part of NAMES) {
    const written = row[part];
    if (written === '' || (part !== 'fullName' && isSameText(written))) continue;
    takeCrossedOut(written, row);
    let name = withoutSigns(written).replace(TIMES, '');
    const times = TIMES.exec(withoutSigns(written))?.[1];
    if (times) name += ` x${times}`;
    else if (BARE_NUMBER.test(name)) {
      name = name.replace(BARE_NUMBER, '');
      const value = shownValue(written);
      if (!isNumbered)
        row.troubles.push({ kind: 'name', value, message: (at) => fileWords.numberBeforeName(at, value) });
    }
    // contacts of a phone: `1` before `Papa`
    if (part !== 'fullName') name = name.replace(/^\p{Nd}{1,4}$/u, '');
    name = takeNote(name, row);
    row[part] = part === 'lastName' ? name : takeRelation(name, row);
  }
  // below `Surname` alone there may be whole names
  if (!row.fullName && !row.firstName && !row.middleName && row.lastName.includes(' '))
    [row.fullName, row.lastName] = [row.lastName, ''];
  // `Sharma` beside `Family`
  if (row.firstName && isFamilyWord(row.lastName))
    [row.fullName, row.firstName, row.middleName, row.lastName] = [
      `${row.firstName} ${row.lastName}`,
      '',
      '',
      '',
    ];
  // of a name that is a sign alone nothing is taken
  if (NAMES.every((part) => row[part] === '')) for (const part of NAMES) row[part] = before[part];
}

/** Greets the family of somebody who has died as the list calls it, and points at them where no family is named. */
export function takeDead(row: RowReading): void {
  const name = [row.title, row.fullName || `${row.firstName} ${row.lastName}`].join(' ').trim();
  if (!isOfDead(name)) return;
  if (splitName(name).withFamily || partyBehind(name).party?.withFamily) row.greeting ||= name;
  else sayNobody(name, row);
}

/** Takes who somebody is for a tag, where that stands before their name or in brackets behind it. @returns the rest */
export function takeRelation(text: string, row: RowReading): string {
  const behind = RELATION_BEHIND.exec(text);
  const who = behind?.[1] ?? '';
  if (
    behind &&
    behind.index > 0 &&
    !SPOUSE.test(who) &&
    (isRelation(who) || KIN.test(who) || HELP.test(who))
  ) {
    row.tags.push(who);
    return takeRelation(text.slice(0, behind.index), row);
  }
  const found = RELATION_BEFORE.exec(text);
  const relation = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  if (!found || !(isRelation(relation) || KIN.test(relation))) return text;
  const rest = text.slice(found[0].length);
  const number = NUMBER_BEHIND.exec(rest)?.[0] ?? '';
  const words = rest.slice(0, rest.length - number.length);
  if (found[2] && FAMILY_BEHIND.test(words)) return `${relation} & family${number}`;
  // who has no other name here
  if (found[2] && (isTown(words) || ABOUT_THEM.test(words))) return `${relation} (${words})${number}`;
  if (isOnlyNote(words)) return text;
  row.tags.push(relation);
  return rest;
}

const NUMBER_BEHIND = /[\s–—-]+[+(]?\p{Nd}[\p{Nd}\s()+-]*$/u;
/** `Mausi - family`, `Didi - with kids`. */
const FAMILY_BEHIND = /^(?:coming\s+)?(?:with\s+)?(?:family|kids|children|parivar|परिवार|પરિવાર)$/iu;
/** `Nani - alone`, `Bua - veg`. */
const ABOUT_THEM = /^(?:alone|akele|akeli|अकेले|अकेली|only|single|veg|non[- ]?veg|jain|nri|abroad|office)$/iu;

/** Whether the names of a list have numbers before them, one more from each to the next. */
export function areNumbered(all: Iterable<string>): boolean {
  const names = [...all].slice(0, 60);
  const numbers = names.map((name) => Number(BARE_NUMBER.exec(withoutSigns(name))?.[1] ?? 0));
  const inOrder = numbers.filter((number, at) => number > 0 && number === (numbers[at - 1] ?? 0) + 1);
  return inOrder.length > 1 && inOrder.length * 2 > names.filter(Boolean).length;
}

/** `Sumit - Priya`: two, as `Sumit, Priya` are. Words with a small letter, and those for who or where somebody is, are of the one before. */
export function withComma(name: string): string {
  const [, one, other] = TWO_NAMES.exec(name) ?? [];
  const isName = (word: string) =>
    !(isTown(word) || isRelation(word) || isFirm(word) || ABOUT_THEM.test(word) || readParty(word)) &&
    !(isFamilyWord(word) || isFunctionHeading(word) || splitName(`${word} Rao`).title || OF_WHERE.test(word));
  return one && other && isName(one) && isName(other) ? `${one}, ${other}` : name;
}
const TWO_NAMES = /^\s*(?!\p{Ll})(\p{L}[\p{L}\p{M}]+)\s+[-–—]\s+(?!\p{Ll})(\p{L}[\p{L}\p{M}]+)\s*$/u;
const OF_WHERE =
  /^(?:gym|school|college|class|society|building|temple|mandir|club|home|work|shop|doctor|lawyer|vip|bride|groom|late|cancel(?:led)?|expired|pending|confirmed)$/iu;
