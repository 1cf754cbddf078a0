import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ourFiles, projectRoot } from '#scripts/lib/import-graph.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const documents = [
  ...readdirSync(projectRoot).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];
const ourFolders = [
  'app',
  'backend',
  'bench',
  'contract',
  'docs',
  'e2e',
  'messages',
  'public',
  'sandbox',
  'scripts',
  'tests',
];

/** Paths of ours that a document names in code marks, without a line or a note behind them. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => ourFolders.includes(name.split('/')[0] ?? '') && name.includes('/'));
/** Files a document leads to by a link. */
const links = (text: string) => [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);

describe('documents', () => {
  it.each(documents)('%s names files that are there', (document) => {
    const text = read(document);
    const missing = [
      ...namedPaths(text).filter((name) => !existsSync(path.join(projectRoot, name))),
      ...links(text).filter((to) => !existsSync(path.join(projectRoot, path.dirname(document), to))),
    ];
    expect(missing).toEqual([]);
  });

  it('name commands that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = documents.flatMap((document) =>
      [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });

  it('tell newcomers where each kind of change goes', () => {
    const text = read('CONTRIBUTING.md');
    for (const heading of ['Add a page', 'Add a field to an event', 'Add a provider', 'Add a language']) {
      const [, part = ''] = text.split(`## ${heading}\n`);
      expect(namedPaths(part.split('\n## ')[0] ?? '').length, heading).toBeGreaterThan(3);
    }
  });

  it('follow the dress code through every file it is added in', () => {
    const [, part = ''] = read('CONTRIBUTING.md').split('## Add a field to an event\n');
    const steps = namedPaths(part.split('That is all')[0] ?? '');
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.filter((file) => !/dress_?code/i.test(read(file)))).toEqual([]);
  });

  it('follow MSG91 through every file that knows it', () => {
    const [, part = ''] = read('CONTRIBUTING.md').split('## Add a provider\n');
    const steps = namedPaths(part.split('\n## ')[0] ?? '');
    const knowing = ourFiles().filter(
      (file) => /^(?!tests\/).+\.(tsx?|mjs)$/.test(file) && /msg91/i.test(read(file)),
    );
    // what the operator is told and what a lawyer reads
    for (const document of ['docs/operations/whatsapp-and-sms.md', 'docs/privacy.md']) {
      expect(read(document)).toContain('MSG91');
      expect(steps).toContain(document);
    }
    expect(knowing.length).toBeGreaterThan(5);
    expect(
      knowing.filter((file) => !steps.some((step) => step === file || `${path.dirname(file)}/` === step)),
    ).toEqual([]);
  });
});

describe('decision records', () => {
  const folder = path.join(projectRoot, 'docs/decisions');
  const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

  it.each(records)('%s begins with its number and says whether it is in force', (record) => {
    const text = readFileSync(path.join(folder, record), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${Number(record.slice(0, 4))}\\. .+\\n\\nStatus: \\w.+\\.\\n`));
  });

  it('have one number each', () => {
    expect(records.length).toBeGreaterThan(30);
    expect(new Set(records.map((record) => record.slice(0, 4))).size).toBe(records.length);
  });
});
