import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  exportedNames,
  findCycle,
  importGraph,
  ourFiles,
  projectRoot,
  type Import,
} from '#scripts/lib/import-graph.ts';

const graph = importGraph();
const top = (file: string) => file.split('/')[0] ?? '';

/** Imports that break a rule, each as 'file → what it imports'. */
function offences(breaks: (file: string, imported: Import) => boolean): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.filter((each) => breaks(file, each)).map((each) => `${file} → ${each.specifier}`),
  );
}

describe('who may import whom', () => {
  it('sees the imports at all', () => {
    expect(graph.size).toBeGreaterThan(100);
    expect(graph.get('app/server/backend-transport.server.ts')?.map(({ file }) => file)).toContain(
      'backend/boot.ts',
    );
    expect(graph.get('backend/boot.ts')).toContainEqual({
      specifier: '#backend/platform/context.ts',
      file: 'backend/platform/context.ts',
      typeOnly: true,
    });
  });

  it('every import of ours leads to a file', () => {
    const files = new Set(ourFiles());
    expect(offences((_, { file }) => file !== undefined && !files.has(file))).toEqual([]);
  });

  it('app knows the contract; only its two server modules know the backend', () => {
    const backendModules = ['app/server/backend-transport.server.ts', 'app/server/server-events.server.ts'];
    const allowed = (file: string) => [
      'app',
      'contract',
      'messages',
      'public',
      ...(backendModules.includes(file) ? ['backend'] : []),
    ];
    expect(
      offences(
        (file, imported) =>
          top(file) === 'app' && imported.file !== undefined && !allowed(file).includes(top(imported.file)),
      ),
    ).toEqual([]);
  });

  it('no test starts the app on its own data folder by importing a page’s server part', () => {
    const transport = 'app/server/backend-transport.server.ts';
    // imports the backend when it asks, not before
    const lazy = 'app/forms/require-writer.server.ts';
    const mocksIt = (file: string) =>
      readFileSync(path.join(projectRoot, file), 'utf8').includes(`vi.mock('#${transport}'`);
    const reaches = (start: string): boolean => {
      const seen = new Set([start]);
      for (const file of seen)
        for (const each of graph.get(file) ?? [])
          if (each.file !== undefined && !each.typeOnly && file !== lazy) seen.add(each.file);
      return seen.has(transport);
    };
    const tests = [...graph.keys()].filter((file) => /^tests\/.*\.test\.tsx?$/.test(file));
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter((file) => reaches(file) && !mocksIt(file))).toEqual([]);
  });

  it('a catalogue of messages goes by its own name, so that a line says which one it takes a sentence from', () => {
    const nameless = ourFiles().filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        /import \* as (words|messages|texts) from '#messages/.test(
          readFileSync(path.join(projectRoot, file), 'utf8'),
        ) &&
        !file.startsWith('messages/') &&
        !file.startsWith('tests/'),
    );
    expect(nameless).toEqual([]);
  });

  it('backend knows the contract and itself', () => {
    expect(
      offences(
        (file, imported) =>
          top(file) === 'backend' &&
          imported.file !== undefined &&
          !['backend', 'contract', 'messages'].includes(top(imported.file)),
      ),
    ).toEqual([]);
  });

  it('the contract imports zod, the catalogues and itself', () => {
    expect(
      offences(
        (file, imported) =>
          top(file) === 'contract' &&
          (imported.file
            ? !['contract', 'messages'].includes(top(imported.file))
            : imported.specifier !== 'zod/v4'),
      ),
    ).toEqual([]);
  });

  it('what makes a schema for people leads to the sentences the validator speaks', () => {
    const reaches = (file: string, seen = new Set<string>()): boolean => {
      if (file === 'contract/common/fields.ts') return true;
      if (seen.has(file)) return false;
      seen.add(file);
      return (graph.get(file) ?? []).some(
        (imported) => !imported.typeOnly && imported.file !== undefined && reaches(imported.file, seen),
      );
    };
    const makers = [...graph].filter(
      ([file, imports]) =>
        /^(app|contract)\//.test(file) &&
        imports.some(({ specifier, typeOnly }) => specifier === 'zod/v4' && !typeOnly),
    );
    expect(makers.length).toBeGreaterThan(20);
    // stored numbers, rows the server read, answers and notes on them: nobody types what these check
    const forNobody = [
      'contract/audience/read-by.ts',
      'contract/common/phone.ts',
      'contract/common/errors.ts',
      'contract/guests/guest-list-file.ts',
      'app/forms/flash.server.ts',
      'contract/messaging/webhook-payloads.ts',
    ];
    expect(
      makers.map(([file]) => file).filter((file) => !forNobody.includes(file) && !reaches(file)),
    ).toEqual([]);
  });

  it('catalogues import each other and the ways of writing dates, amounts and counts', () => {
    expect(
      offences(
        (file, imported) =>
          top(file) === 'messages' &&
          top(imported.file ?? '') !== 'messages' &&
          imported.file !== 'contract/common/format.ts',
      ),
    ).toEqual([]);
  });

  it('the sandbox knows nothing of the product, and nothing but scripts and tests knows it', () => {
    expect(
      offences(
        (file, imported) =>
          top(file) === 'sandbox' && imported.file !== undefined && top(imported.file) !== 'sandbox',
      ),
    ).toEqual([]);
    expect(
      offences(
        (file, imported) =>
          imported.file !== undefined &&
          top(imported.file) === 'sandbox' &&
          !['sandbox', 'scripts', 'tests', 'e2e', 'bench'].includes(top(file)),
      ),
    ).toEqual([]);
  });

  it('nothing of the product imports scripts or tests', () => {
    const product = ['app', 'backend', 'contract', 'messages', 'sandbox'];
    expect(
      offences(
        (file, imported) =>
          product.includes(top(file)) &&
          ['scripts', 'tests', 'e2e', 'bench'].includes(top(imported.file ?? '')),
      ),
    ).toEqual([]);
  });

  it('parts in app/ui know no page and no payload', () => {
    expect(
      offences(
        (file, imported) =>
          file.startsWith('app/ui/') &&
          imported.file !== undefined &&
          !/^app\/(ui|framework)\//.test(imported.file) &&
          top(imported.file) !== 'messages',
      ),
    ).toEqual([]);
  });

  it('pictures are decoded in a process of their own, never beside pages', () => {
    expect(
      offences((file, { specifier }) => ['app', 'backend'].includes(top(file)) && specifier === 'sharp'),
    ).toEqual(['backend/platform/picture-work/picture-process.mjs → sharp']);
  });

  it('what the sandbox alone needs is not installed where Shagun is served', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const packageOf = (specifier: string) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
    const reached = (starts: (file: string) => boolean): Set<string> => {
      const files = [...graph.keys()].filter(starts);
      const seen = new Set(files);
      const packages = new Set<string>();
      for (let file = files.pop(); file; file = files.pop()) {
        for (const { specifier, file: ours, typeOnly } of graph.get(file) ?? []) {
          if (!ours && !typeOnly) packages.add(packageOf(specifier));
          if (ours && !typeOnly && !seen.has(ours)) files.push(ours);
          if (ours && !typeOnly) seen.add(ours);
        }
      }
      return packages;
    };
    const served = reached((file) =>
      /^(app|backend|contract|messages)\/|^scripts\/(admin|backend|build|ledger-check|migrate|serve|worker)\.ts$|^vite\.config\.ts$/.test(
        file,
      ),
    );
    expect([...served].filter((name) => name in devDependencies)).toEqual([]);
    const inSandbox = reached((file) => file.startsWith('sandbox/'));
    expect(inSandbox.size).toBeGreaterThan(5);
    expect([...inSandbox].filter((name) => name in dependencies && !served.has(name))).toEqual([]);
  });

  it('no imports go in circles', () => {
    expect(findCycle(graph)).toBeNull();
    const looped = new Map([
      ['a', [{ specifier: './b', file: 'b', typeOnly: false }]],
      ['b', [{ specifier: './a', file: 'a', typeOnly: false }]],
    ]);
    expect(findCycle(looped)).toEqual(['a', 'b', 'a']);
  });
});

describe('exported names', () => {
  /** What Remix calls in every route. */
  const ofRoutes = [
    'ErrorBoundary',
    'action',
    'clientAction',
    'handle',
    'headers',
    'links',
    'loader',
    'meta',
    'shouldRevalidate',
  ];

  it('have one meaning each in the product', () => {
    const product = [...graph.keys()].filter((file) => /^(app|backend|contract|scripts)\//.test(file));
    expect(product.length).toBeGreaterThan(500);
    const places = new Map<string, string[]>();
    for (const file of product)
      for (const name of exportedNames(file)) places.set(name, [...(places.get(name) ?? []), file]);
    for (const name of ofRoutes) places.delete(name);
    expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
  });
});

describe('files', () => {
  const text = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

  it('are small enough to read in one go', () => {
    // a table is as long as what it lists
    const tables = ['contract/operations.ts'];
    const limit = (file: string) => (/^(tests|e2e)\//.test(file) ? 520 : 370);
    const long = [...graph.keys()].filter(
      (file) => !tables.includes(file) && text(file).trimEnd().split('\n').length > limit(file),
    );
    expect(long).toEqual([]);
  });

  it('have names in kebab-case', () => {
    const named = [...graph.keys()].filter(
      (file) => !file.split('/').every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/.test(part)),
    );
    expect(named).toEqual([]);
  });

  it('import zod from one place', () => {
    expect(offences((_, { specifier }) => specifier === 'zod' || specifier === 'zod/v3')).toEqual([]);
  });

  it('hold no path of somebody’s machine, no unfinished note and no silenced type error', () => {
    const unwanted = [
      // in pieces, so that this file does not find itself
      new RegExp(['/(wo', 'rk|ho', 'me|ro', 'ot|Us', 'ers|fa', 'rm)/[a-z]'].join('')),
      new RegExp(['\\b(TO', 'DO|FIX', 'ME|XX', 'X)\\b'].join('')),
      new RegExp(['@ts-', '(ignore|nocheck)'].join('')),
    ];
    const readable = ourFiles().filter(
      (file) => /\.(tsx?|mjs|js|json|md|css|sql|sh|example)$/.test(file) && file !== 'package-lock.json',
    );
    const found = readable.flatMap((file) =>
      text(file)
        .split('\n')
        .flatMap((line, index) =>
          unwanted.some((pattern) => pattern.test(line))
            ? [`${file}:${index + 1} ${line.trim().slice(0, 80)}`]
            : [],
        ),
    );
    expect(found).toEqual([]);
  });

  it('come from the public registry alone', () => {
    const lock = JSON.parse(text('package-lock.json')) as { packages: Record<string, { resolved?: string }> };
    const elsewhere = Object.values(lock.packages).flatMap(({ resolved }) =>
      resolved && !resolved.startsWith('https://registry.npmjs.org/') ? [resolved] : [],
    );
    expect(elsewhere).toEqual([]);
  });
});
