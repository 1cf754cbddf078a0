import { asciiDigits } from '#contract/common/phone.ts';
import { normalized } from '#contract/common/unicode.ts';
import { meanings, numbers, type Meaning } from './party-words.ts';

/** What a text says of who comes. */
export interface Party {
  withFamily: boolean;
  /** How many are invited, the guest included; null where nobody counted. */
  people: number | null;
  /** So many come besides whom a name names: one, or a couple. */
  besides?: number;
  alone?: boolean;
  /** It counts, and does not say how many that makes; with family where they are more than one. */
  unclear?: true;
}

interface Token {
  meaning: Meaning | null;
  value: number;
  /** Where it begins in the text. */
  at: number;
  isComma?: true;
}

function tokensOf(text: string): Token[] {
  // `B-12` is a flat
  const found = text.matchAll(
    /(?<![\p{L}\p{M}\d])[a-z][-/]\d{1,4}(?!\d)|\d+|[x×*](?=\s*\d)|w\/|[\p{L}\p{M}\u200c\u200d]+|\S/giu,
  );
  return [...found].map(({ 0: written, index: at }) => {
    const word = written.toLowerCase();
    const value = /^\d{1,3}$/.test(word) ? Number(word) : numbers.get(word);
    if (value !== undefined) return { meaning: 'number', value, at };
    const meaning = /^[x×*]$/.test(word) ? 'times' : (meanings.get(word.replace('w/', 'w')) ?? null);
    return { meaning, value: 0, at, ...(word === ',' && { isComma: true as const }) };
  });
}

/** A text as it is read: digits of any script are ASCII. Its length may change, so places are those of this text. */
export const plainParty = (text: string): string =>
  asciiDigits(normalized(text, 'NFKC'))
    .replace(/[\ufe0e\ufe0f]/gu, '')
    // `sah-parivar`
    .replace(/(?<![\p{L}\p{M}])(saha?|sa|સહ|सह|সহ)[- ](?=pari[vw]aa?r|પરિવાર|परिवार|পরিবার)/giu, '$1');

/** `H+W`, `husband and wife`. */
const COUPLE =
  /(?<![\p{L}\p{M}])(husband|h|pati|miya?n|mian|पति|मियां|मियाँ)\s*(and|&|\+|\/|[-–]|aur|और)?\s*(wife|w|patni|biwi|bibi|पत्नी|बीवी)(?![\p{L}\p{M}])|^\s*mr\.?\s*(?:&|and|\+)\s*mrs\.?\s*$/giu;

/** `Kapil with Mrs`, where no name follows. */
const WITH_MRS = /(?<![\p{L}\p{M}])(?:with|w\/|and|&|\+)\s*(?:mrs|missus|bhabhi(?:ji)?)\.?\s*\)?\s*$/iu;

/** `Rohit and parents`. */
const WITH_PARENTS = /(?<![\p{L}\p{M}])(?:with|w\/|and|&|\+|aur)\s*(?:his |her )?parents\s*$/iu;

const WITHOUT = '(?:no|without|w\\/o|bina|बिना)';
const WITHOUT_CHILDREN = new RegExp(
  `\\(?\\s*${WITHOUT}\\s+(?:kids?|child(?:ren)?|bachche|बच्चे|बच्चों)(?:\\s+के)?\\s*\\)?`,
  'giu',
);
/** `without family`, `(no family)`, `परिवार के बिना`. */
export const WITHOUT_FAMILY = new RegExp(
  `[\\s(,–—-]*(?:${WITHOUT}\\s+(?:the\\s+)?(?:family|parivar|pariwar|परिवार)(?:\\s+ke|\\s+के)?|(?:parivar|परिवार)\\s+(?:ke|के)\\s+(?:bina|बिना))\\s*\\)?\\s*$`,
  'iu',
);

/** What a text says of how many come, if every word of it is about that; null where it counts nobody. */
export function readParty(text: string): Party | null {
  const plain = plainParty(text)
    // `3 adults 2 kids = 5`, `2 adults, 1 child (total 3)`
    .replace(/^.*(?:=|\(\s*total)\s*:?\s*(\d{1,3})\s*\)?\s*$/iu, '$1')
    // `2 (no kids)`
    .replace(WITHOUT_CHILDREN, ' ')
    .replace(/(\d\s*)(?:sons?|daughters?)(?![\p{L}\p{M}])/giu, '$1 kids ')
    .replace(COUPLE, ' couple ')
    .replace(WITH_MRS, ' with wife ')
    .replace(WITH_PARENTS, ' with 2 ')
    .replace(/w\s*\/\s*f(?:am(?:ily)?)?(?![\p{L}\p{M}])/giu, ' with family ')
    // `2A+1C`
    .replace(/(\d)\s*a(?![\p{L}\p{M}])/giu, '$1 adults ')
    .replace(/(\d)\s*[ck](?![\p{L}\p{M}])/giu, '$1 kids ');
  // `4 (H+W+2 kids)`: what stands in brackets is among them
  const [, total, inside] = /^\s*\(?(\d{1,2})\)?\s*\(([^()]*)\)\s*$/u.exec(plain) ?? [];
  if (total && inside && readParty(inside.replace(/(?<!\p{L})[hw](?!\p{L})/giu, ' wife ')))
    return ofPeople(Number(total));
  // `& wife (2)`, `+ 3 - 4`, `with wife 2 pax`: all of them
  const [, along, all] = WITH_TOTAL.exec(plain) ?? [];
  if (along && all && partyOf(tokensOf(along))?.besides) return ofPeople(Number(all));
  const party = partyOf(tokensOf(plain));
  return party && /^\s*[-–]\s*\d/.test(plain) ? unclear(0) : party;
}

const WITH_TOTAL =
  /^(.*[\p{L}\p{M}\d])(?:\s*\(\s*(?=[^()]*\))|\s*[-–—]\s*|\s+(?=\d{1,2}\s*(?:pax|persons?|people|ppl|members?|logo?n?)))(\d{1,2})\s*(?:pax|persons?|people|ppl|members?|logo?n?)?\s*\)?\s*$/iu;

/** That nobody knows how many they are, who are so many at least. */
export const unclear = (least: number): Party => ({ withFamily: least > 1, people: null, unclear: true });

const ofFamily: Party = { withFamily: true, people: null };

const ofPeople = (people: number): Party => ({
  withFamily: people > 1,
  people: people > 1 ? people : null,
  alone: people === 1,
});

function partyOf(all: readonly Token[]): Party | null {
  if (all.some(({ meaning }) => meaning === null)) return null;
  const isSaid = ({ meaning }: Token) => meaning !== 'filler' && meaning !== 'between';
  const isRange = all.some(({ meaning }, at) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    if (meaning === 'between') return before?.meaning === 'number' && after?.meaning === 'number';
    // `4, 5` and `do teen log`, but not `4, 2 kids`
    const unit = all[at + 1]?.meaning;
    const [last, mark] = before?.isComma ? [all[at - 2], 1] : [before, 0];
    return (
      meaning === 'number' &&
      at > mark &&
      last?.meaning === 'number' &&
      (unit === undefined || unit === 'persons')
    );
  });
  const tokens = all.filter(isSaid);
  const has = (meaning: Meaning) => tokens.some((each) => each.meaning === meaning);
  const [first, second] = tokens;
  if (!first) return null;
  let [counted, bare, besides, families] = [0, 0, 0, 0];
  for (const [at, { meaning, value }] of tokens.entries()) {
    if (meaning === 'number') {
      const unit = tokens[at + 1]?.meaning;
      if (unit === 'child' || unit === 'one') besides += value;
      else if (unit === 'family' && tokens[at + 2]?.meaning !== 'persons') families += value;
      else if (unit === 'persons' || unit === 'couple') counted += value * (unit === 'couple' ? 2 : 1);
      else bare += value;
    } else if (meaning === 'couple' && tokens[at - 1]?.meaning !== 'number') counted += 2;
    else if (meaning === 'one' && tokens[at - 1]?.meaning !== 'number') besides += 1;
    else if (meaning === 'self') counted += 1;
  }
  const sum = counted + bare + besides;
  const isBesides = (first.meaning === 'plus' || first.meaning === 'with') && second?.meaning !== 'family';
  const isCounted = has('number') || has('couple') || has('one') || has('self');
  if (!isCounted) {
    const isFamily =
      has('together') ||
      (has('family') && (tokens.length > 1 || all.length > 1)) ||
      (has('child') && isBesides);
    return isFamily ? ofFamily : null;
  }
  const values = tokens.flatMap(({ meaning, value }) => (meaning === 'number' ? [value] : []));
  // `5-6`, `~10`, `4+`
  if (values.length > 0 && (isRange || has('about') || tokens.at(-1)?.meaning === 'plus'))
    return unclear(Math.min(...values));
  if (families > 0) return families === 1 && tokens.length === 2 ? ofFamily : unclear(Math.max(2, families));
  // `2 + kids`
  const isSomeMore = tokens.some(
    ({ meaning }, at) =>
      meaning === 'child' && tokens[at - 1]?.meaning !== 'number' && tokens[at + 1]?.meaning !== 'number',
  );
  if (isSomeMore) return unclear(sum + 1);
  const isAdded = tokens.some(({ meaning }, at) => at > 0 && meaning === 'plus');
  if (has('family') && (isAdded || besides > 0) && !isBesides) {
    // `4 + family` and `family + 2`: nobody knows whether they are among them
    return unclear(2);
  }
  // `4 (2+2)`
  if (values.length > 2 && values[0] === sum - (values[0] ?? 0)) return ofPeople(values[0]);
  if (isBesides) return { ...ofPeople(1 + sum), besides: sum };
  if (counted + bare === 0) return { ...ofPeople(1 + besides), besides };
  if (besides > 0 && tokens.some(({ meaning }) => meaning === 'one') && counted === 0 && bare > 1)
    return unclear(2);
  return ofPeople(sum);
}

/** Where somebody lives, in brackets behind how many they are. */
const BEHIND_PARTY = /\s*\((?!\s*\p{L}{0,2}\s*\))[\p{L}\p{M} .-]+\)\s*$/u;

/**
 * `Ramesh Sharma (4)`, `Zoya + 2 kids`, `Kapoor family of 5`, `Jai x4`, `राजेश शर्मा सपरिवार`: the name, and what is said behind it
 * of who comes.
 */
export function partyBehind(written: string): { name: string; party: Party | null } {
  // `Kumar x 3 (Delhi)`
  const place = BEHIND_PARTY.exec(written);
  const behind = place && partyBehind(written.slice(0, place.index));
  if (place && behind?.party) return { ...behind, name: `${behind.name} ${place[0].trim()}` };
  const text = plainParty(written);
  const without = WITHOUT_FAMILY.exec(text);
  if (without && without.index > 0)
    return { name: text.slice(0, without.index), party: { withFamily: false, people: null, alone: true } };
  const tokens = tokensOf(text);
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    const following = tokens.slice(at);
    if (!token || !isIntroduced(text, following)) continue;
    const rest = text.slice(token.at).replace(/^[\s,:=–-]+/u, '');
    // `Om Rao, 2A` lives there
    const party = /^\d+\s*[ack]$/iu.test(rest) ? null : readParty(rest);
    if (!party) continue;
    // `Kapoor family of 5` is the Kapoor family; `Amit full family` is Amit with all of his
    const end =
      token.meaning === 'family' && party.people !== null ? (following[1]?.at ?? text.length) : token.at;
    return { name: text.slice(0, end).replace(/[\s,:–-]+$/u, ''), party };
  }
  return { name: written, party: null };
}

/** Whether what follows a name begins as nobody's name does: with a sign or a joining word, or with a number of people. */
function isIntroduced(text: string, [first, second, third]: readonly Token[]): boolean {
  if (!first) return false;
  const meaning = first.meaning;
  if (meaning === 'plus' || meaning === 'with' || meaning === 'times' || meaning === 'together') return true;
  if (/[([{,–:=-]/u.test(text[first.at] ?? '')) return true;
  if (meaning === 'couple') return true;
  if (meaning === 'number')
    return (
      second?.meaning === 'persons' ||
      second?.meaning === 'child' ||
      // `Verma ji 2+1`
      (second?.meaning === 'plus' && third?.meaning === 'number')
    );
  if (meaning === 'filler')
    return (
      second?.meaning === 'family' && /^(?:full|whole|entire|poora|poori)\s/iu.test(text.slice(first.at))
    );
  return (
    meaning === 'family' &&
    (second?.meaning === 'number' || third?.meaning === 'number' || second !== undefined)
  );
}
