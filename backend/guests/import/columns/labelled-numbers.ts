import { asciiDigits } from '#contract/common/phone.ts';
import { normalized } from '#contract/common/unicode.ts';
import type { FoundPhone } from './column-kind.ts';
import { readParty } from './party.ts';
import { isFirm, RELATIVES } from './whose-contact.ts';

/** Beside the number that is the guest's own, and in use. */
const IN_USE =
  'self|own|mine|khud|apna|apni|new|latest|current|changed to|now|naya|nayi|स्वयं|खुद|अपना|स्वतः|नया|नयी|नई|नवीन|नवा|પોતે|નવો|નવું|ਖੁਦ|ਨਵਾਂ|নিজের|নতুন|சொந்த|புதிய|సొంత|కొత్త|ಸ್ವಂತ|ಹೊಸ|സ്വന്തം|പുതിയ|نیا';
/** Beside one that was theirs. */
const OUT_OF_USE =
  'old|previous|earlier|not working|switched off|wrong|inactive|purana|puraana|purani|band|पुराना|पुरानी|जुना|बंद|જૂનો|જૂનું|ਪੁਰਾਣਾ|পুরনো|পুরানো|பழைய|పాత|ಹಳೆಯ|ಹಳೆ|പഴയ|پرانا';
/** What a label may have beside such a word. */
const OF_LABEL = 'no|nos|num|number|mobile|mob|phone|ph|cell|ka|ki|ke|is|his|her|and|का|की|के|नंबर|फोन';
/** Beside a number that is for something, or of a place. */
const OF_USE = 'whatsapp|wa|home|office|off|res|resi|work|shop|landline|घर|ऑफिस|दुकान|ઘર|ਘਰ|বাড়ি|வீடு|ఇల్లు|ಮನೆ';

const alone = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;
const [IS_IN_USE, IS_OUT_OF_USE, IS_OF_RELATIVE, IS_ANY] = [
  IN_USE,
  OUT_OF_USE,
  RELATIVES,
  `${IN_USE}|${OUT_OF_USE}|${RELATIVES}|${OF_USE}`,
].map((words) => new RegExp(alone(words), 'iu')) as [RegExp, RegExp, RegExp, RegExp];
const ONLY_LABELS = new RegExp(
  `^(?:${alone(`${IN_USE}|${OUT_OF_USE}|${RELATIVES}|${OF_USE}|${OF_LABEL}`)}|[^\\p{L}\\p{M}\\p{Nd}])*$`,
  'iu',
);

/** A number as a hand writes it, of ten digits or more. */
const NUMBER = /\+?\(?\d(?:[\s().-]*\d){9,13}/g;

/** The numbers of a text, and what stands before, between and behind them. */
function partsOf(written: string) {
  const text = asciiDigits(normalized(written, 'NFKC'));
  return { text, numbers: text.match(NUMBER) ?? [], between: text.split(NUMBER) };
}

/** What is said of each number: `old` and `new` of `98… (old) 98… (new)`, `old 98… new 98…` or `98… changed to 98…`. */
function labelsOf(between: readonly string[]): string[] {
  const labels = between.slice(1).map(() => '');
  const say = (at: number, words: string) => {
    if (at >= 0 && at < labels.length) labels[at] += ` ${words}`;
  };
  const isBehind = !/\p{L}/u.test(between[0] ?? '') && /\p{L}/u.test(between.at(-1) ?? '');
  for (const [at, gap] of between.entries()) {
    const [, inBrackets = '', others = gap] = /^(\s*\([^()]*\))(.*)$/su.exec(gap) ?? [];
    const [first = '', ...behind] = others.split(/[,;/|\n&]/u);
    say(at - 1, inBrackets);
    if (behind.length > 0) {
      say(at - 1, first);
      say(at, behind.join(' '));
    } else say(isBehind ? at - 1 : at, first);
  }
  return labels;
}

/** A new number or one of their own before others, and one out of use behind them. */
function placeOf(label: string): number {
  if (IS_OUT_OF_USE.test(label)) return 3;
  if (IS_IN_USE.test(label)) return 0;
  return IS_OF_RELATIVE.test(label) ? 2 : 1;
}

/** The phones of a cell with the guest's own first: `old 98… new 98…`, `wife 98…, self 98…`. */
export function ownFirst(cell: string, phones: readonly FoundPhone[]): FoundPhone[] {
  const { numbers, between } = partsOf(cell);
  const areAll =
    numbers.length === phones.length &&
    phones.every(({ e164 }, at) => numbers[at]?.replace(/\D/g, '').endsWith(e164.slice(-10)));
  if (phones.length < 2 || !areAll) return [...phones];
  const labels = labelsOf(between);
  return phones
    .map((phone, at) => ({ phone, place: placeOf(labels[at] ?? '') }))
    .sort((one, other) => one.place - other.place)
    .map(({ phone }) => phone);
}

/** Behind a name and before a number; of a word by which somebody is called only with a sign before it. */
const BEFORE_NUMBER = new RegExp(
  `(?:\\s*[-–—:,(]\\s*(?:${IN_USE}|${OUT_OF_USE}|${RELATIVES})|\\s+(?!(?:bhai|didi|naya|nayi|brother|sister|भाई)(?!\\p{L}))(?:${IN_USE}|${OUT_OF_USE}|${RELATIVES}))(?:\\s+(?:${OF_LABEL}))*[\\s.:(–—-]*$`,
  'iu',
);
const IS_STATE = new RegExp(alone(`${IN_USE}|${OUT_OF_USE}`), 'iu');
/** Also somebody's first name. */
const MAY_BE_NAME = /(?<!\p{L})Nay[ai](?!\p{L})/gu;
/** A line with more is no guest's. */
const LONGEST = 400;
/** So many of the guest, behind all numbers. */
const COUNTED = /\s*\(([^()]*\d[^()]*)\)\s*$/u;

/**
 * A line with a name and numbers of which words say whose they are, or which is in use, taken apart: `Amit old 98… new 98…`,
 * `Neha 98… (self) 97… (wife)`, `Om 98… Infosys`. Null for any other.
 */
export function apartFromLabels(line: string): { name: string; contacts: string } | null {
  if (line.length > LONGEST) return null;
  const counted = COUNTED.exec(line);
  const behind = counted && readParty(counted[1] ?? '') ? counted[0] : '';
  const { text, numbers, between } = partsOf(behind ? line.slice(0, -behind.length) : line);
  const [before = '', ...others] = between;
  const label = BEFORE_NUMBER.exec(before)?.[0] ?? '';
  const last = others.at(-1) ?? '';
  const isOfFirm = numbers.length === 1 && isFirm(last);
  if (numbers.length === 0 || !(isOfFirm || others.every((gap) => ONLY_LABELS.test(gap)))) return null;
  // of one number alone a relative's word says that it is not the guest's
  const isLabelled =
    numbers.length === 1
      ? isOfFirm || IS_STATE.test(last) || /^\s*[-–—:,(]?\s*(?:old|new|self|own)(?!\p{L})/u.test(label)
      : others.some((gap) => IS_ANY.test(gap.replace(MAY_BE_NAME, ''))) || IS_STATE.test(label);
  const name = before.slice(0, before.length - label.length);
  // `Papa 98…, Mummy 98…` are two guests
  return isLabelled && /\p{L}/u.test(name.replace(IS_OF_RELATIVE, ''))
    ? { name: `${name}${behind}`, contacts: text.slice(name.length).replace(/^[\s–—:,-]+/u, '') }
    : null;
}
