import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/v4';
import { operations, type Operation } from '#contract/operations.ts';
import { validationMessages } from '#contract/common/validation.ts';
import { validationWords } from '#messages/validation/by-language.ts';
import { projectRoot } from '#scripts/lib/import-graph.ts';

/*
 * Every schema of the contract, given values of wrong types, lengths and sizes at every
 * place: people read sentences of ours and never the validator's own.
 */
const RAW = 'the validator speaks';
const english = z.config().localeError;
beforeAll(() => void z.config({ localeError: () => RAW }));
afterAll(() => void z.config({ localeError: english }));

const long = 'x'.repeat(25_000);
const wrong: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Infinity,
  -1,
  1.5,
  1e12,
  '',
  'x',
  '1.5',
  '-7',
  '1e15',
  long,
  true,
  [],
  ['x'],
  {},
  { nobody: 1 },
  new Date(Number.NaN),
  Symbol('no'),
];
const few = [undefined, null, Number.NaN, -1.5, long, true, [], {}];
const many = (value: unknown) => Array.from({ length: 10_500 }, () => value);

/** The schemas a schema is made of; of an object with the name of each. */
function partsOf(schema: z.core.$ZodType): [name: string | undefined, part: z.core.$ZodType][] {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> };
  const unnamed = [
    def.element,
    def.valueType,
    def.in,
    def.out,
    def.innerType,
    ...((def.options as unknown[] | undefined) ?? []),
  ];
  return [
    ...Object.entries((def.shape as Record<string, z.core.$ZodType> | undefined) ?? {}),
    ...unnamed
      .filter((part) => part !== undefined)
      .map((part): [undefined, z.core.$ZodType] => [undefined, part as z.core.$ZodType]),
  ];
}

/** Values that fit a schema nowhere, or everywhere but in one place. */
function* badValues(schema: z.core.$ZodType, depth = 0): Generator<unknown> {
  // one value of each type is enough where the same parts come again
  yield* depth < 3 ? wrong : few;
  if (depth > 5) return;
  const { type } = schema._zod.def;
  if (type === 'array' && depth < 2) yield many('x');
  for (const [name, part] of partsOf(schema)) {
    for (const value of badValues(part, depth + 1)) {
      if (name !== undefined) yield { [name]: value };
      else if (type === 'array') yield [value];
      else if (type === 'record') yield { abcdefgh: value, '': value };
      else yield value;
    }
  }
}

const tellTales = /expected|received|invalid|required|must contain|too (big|small)|undefined|NaN|\[object/i;

function foreignSentences(schema: z.ZodType): string[] {
  const found = new Set<string>();
  for (const value of badValues(schema)) {
    const result = schema.safeParse(value);
    for (const { message, path: place } of result.error?.issues ?? []) {
      // 'Invalid OAuth state' and the like are the specification's own
      if (message === RAW || message.trim() === '' || (tellTales.test(message) && !specified.has(message)))
        found.add(`${place.map(String).join('.')}: ${message}`);
    }
  }
  return [...found];
}
const specified = new Set([
  'Invalid OAuth state',
  'Cannot delete gift: Invalid gift ID',
  'Authorization code not received',
]);

const parts = Object.entries(operations).flatMap(([name, operation]: [string, Operation]) =>
  Object.entries({
    body: operation.body,
    'body in Hindi': operation.bodyIn?.('hi'),
    query: operation.query,
    params: operation.params,
  }).flatMap(([part, schema]) => (schema ? [[name, part, schema] as const] : [])),
);

test.each(parts)('%s: its %s is refused in sentences of ours', (_name, _part, schema) => {
  expect(foreignSentences(schema)).toEqual([]);
});

/** Every schema below these, themselves included. */
function all(schemas: readonly z.core.$ZodType[], found = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  for (const schema of schemas) {
    if (found.has(schema)) continue;
    found.add(schema);
    all(
      partsOf(schema).map(([, part]) => part),
      found,
    );
  }
  return found;
}

// nobody sends an answer, and what the calls take was tried above
const answers = Object.values(operations).flatMap(({ response }: Operation) => response ?? []);
const tried = all([...answers, ...parts.map(([, , schema]) => schema)]);

const contract = readdirSync(path.join(projectRoot, 'contract')).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('operations.ts'),
);

test.each(contract)('contract/%s: so is every other schema', async (file) => {
  const module = (await import(path.join(projectRoot, 'contract', file))) as Record<string, unknown>;
  const schemas = Object.entries(module).filter(
    (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType && !tried.has(entry[1]),
  );
  expect(
    schemas.flatMap(([name, schema]) => foreignSentences(schema).map((sentence) => `${name} ${sentence}`)),
  ).toEqual([]);
});

describe('each way a value can be wrong', () => {
  const cases: readonly [string, z.ZodType, unknown, string, string][] = [
    ['missing', z.string(), undefined, 'Please fill this in.', 'यह भरना ज़रूरी है।'],
    ['no text', z.string(), 5, 'Enter text.', 'यहाँ कुछ लिखें।'],
    ['no number', z.coerce.number(), 'many', 'Enter a number.', 'कृपया संख्या लिखें।'],
    ['half a number', z.number().int(), 1.5, 'Enter a whole number.', 'कृपया पूरी संख्या लिखें, दशमलव के बिना।'],
    ['none of a list', z.enum(['a', 'b']), 'c', 'Choose one of the options.', 'दिए गए विकल्पों में से एक चुनें।'],
    ['neither yes nor no', z.boolean(), 'maybe', 'Choose yes or no.', 'हाँ या नहीं चुनें।'],
    [
      'too long',
      z.string().max(1200),
      long,
      'Use at most 1,200 characters.',
      'ज़्यादा से ज़्यादा 1,200 अक्षर लिखें।',
    ],
    ['too short', z.string().min(2), 'a', 'Use at least 2 characters.', 'कम से कम 2 अक्षर लिखें।'],
    [
      'too many',
      z.array(z.string()).max(2),
      ['a', 'b', 'c'],
      'At most 2 are possible.',
      'ज़्यादा से ज़्यादा 2 हो सकते हैं।',
    ],
    ['none chosen', z.array(z.string()).min(1), [], 'Choose at least one.', 'कम से कम एक चुनें।'],
    ['too high', z.number().max(30), 31, 'Enter 30 or less.', '30 या उससे कम लिखें।'],
    ['too low', z.number().min(1), 0, 'Enter 1 or more.', '1 या उससे ज़्यादा लिखें।'],
    ['not above', z.number().positive(), 0, 'Enter more than 0.', '0 से ज़्यादा लिखें।'],
    [
      'nothing of a choice of kinds',
      z.union([z.number(), z.boolean()]),
      'x',
      'Please check this: we cannot read it.',
      'कृपया इसे जाँचें: यह पढ़ा नहीं जा सका।',
    ],
  ];
  test.each(cases)('%s', (_name, schema, value, inEnglish, inHindi) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe(inEnglish);
    expect(
      schema.safeParse(value, { error: validationMessages(validationWords.hi) }).error?.issues[0]?.message,
    ).toBe(inHindi);
  });
});

test('in a browser no code is made of text, which our pages forbid', async () => {
  const before = z.config().jitless ?? false;
  vi.stubGlobal('document', {});
  vi.resetModules();
  await import('#contract/common/fields.ts');
  expect(z.config().jitless).toBe(true);
  vi.unstubAllGlobals();
  z.config({ jitless: before });
});
