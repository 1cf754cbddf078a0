import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pictureStoreSettings } from '#backend/platform/settings/picture-store.ts';
import { readEnv, requiredInProduction, settingNames } from '#backend/platform/settings/env.ts';
import { commands } from '#scripts/lib/built-from.mjs';
import { projectRoot } from '#scripts/lib/import-graph.ts';
import { blocksIn, guide } from '#tests/deploy/guide-blocks.ts';

/* What docs/running.md tells an operator to type and to fill in is there, under the names it says. */

const read = (name: string) => readFileSync(path.join(projectRoot, name), 'utf8');
const compose = read('deploy/compose.yaml');

/** Every command of the guide: lines of its blocks for the shell, and what stands in code marks in its sentences. */
const commandLines = [
  ...blocksIn(guide, 'sh').flatMap((block) => block.split('\n')),
  ...[...guide.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, text = '']) => text,
  ),
]
  .map((line) => line.trim())
  .filter(Boolean);
const ours = commandLines
  .filter((line) => line.startsWith('shagun '))
  .map((line) => line.split(' ').slice(1));
const services = [...(compose.split(/^services:$/m)[1] ?? '').matchAll(/^ {2}([a-z]+):$/gm)].map(
  ([, name = '']) => name,
);
const beginnings = (pattern: RegExp, text = commandLines.join('\n')) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

it('names services of the compose file, and commands of the image', () => {
  const flags = { up: ['--detach', '--build'], run: ['--rm'], logs: ['--since'], exec: [], ps: [] };
  const called: string[] = [];
  for (const [verb = '', ...words] of ours) {
    expect(Object.keys(flags), `shagun ${verb}`).toContain(verb);
    const known: readonly string[] = flags[verb as keyof typeof flags];
    const [first = '', ...rest] = words.filter((word) => !known.includes(word) && !/^\d+h$/.test(word));
    if (verb === 'run' && first === '--entrypoint') expect(services).toContain(rest[1]);
    else if (verb === 'logs') expect([first, ...rest].filter((each) => !services.includes(each))).toEqual([]);
    else if (first) expect(services, `shagun ${verb} ${words.join(' ')}`).toContain(first);
    if (verb === 'run' && first === 'app') called.push(rest[0] ?? '');
  }
  called.push(...beginnings(/scripts\/run\.mjs ([\w-]+)/g));
  expect(called).toEqual(expect.arrayContaining(['doctor', 'ledger-check', 'admin', 'restore']));
  expect(called.filter((name) => !commands.includes(name))).toEqual([]);
});

it('gives these commands words and flags they know', () => {
  expect(read('scripts/doctor.ts')).toContain('mail: {');
  expect(read('scripts/restore.ts')).toContain('check: {');
  const admin = beginnings(/admin ([a-z]+)/g);
  expect(admin.length).toBeGreaterThan(0);
  for (const name of admin) expect(read('scripts/admin.ts')).toMatch(new RegExp(`^  ${name}[:,]`, 'm'));
  const allowed = ['--detach', '--build', '--rm', '--since', '--entrypoint', '--mail', '--check'];
  const used = ours
    .filter(([verb]) => verb !== 'exec')
    .flatMap((words) => words.filter((word) => word.startsWith('--')));
  expect(used.filter((flag) => !allowed.includes(flag))).toEqual([]);
});

it('calls scripts of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(beginnings(/npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  expect(beginnings(/npm run ([\w:-]+)/g)).toContain('build');
});

it('names files of deploy/, and units there are', () => {
  const files = readdirSync(path.join(projectRoot, 'deploy'));
  const named = beginnings(/\bdeploy\/([\w.*-]+)/g);
  expect(named.length).toBeGreaterThan(4);
  for (const name of named)
    expect(
      files.some((file) => (name.endsWith('*') ? file.startsWith(name.slice(0, -1)) : file === name)),
      name,
    ).toBe(true);
  const units = beginnings(/(shagun[\w-]*\.(?:service|timer))/g);
  expect(units.filter((unit) => !files.includes(unit))).toEqual([]);
});

it('puts the project, settings and backups where the units look for them', () => {
  for (const [unit, places] of Object.entries({
    'shagun.service': ['/opt/shagun', 'ENV_FILE=/etc/shagun/settings', 'DATA_DIR=/var/lib/shagun'],
    'shagun-backup.service': ['/opt/shagun', 'ENV_FILE=/etc/shagun/settings', '/var/lib/shagun-backups'],
    'shagun-compose-backup.service': ['/opt/shagun/backups'],
  }))
    for (const place of places) {
      expect(read(`deploy/${unit}`)).toContain(place);
      expect(guide).toContain(place);
    }
  expect(read('deploy/shagun.service')).toContain('/usr/bin/node');
  expect(guide).toContain('127.0.0.1:3000');
  expect(readEnv({ SESSION_SECRET: 'x'.repeat(32) }).PORT).toBe(3000);
  expect(read('deploy/Containerfile')).toContain('PORT=3000');
});

it('names settings there are, and all that have to be filled in', () => {
  const filledIn = beginnings(/^([A-Z_]+)=/gm, read('deploy/settings.example'));
  const rows = beginnings(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm, guide).flatMap((cell) =>
    beginnings(/`([A-Z_]+)`/g, cell),
  );
  expect(rows).toEqual(expect.arrayContaining(filledIn));
  const known = [...settingNames, ...filledIn];
  const inMarks = beginnings(/`([A-Z]+_[A-Z_]+)`/g, guide);
  expect(inMarks.filter((name) => !known.includes(name))).toEqual([]);
  const [file = ''] = blocksIn(guide, 'ini');
  const stated = beginnings(/^ *([A-Z_]+)=/gm, file);
  expect(stated).toEqual(expect.arrayContaining([...requiredInProduction]));
  expect(stated.filter((name) => !settingNames.includes(name))).toEqual([]);
});

it('leads, like the other documents of an operator, to headings that are there', () => {
  const anchor = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-');
  const anchorsOf = (file: string) => beginnings(/^#+ (.+)$/gm, read(file)).map(anchor);
  const inDocs = ['running.md', 'privacy.md', 'settings.md', 'scaling.md'];
  const tasks = readdirSync(path.join(projectRoot, 'docs/operations'));
  for (const document of [
    'README.md',
    'SECURITY.md',
    ...inDocs.map((file) => `docs/${file}`),
    ...tasks.map((file) => `docs/operations/${file}`),
  ])
    for (const [, file = '', place = ''] of read(document).matchAll(/\]\(([\w./-]*)#([\w-]+)\)/g))
      expect(
        anchorsOf(file ? path.join(path.dirname(document), file) : document),
        `${document}: ${file}#${place}`,
      ).toContain(place);
});

it('says how old Node.js may be', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(guide).toContain(`Node.js ${engines.node.replace('>=', '')} or later`);
});

it('deploy/shagun calls docker compose with our file and settings, from any folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shagun-docker-'));
  try {
    writeFileSync(path.join(folder, 'docker'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
    chmodSync(path.join(folder, 'docker'), 0o755);
    const output = execFileSync(path.join(projectRoot, 'deploy/shagun'), ['run', '--rm', 'app', 'doctor'], {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
      encoding: 'utf8',
    });
    const file = path.join(projectRoot, 'deploy/compose.yaml');
    const settings = path.join(projectRoot, '.env');
    expect(output.trim().split('\n')).toEqual([
      'compose',
      '--file',
      file,
      '--env-file',
      settings,
      'run',
      '--rm',
      'app',
      'doctor',
    ]);
    expect(existsSync(file)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('the store of pictures in the compose file is the one its settings name, and production takes them', () => {
  const example = read('deploy/settings.example');
  const stated = Object.fromEntries(
    [...example.matchAll(/^#((?:S3|PICTURE)_[A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  expect(Object.keys(stated).filter((name) => !(name in pictureStoreSettings.fields))).toEqual([]);
  expect(Object.keys(stated)).toEqual(expect.arrayContaining([...pictureStoreSettings.together]));
  const address = new URL(stated.S3_ENDPOINT ?? '');
  expect(services).toContain(address.hostname);
  const [, store = ''] = compose.split(`\n  ${address.hostname}:\n`);
  expect(store.split('\n\n')[0]).toContain(`-s3.port=${address.port}`);
  expect(read('docs/operations/database-and-pictures.md')).toContain(
    `s3.bucket.create -name ${stated.S3_BUCKET}`,
  );
  // what the store is told is JSON once the two keys are filled in, and these are the keys the app is told
  const keys = {
    S3_ACCESS_KEY_ID: '5f0c9a3e7b1d4862a9e7c3f15b8d2046',
    S3_SECRET_ACCESS_KEY: 'c81e728d9d4c2f636f067f89cc14862c',
  };
  const [, content = ''] = /content: \|\n([\s\S]*?)\n\n/.exec(compose) ?? [];
  const filled = content.replace(/\$\{(\w+):-\}/g, (_all, name: keyof typeof keys) => keys[name]);
  expect(JSON.parse(filled)).toMatchObject({
    identities: [
      { credentials: [{ accessKey: keys.S3_ACCESS_KEY_ID, secretKey: keys.S3_SECRET_ACCESS_KEY }] },
    ],
  });
  const four = {
    SHAGUN_MODE: 'production',
    APP_URL: 'https://shagun.example',
    DATABASE_URL: 'postgresql://shagun:hunter2@database:5432/shagun',
    SESSION_SECRET: 'Jr8qZp4-nW2xTg7Lk_Yb3Vd9Hs6McFe5',
    SMTP_URL: 'smtps://user:hunter2@mail.example',
  };
  expect(readEnv({ ...four, ...stated, ...keys })).toMatchObject({
    PICTURE_STORE: 's3',
    S3_ENDPOINT: 'http://pictures:8333',
  });
});
