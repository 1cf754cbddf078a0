import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { requiredInProduction, settingNames } from '#backend/platform/settings/env.ts';
import { commands } from '#scripts/lib/built-from.mjs';
import { importGraph } from '#scripts/lib/import-graph.ts';

const read = (name: string) => readFileSync(name, 'utf8');
const compose = read('deploy/compose.yaml');
const stated = [...read('deploy/settings.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);

it('the file of settings asks for all that production needs and the compose file does not state', () => {
  const inCompose = [...compose.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(requiredInProduction.filter((name) => !stated.includes(name) && !inCompose.includes(name))).toEqual(
    [],
  );
  // what it asks for is a setting, or the compose file reads it
  expect(stated.filter((name) => !settingNames.includes(name) && !compose.includes(`\${${name}:?}`))).toEqual(
    [],
  );
});

it('units, image and compose file call commands there are', () => {
  const called = [
    ...read('deploy/shagun.service').matchAll(/run\.mjs ([\w-]+)/g),
    ...read('deploy/shagun-backup.service').matchAll(/run\.mjs ([\w-]+)/g),
    ...read('deploy/Containerfile').matchAll(/^CMD \["([\w-]+)"\]/gm),
    ...compose.matchAll(/command: \[(\w+)\]/g),
    ...compose.matchAll(/run\.mjs, ([\w-]+)\]/g),
  ].map(([, name = '']) => name);
  expect(called.length).toBe(8);
  expect(called.filter((name) => !commands.includes(name))).toEqual([]);
});

it('nothing secret gets into an image, whichever program builds it', () => {
  expect(read('.dockerignore')).toBe(read('.containerignore'));
  expect(read('.containerignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', '.git', 'data', 'backups', 'deploy/settings*']),
  );
});

it('all that is built in the image from our sources gets into it', () => {
  const left = read('.containerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const isLeft = (file: string) => left.some((name) => file === name || file.startsWith(`${name}/`));
  const graph = importGraph();
  const entries = [...graph.keys()].filter((file) => file.startsWith('app/') || file === 'scripts/build.ts');
  const needed = new Set([...entries, ...commands.map((name) => `scripts/${name}.ts`)]);
  for (const file of needed)
    for (const { file: imported, typeOnly } of graph.get(file) ?? [])
      if (imported && !typeOnly) needed.add(imported);
  expect(needed.size).toBeGreaterThan(1000);
  expect([...needed].filter(isLeft)).toEqual([]);
});

// Node.js asks for calls that the systemd of Debian 12 does not list; to be killed for it, it needs no more than that
it('no unit kills a process for a call of the system', () => {
  const filtering = readdirSync('deploy')
    .filter((name) => name.endsWith('.service'))
    .map((name) => read(`deploy/${name}`))
    .filter((unit) => unit.includes('SystemCallFilter='));
  expect(filtering.length).toBe(2);
  for (const unit of filtering) expect(unit).toMatch(/^SystemCallErrorNumber=EPERM$/m);
});
