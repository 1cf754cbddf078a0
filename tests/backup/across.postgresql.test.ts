import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { bootBackend } from '#backend/boot.ts';
import { connectDatabase } from '#backend/platform/database/connect.ts';
import { migrate } from '#backend/platform/database/migrate.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { inSnapshot } from '#scripts/backup/dump.ts';
import { backUp } from '#scripts/backup/back-up.ts';
import { restore } from '#scripts/backup/restore.ts';
import { asRestored, everything, fillEveryTable } from '#tests/backup/fill-every-table.ts';
import { onDatabase, usePlaces } from '#tests/backup/places.ts';

const places = usePlaces();
const quietly = { say: () => undefined };

/** A started installation with a row in every table. */
async function fullPlace(kind: 'postgresql' | 'pglite'): Promise<Env> {
  const env = await places.emptyPlace(kind);
  const backend = await bootBackend(env, { runJobs: false, migrate: true });
  await backend.stop();
  await onDatabase(env, fillEveryTable);
  return env;
}

it.each([
  ['pglite', 'postgresql'],
  ['postgresql', 'pglite'],
] as const)('what was kept in %s goes on in %s', async (from, to) => {
  const [source, target] = [await fullPlace(from), await places.emptyPlace(to)];
  const file = places.file(`${from}.backup`);
  await backUp(source, file);
  await restore(target, file, quietly);
  const [was, is] = [await onDatabase(source, everything), await onDatabase(target, everything)];
  for (const [table, rows] of asRestored(was.rows)) expect(is.rows[table], table).toEqual(rows);
  expect(is.rules.length).toBe(was.rules.length);
});

it('while people write it is one moment of the database', async () => {
  const source = await fullPlace('postgresql');
  const database = await connectDatabase({ url: source.DATABASE_URL, dataDir: source.DATA_DIR });
  let going = true;
  let written = 0;
  // pairs that exist together or not at all: in tables far apart, so that a backup reads one long after the other
  const writing = (async () => {
    while (going) {
      const client = await database.pool.connect();
      await client.query('begin');
      await client.query(
        `insert into contact_messages (id, name, email, topic, message) values ($1, '', '', '', repeat('x', 20000))`,
        [`pair ${written}`],
      );
      await client.query(`insert into unsubscribed_addresses (email) values ($1)`, [`pair ${written}`]);
      await client.query('commit');
      client.release();
      written += 1;
    }
  })();
  try {
    while (written < 50) await wait(5);
    const before = written;
    const file = places.file('busy.backup');
    await backUp(source, file);
    expect(written).toBeGreaterThan(before);
    const target = await places.emptyPlace('postgresql');
    await restore(target, file, quietly);
    await onDatabase(target, async (client) => {
      const ids = async (column: string, table: string) =>
        (
          await client.query<{ id: string }>(
            `select ${column} as id from ${table} where ${column} like 'pair %' order by 1`,
          )
        ).rows.map(({ id }) => id);
      const one = await ids('id', 'contact_messages');
      expect(one.length).toBeGreaterThanOrEqual(before);
      expect(await ids('email', 'unsubscribed_addresses')).toEqual(one);
    });
  } finally {
    going = false;
    await writing;
    await database.close();
  }
});

it('a migration waits until a backup is made', async () => {
  const source = await fullPlace('postgresql');
  const database = await connectDatabase({ url: source.DATABASE_URL, dataDir: source.DATA_DIR });
  try {
    await database.pool.query("delete from schema_migrations where name = '0030_readiness.sql'");
    await database.pool.query('drop table readiness');
    const order: string[] = [];
    let migrating: Promise<unknown> | undefined;
    await inSnapshot(database, async () => {
      migrating = migrate(database.pool).then(() => order.push('migrated'));
      await expect
        .poll(async () => {
          const { rows } = await database.pool.query(
            `select from pg_locks where locktype = 'advisory' and not granted`,
          );
          return rows.length;
        })
        .toBe(1);
      order.push('backed up');
    });
    await migrating;
    expect(order).toEqual(['backed up', 'migrated']);
  } finally {
    await database.close();
  }
});
