import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { bootBackend } from '#backend/boot.ts';
import { migrationNames, migrationText } from '#backend/platform/database/migrate.ts';
import { backUp } from '#scripts/backup/back-up.ts';
import { restore } from '#scripts/backup/restore.ts';
import { everything, fillEveryTable } from '#tests/backup/fill-every-table.ts';
import { onDatabase, usePlaces } from '#tests/backup/places.ts';
import type { Env } from '#backend/platform/settings/env.ts';

/*
 * The database of the first version, kept as a dump with a row in every table, comes up to date. What a later version
 * added gets a row before the next migration runs, so that each meets data in every table there is.
 */
const places = usePlaces();

async function placeOfFirstVersion(): Promise<Env> {
  const env = await places.emptyPlace();
  const dump = await readFile('tests/fixtures/first-version.sql', 'utf8');
  await onDatabase(env, (client) => client.query(dump));
  return env;
}

async function freshRules(): Promise<string[]> {
  const env = await places.emptyPlace();
  const backend = await bootBackend(env, { runJobs: false, migrate: true });
  await backend.stop();
  return (await onDatabase(env, everything)).rules;
}

/** Without what the job queue and its start add. */
const ofMigrations = (rules: readonly string[]) => rules.filter((rule) => !/\bjobs\./.test(rule));

it('through every migration, each with data in every table, and ends as a new database begins', async () => {
  const env = await placeOfFirstVersion();
  const [first, ...later] = migrationNames();
  expect(first).toBe('0001_foundation.sql');
  const is = await onDatabase(env, async (client) => {
    for (const name of later) {
      await client.query('begin');
      await client.query(migrationText(name)).catch((cause: unknown) => {
        throw new Error(`${name} fails where there is data`, { cause });
      });
      await client.query('insert into schema_migrations (name) values ($1)', [name]);
      await client.query('commit');
      await fillEveryTable(client);
    }
    return everything(client);
  });
  expect(Object.entries(is.rows).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(is.rules).toEqual(ofMigrations(await freshRules()));
});

it('at once, and a guest’s link of then still works', async () => {
  const env = await placeOfFirstVersion();
  const backend = await bootBackend(env, { runJobs: false, migrate: true });
  try {
    const answer = await backend.fetch(
      new Request(`${env.APP_URL}/events/wedding-0001/guests/kabir-0001/rsvp`, {
        method: 'PATCH',
        headers: { Origin: env.APP_URL, 'Content-Type': 'application/json' },
        body: JSON.stringify({ rsvp: 'yes', key: 'key-of-kabir-0001' }),
      }),
    );
    expect(await answer.json()).toMatchObject({ reply: { rsvp: 'yes', adults: 1 } });
    const { db } = backend.ctx;
    const wedding = await db
      .selectFrom('events')
      .selectAll()
      .where('id', '=', 'wedding-0001')
      .executeTakeFirstOrThrow();
    expect(wedding).toMatchObject({ event_name: 'मीरा weds Rohan', guest_count: 2, gift_count: 1 });
    const kept = await db
      .selectFrom('replies')
      .selectAll()
      .where('guest_id', '=', 'priya-0001')
      .executeTakeFirst();
    expect(kept).toMatchObject({ rsvp: 'yes', adults: 2, note: 'With joy' });
  } finally {
    await backend.stop();
  }
});

it('from a backup that is as old, which the restore brings up to date', async () => {
  const env = await placeOfFirstVersion();
  const file = places.file('first-version.backup');
  await backUp(env, file);
  const target = await places.emptyPlace();
  const output: string[] = [];
  await restore(target, file, { say: (...lines) => void output.push(...lines) });
  expect(output.join('\n')).toMatch(/Brought up to date: 0002_wishlist\.sql, .*Restored \d+ rows/s);
  await onDatabase(target, async (client) => {
    const { rows } = await client.query<{ link_key: string }>(
      'select link_key from guests order by position',
    );
    expect(rows.map(({ link_key: key }) => key)).toEqual(['key-of-priya-0001', 'key-of-kabir-0001']);
  });
});
