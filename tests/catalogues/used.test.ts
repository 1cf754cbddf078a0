import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ourFiles, projectRoot } from '#scripts/lib/import-graph.ts';

/** Read by a name that is put together, or handed on whole, as those are that guests read (`by-language.ts`). */
const WHOLE = [
  'app-language',
  'designs',
  'metrics',
  'collaboration/mail',
  'functions/pages',
  'invitations',
  'questions/page',
];

test('every sentence is said somewhere', () => {
  const root = path.join(projectRoot, 'messages');
  const sources = ourFiles()
    .filter((file) => /^(app|backend|contract|messages|scripts|sandbox)\/.*\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') }));
  const words = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'en.ts')
    .map((file) => path.dirname(file))
    .filter((word) => !WHOLE.includes(word) && !existsSync(path.join(root, word, 'by-language.ts')));
  const unused = words.flatMap((word) => {
    const own = `messages/${word}/en.ts`;
    const readers = sources
      .filter(({ file, text }) => file !== own && text.includes(`#messages/${word}/`))
      .map(({ text }) => text);
    const english = sources.find(({ file }) => file === own)?.text ?? '';
    const names = [...english.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    const isSaid = (name: string) => {
      const whole = new RegExp(`\\b${name}\\b`);
      return readers.some((text) => whole.test(text)) || english.split(whole).length > 2;
    };
    return names.filter((name) => !isSaid(name)).map((name) => `${word}: ${name}`);
  });
  expect(unused).toEqual([]);
});
