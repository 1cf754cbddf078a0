import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { samplesOf } from './samples.ts';

/*
 * Every Hindi catalogue against the English one beside it: nothing empty, nothing left in
 * English, and every blank, mark and tag of the English text. (That no name is missing is
 * the compiler's business.)
 */
const root = path.resolve(import.meta.dirname, '../../messages');
const words = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'hi.ts')
  .map((file) => path.dirname(file))
  .sort();

/** Written with Latin letters in Hindi too: names, what is typed as it stands, and what stands between marks of code. */
const names =
  /\b(?:Shagun|SMS|STOP|START|name@example\.com|Authorization: Bearer)\b|\.(?:shagun|csv|xlsx|vcf)\b|https?:\/\/[\w./-]*|\/auth\/login|`[^`]*`|<(code|file)>.*?<\/\1>/g;

/** Google’s terms ask for their name as it is. */
const untranslated = ['events.venue.attribution', 'app-language.appLanguage'];

interface Text {
  name: string;
  text: string;
}

/** Every text of a catalogue; what a function says for each of its samples. */
function textsOf(name: string, value: unknown): Text[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (typeof value === 'function')
    return samplesOf(name, value as () => unknown).flatMap((blanks, index) => {
      const words: unknown = value(...blanks);
      return typeof words === 'object' && words !== null
        ? textsOf(`${name}(${index})`, words)
        : [{ name: `${name}(${index})`, text: String(words) }];
    });
  // the pieces of one sentence, of which the first or the last may be empty
  if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
    return [{ name, text: value.join('{}') }];
  // a price, or whether something is bought
  if (typeof value !== 'object') return [];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(name ? `${name}.${key}` : key, inner),
  );
}

const catalogue = async (word: string, language: 'en' | 'hi'): Promise<Text[]> => {
  const module: object = await import(path.join(root, word, `${language}.ts`));
  return textsOf(word.replaceAll(path.sep, '.'), { ...module });
};

/** `आप` as the one who does something, with a verb that only a man would use: half of those who read it are women. */
const masculineYou =
  /(?<![\p{L}\p{M}])आप (?!में |से |को |तक |सभी )[^।:,;?!]*?(?:(?:ते|रहे|चुके|गए) हैं|(?:एँ|ें)गे(?![\p{L}\p{M}]))/u;

/** Blanks, marks and tags of a text, however often and in whatever order. */
const blanksOf = (text: string): string[] =>
  [
    ...new Set(
      text
        .replace(/(?<=\d),(?=\d)/g, '')
        .match(/\{\{\d\}\}|\{\}|<\/?[a-z]+>|#|(?<!\d)(?:2001|3002|4003|5004|6005|7006)(?!\d)/g) ?? [],
    ),
  ].sort();

test('every English catalogue has a Hindi one, which the compiler compares', () => {
  // for programmers, for programs, and the wordings that a description begins with
  const english = ['api-description', 'metrics', 'suggested-text/wordings'];
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'en.ts')
    .map((file) => path.dirname(file));
  expect(all.filter((word) => !words.includes(word)).sort()).toEqual(english);
  const compared = readFileSync(path.join(root, 'complete.ts'), 'utf8');
  const isCompared = (word: string) =>
    ['words.ts', 'by-language.ts'].some((file) => existsSync(path.join(root, word, file))) ||
    compared.includes(`Complete<typeof import('./${word}/en.ts'), typeof import('./${word}/hi.ts')>`);
  expect(words.filter((word) => word !== 'app-language' && !isCompared(word))).toEqual([]);
});

test('there are Hindi catalogues, each beside an English one', () => {
  expect(words).toEqual(
    expect.arrayContaining([
      'errors',
      'guests/reply',
      'events/page',
      'invitations/mail',
      'invitations/unsubscribe',
      'site/guest-frame',
    ]),
  );
  expect(words.filter((word) => !existsSync(path.join(root, word, 'en.ts')))).toEqual([]);
});

describe.each(words)('%s', (word) => {
  test('says nothing empty and nothing in English', async () => {
    const english = new Map((await catalogue(word, 'en')).map(({ name, text }) => [name, text]));
    const wrong = (await catalogue(word, 'hi'))
      // what is empty on purpose is empty in English
      .filter(({ name }) => english.get(name) !== '' && !untranslated.includes(name))
      .filter(({ text }) => {
        // a name that is the same in both languages may stand alone with what is filled in
        const rest = text.replace(names, '').replace(/<\/?[a-z]+>/gi, '');
        return (
          !/\p{Script=Devanagari}|^[^\p{L}]*\d[^\p{L}]*$/u.test(rest) ||
          /[A-Za-z]{2}|undefined|NaN/.test(rest)
        );
      });
    expect(wrong).toEqual([]);
  });

  test('speaks to women and men alike', async () => {
    const wrong = (await catalogue(word, 'hi')).filter(({ text }) => masculineYou.test(text));
    expect(wrong).toEqual([]);
  });

  test('has the blanks and tags of the English', async () => {
    const english = new Map((await catalogue(word, 'en')).map(({ name, text }) => [name, text]));
    for (const { name, text } of await catalogue(word, 'hi')) {
      // counts of one and none are often written as words
      if (/\((1|2)\)$/.test(name)) continue;
      expect({ name, blanks: blanksOf(text) }).toEqual({ name, blanks: blanksOf(english.get(name) ?? '') });
    }
  });
});

describe('the test itself', () => {
  test.each([
    ['आप यह पेज बंद कर सकते हैं।', true],
    ['क्या यह उपहार आप लाएँगे?', true],
    ['हो गया: आप साइन इन हो गए हैं।', true],
    ['आप में से कितने लोग आएँगे?', false],
    ['आप आएँ तो उन्हें ख़ुशी होगी, वे जल्दी आएँगे।', false],
    ['आपको और ई-मेल नहीं मिलेंगे।', false],
  ])('knows whom “%s” leaves out', (text, only) => {
    expect(masculineYou.test(text)).toBe(only);
  });

  test('finds what is left out and what is left in English', () => {
    expect(blanksOf('<open>2,001</open> {{1}} # 3002')).toEqual(
      ['#', '2001', '3002', '</open>', '<open>', '{{1}}'].sort(),
    );
    expect(
      textsOf('word', {
        plain: 'text',
        counted: (number: number) => `${number} guests`,
        pieces: ['', 'and', ''],
        gifts: [{ name: 'Kettle', price: 900 }],
      }),
    ).toEqual([
      { name: 'word.plain', text: 'text' },
      { name: 'word.counted(0)', text: '2001 guests' },
      { name: 'word.counted(1)', text: '1 guests' },
      { name: 'word.counted(2)', text: '0 guests' },
      { name: 'word.pieces', text: '{}and{}' },
      { name: 'word.gifts.0.name', text: 'Kettle' },
    ]);
  });
});
