import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { requiredInProduction, settingNames } from '#backend/platform/settings/env.ts';
import { commands } from '#scripts/lib/built-from.mjs';

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
