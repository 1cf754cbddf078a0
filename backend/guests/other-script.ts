/*
 * Names found by how they sound in another script: `sunita` finds सुनीता and સુનીતા, `सुनीता` finds Sunita and Suneeta.
 * What was typed becomes a pattern for the other script. Its consonants are those of one family (t, th, त, ठ …), its
 * vowels are of a, of i and e, or of u and o: people spell these in many ways.
 */

/** A family of consonants: the Latin letters that begin one, how Latin writes it, and Devanagari's letters. */
const FAMILIES: [begins: string, latin: string, letters: string][] = [
  ['k q c', '[kqc]+h?', 'कख'],
  ['g', 'g+h?', 'गघ'],
  ['ch', '(?:c+h+|s+h)', 'चछ'],
  ['j z', '(?:j+h?|z+)', 'जझ'],
  ['t', 't+h?', 'तथटठ'],
  ['d', 'd+h?', 'दध'],
  ['d r', '[dr]+h?', 'डढ'],
  ['n', 'n+h?', 'नणङञ'],
  ['n m', '[nm]+', 'ं'],
  ['p f', '(?:p+h?|f+)', 'पफ'],
  ['b', 'b+h?', 'बभ'],
  ['m', 'm+h?', 'म'],
  ['r', 'r+h?', 'र'],
  ['', 'r+[iu]*', 'ऋृ'],
  ['l', 'l+h?', 'लळ'],
  ['v w', '[vwuo]+', 'व'],
  ['s', '(?:s+h?|ch)', 'सशष'],
  ['h', '(?:g?h)?', 'ह'],
];

const LETTERS = FAMILIES.map(([, , letters]) => letters).join('');
const lettersOf = (begin: string): string =>
  FAMILIES.filter(([begins]) => begins.split(' ').includes(begin))
    .map(([, , letters]) => letters)
    .join('');

const [OF_A, OF_I, OF_U, NO_VOWEL] = ['ाअआ', 'िीइईएेऐैॅॆऎय', 'ुूउऊओोऔौॉॊऒव', '्'];

/** The scripts of India have their letters in Devanagari's order, each in a block of its own. */
const [DEVANAGARI, BLOCK, SCRIPTS] = [0x900, 0x80, 9];

/** Any letter of these, in each of the scripts. */
const oneOf = (letters: string): string =>
  `[${[...letters]
    .flatMap((letter) => Array.from({ length: SCRIPTS }, (_, at) => letter.charCodeAt(0) + at * BLOCK))
    .map((code) => String.fromCharCode(code))
    .join('')}]`;

const inDevanagari = (text: string): string =>
  text.replace(/[\u0980-\u0d7f]/g, (letter) =>
    String.fromCharCode(DEVANAGARI + (letter.charCodeAt(0) % BLOCK)),
  );

/**
 * A pattern, for whatever capitals, that finds a name by its beginning in another script than `typed` is in. It is
 * understood by PostgreSQL and by JavaScript. Null where what was typed is no name, is in two scripts, or is one letter.
 */
export function inOtherScript(typed: string): string | null {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const write = [/^[a-z]+$/, /^[\u0900-\u0d7f]+$/].findIndex((script) =>
    words.every((word) => script.test(word)),
  );
  if (write < 0 || words.join('').length < 2) return null;
  return `(^|[\\s(])${words.map(write === 0 ? indicOf : latinOf).join('\\s+')}`;
}

/** Consonants with the `h` behind them, and vowels in a row. */
const LATIN_SOUNDS = /gy|d?ny|jn|ksh|x|ch+|ck|r[iu](?![aeiouy])|w(?=[aeiouy])|[^aeiouyw]h?|[aeiouyw]+/g;
const IS_VOWELS = /^(?:[aeiouy]|w.)/;

function indicOf(word: string): string {
  const sounds = word.replace(/([^aeiou])\1+/g, '$1').match(LATIN_SOUNDS) ?? [];
  return sounds
    .map((sound, at) => {
      const next = sounds[at + 1];
      if (IS_VOWELS.test(sound)) return indicVowels(sound, at === 0);
      const end = next === undefined || IS_VOWELS.test(next) ? '' : `${oneOf(NO_VOWEL)}?`;
      if (/^(?:gy|d?ny|jn)$/.test(sound)) return `${oneOf('जगन')}${oneOf(NO_VOWEL)}?${oneOf('ञनय')}`;
      if (/^(?:ksh|x)$/.test(sound)) return `${oneOf('क')}${oneOf(NO_VOWEL)}?${oneOf('षशस')}${end}`;
      if (/^r[iu]$/.test(sound)) return `(?:${oneOf('ऋृ')}|${oneOf('र')}${oneOf(OF_I + OF_U)})`;
      const one = oneOf(lettersOf(sound.startsWith('ch') ? 'ch' : sound.slice(0, 1)));
      const twice = `${one}(?:${oneOf(NO_VOWEL)}${one})?`;
      // `Sinha`, `Singh`, `Shah`
      const withH = /.h$/.test(sound) ? `(?:${oneOf(NO_VOWEL)}?${oneOf('ह')})?` : '';
      return sound === 'gh'
        ? `${oneOf('गघह')}${end}`
        : `${twice}${sound === 'h' && next === undefined ? '?' : ''}${withH}${end}`;
    })
    .join('');
}

function indicVowels(run: string, isFirst: boolean): string {
  // `Zoya` is no Joshi: what is said before a `y` does not stand for it
  const [, before, after] = /^([aouw]+)y(.*)$/.exec(run) ?? [];
  if (before)
    return `${indicVowels(before, isFirst)}${oneOf(OF_I)}${after ? `${oneOf(OF_A + OF_I + OF_U)}*` : ''}`;
  const [hasI, hasU] = [/[eiy]/.test(run), /[ouw]/.test(run)];
  const [a, i, u] = [OF_A + NO_VOWEL, hasI ? OF_I : '', hasU ? OF_U : ''];
  // an `e` may be no vowel at all in the other script: `Ahmed`, अहमद
  if (run === 'e' && !isFirst) return `${oneOf(a + i)}*`;
  if (i || u) return `${oneOf(a)}*${oneOf(i + u)}${oneOf(a + i + u)}*`;
  return isFirst ? oneOf('अआ') : `${oneOf(a)}*`;
}

/** Devanagari by its sounds: two consonants that are said as one, a consonant, a nasal, vowels in a row with the sign for none. */
const INDIC_SOUNDS = /ज्ञ|क्[षस]|[क-यरलळवशषसहऋृ](?<!य)|ं|[\u0900-\u097f]+?(?=[क-यरलळवशषसहऋृं](?<!य)|$)/g;
const TOGETHER = new Map([
  ['ज्ञ', '(?:g+n?y?|d?ny|jn)'],
  ['क्ष', '(?:k+s+h?|x+|c+h+)'],
  ['क्स', '(?:k+s+|x+)'],
]);

function latinOf(word: string): string {
  const sounds = inDevanagari(word).match(INDIC_SOUNDS) ?? [];
  return sounds
    .map((sound, at) => {
      const consonant =
        TOGETHER.get(sound) ?? FAMILIES.findLast(([, , letters]) => letters.includes(sound))?.[1];
      if (!consonant) return latinVowels(sound);
      const next = sounds[at + 1];
      // said with an `a`, unless another vowel follows or it is a nasal
      const isBare = sound !== 'ं' && (!next || next === 'ं' || LETTERS.includes(next.slice(0, 1)));
      return isBare ? `${consonant}[ae]*` : consonant;
    })
    .join('');
}

function latinVowels(run: string): string {
  const [, before] = /^([^िीइईएेऐैॅॆऎय]*[ाआुूउऊओोऔौॉॊऒव])य/.exec(run) ?? [];
  if (before) return `${latinVowels(before)}[iey]+[aeiouyw]*`;
  const has = (vowels: string) => [...run].some((letter) => vowels.includes(letter));
  const [a, i, u] = [has('ाअआ'), has(OF_I), has(OF_U)];
  if (i || u) return `[a${i ? 'eiy' : ''}${u ? 'ouw' : ''}]+`;
  // `Agarwal`, अग्रवाल
  return a ? '[ae]+' : 'a?';
}
