import { normalized } from '#contract/common/unicode.ts';
import { numberWords, phrases, wordClasses } from './message-words.ts';

/** What a message says for sure. A yes without numbers is `adults: null`. */
export type ReadAnswer = { rsvp: 'yes'; adults: number | null; children: number } | { rsvp: 'no' };

/** Longer messages are letters to somebody. */
const MOST_LENGTH = 200;

const classOf = new Map(
  Object.entries(wordClasses).flatMap(([part, words]) => words.split(' ').map((word) => [word, part])),
);

/** Pictures that go with any answer. What else people paint may be a joke. */
const JUST_PRETTY = /[🙏😊🙂😀😃😄😁🎉🥳💐🌹✨😍🤗🎊❤♥🧡💛👍👏]|[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d/gu;
const SAD = /[😔😢🙁😞😟☹😕]/gu;

/** `4`, `4 people`, `2 adults and 1 child`. */
const COUNT = '(?:udi?uc|u[kd]?)';
/** `we will come`, `coming`, `hum 4 log aayenge`: whose auxiliary stands first is a question. */
const STATEMENT = `p?${COUNT}?(?:b[be]*[vg]|e*g|[zw]*wt?)`;
const YES_CLAUSES: readonly RegExp[] = [
  new RegExp(`^a+(?:${STATEMENT})?${COUNT}?o?$`),
  new RegExp(`^a+pb?e?${COUNT}t?o?$`),
  new RegExp(`^${STATEMENT}${COUNT}?o?$`),
];
/** Says how many, once something else said yes. */
const COUNT_CLAUSE = new RegExp(`^p?b?e?${COUNT}t?o?$`);
const NO_CLAUSES: readonly RegExp[] = [
  /^n+o?$/,
  /^h+o?$/,
  // `no we cannot come`, `not coming`, `unable to attend`
  /^n?p?b?(?:xe*[vg]?|e?ye*[vg])o?$/,
  // `hum nahi aa payenge`, `aa nahi payenge`, and neither `nahi hum aayenge` nor `nahi nahi aayenge`
  /^(?:hp|p)?(?:h[zw]*[wm]t?|z+h[zw]*[wm]t?)o?$/,
];

/**
 * What a guest's words say, in English, Hindi or Hinglish, where that is sure: every word is one of `message-words.ts` and
 * they stand as in a plain yes or no. Null for everything else: a question, a doubt, a yes with a no, a number alone.
 */
export function answerOfText(text: string): ReadAnswer | null {
  if (text.length > MOST_LENGTH || /[?？؟]/.test(text)) return null;
  const clauses = clausesOf(text);
  if (!clauses) return null;
  const parts = clauses.map(({ parts }) => parts);
  if (parts.every(isNo) && parts.some((part) => /[nxyh]/.test(part))) return { rsvp: 'no' };
  const yes = parts.map((part) => part.replace(/j/g, ''));
  const isYes =
    yes.some((part) => YES_CLAUSES.some((clause) => clause.test(part))) &&
    yes.every(
      (part) => part === '' || COUNT_CLAUSE.test(part) || YES_CLAUSES.some((clause) => clause.test(part)),
    );
  if (!isYes) return null;
  const numbers = clauses.flatMap((clause) => clause.numbers);
  const [adults = null, children = 0, more] = numbers;
  const withChildren = parts.some((part) => part.includes('c'));
  if (more !== undefined || numbers.length > (withChildren ? 2 : 1)) return null;
  return { rsvp: 'yes', adults, children };
}

const isNo = (part: string): boolean => {
  const plain = part.replace(/r/g, '');
  return plain === '' || NO_CLAUSES.some((clause) => clause.test(plain));
};

interface Clause {
  /** The part each word plays, by its letter in `wordClasses`; `u` for a number. Courtesy is left out. */
  parts: string;
  numbers: number[];
}

/** A text by its clauses; null where it has a word that is none of ours. */
function clausesOf(text: string): Clause[] | null {
  const clauses: Clause[] = [];
  for (const clause of folded(text).split(/[.,!;:।\n\-–—()"“”]+/)) {
    const numbers: number[] = [];
    let parts = '';
    for (const word of clause.split(/\s+/).filter(Boolean)) {
      const number = numberOf(word);
      const part = number === null ? classOf.get(word) : 'u';
      if (part === undefined) return null;
      if (number !== null) numbers.push(number);
      if (part !== 'f') parts += part;
    }
    clauses.push({ parts, numbers });
  }
  return clauses;
}

/** One spelling for what keyboards write in several, with phrases as their one word. */
function folded(text: string): string {
  const plain = normalized(text.toLowerCase(), 'NFD')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(JUST_PRETTY, ' ')
    .replace(SAD, ' sorry ')
    .replace(/&/g, ' and ')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/(\d)(?=[a-z\u0900-\u097f])/g, '$1 ');
  return phrases.reduce(
    (all, [phrase, word]) => all.replace(phrase, word),
    ` ${plain.replace(/[ \t]+/g, ' ')} `,
  );
}

/** A number of people, from 1 to 99. */
function numberOf(word: string): number | null {
  if (/^[1-9]\d?$/.test(word)) return Number(word);
  return Object.hasOwn(numberWords, word) ? (numberWords[word] ?? null) : null;
}
