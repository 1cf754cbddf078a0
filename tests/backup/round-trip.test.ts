import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, it } from 'vitest';
import { bootBackend } from '#backend/boot.ts';
import { DRAW_QUEUE } from '#backend/designs/draw-jobs.ts';
import { unsubscribeToken } from '#backend/messaging/unsubscribe-token.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { backUp } from '#scripts/backup/back-up.ts';
import { UnusableBackup } from '#scripts/backup/format.ts';
import { loadRows, requireKnownSchema } from '#scripts/backup/load.ts';
import { openBackup } from '#scripts/backup/read.ts';
import { restore } from '#scripts/backup/restore.ts';
import { findTables } from '#scripts/backup/tables.ts';
import { asRestored, everything, fillEveryTable } from '#tests/backup/fill-every-table.ts';
import { onDatabase, usePlaces } from '#tests/backup/places.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { full } from '#tests/setup/full.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

/*
 * One installation with a row in every table is backed up, and restored in other places, on either database.
 */

const t = useTestBackend();
const places = usePlaces();
let source: Env;
let was: Awaited<ReturnType<typeof everything>>;
let identity: string;
let eventId: string;
let guest: AddedGuest;
const files = { plain: '', encrypted: '' };

const quietly = { say: () => undefined };

beforeAll(async () => {
  const { ctx, stop } = t.backend;
  const host = await t.signIn();
  eventId = await addEvent(ctx, host.userId);
  guest = await addGuest(ctx, eventId, { email: 'priya@example.in' });
  await ctx.db.transaction().execute((tx) => ctx.jobs.enqueue(tx, DRAW_QUEUE, [{ eventId: 'waits' }]));
  const client = await ctx.database.pool.connect();
  try {
    await fillEveryTable(client);
    // more than one part, and pictures of many sizes
    await client.query(
      `insert into rate_limits (key, window_start, hits) select repeat('key ', 50) || n, now(), n from generate_series(1, 9000) as n`,
    );
    await client.query(
      `insert into images (id, owner_id, media_type, width, height, bytes, thumbnail)
       select 'picture ' || n, $1, 'image/webp', 1, 1, decode(repeat(md5(n::text), n * n * 500), 'hex'), '' from generate_series(0, 9) as n`,
      [host.userId],
    );
    was = await everything(client);
  } finally {
    // held, it would keep the backend from stopping
    client.release();
  }
  source = ctx.env;
  await stop();
  identity = await generateIdentity();
  files.plain = places.file('plain.backup');
  files.encrypted = places.file('encrypted.backup');
  await backUp(source, files.plain);
  await backUp({ ...source, BACKUP_KEY: identity }, files.encrypted);
});

const message = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  return (error as Error).message;
};
/** Whether nothing was left in a place a restore was refused in. */
async function isEmpty(env: Env): Promise<boolean> {
  if (!env.DATABASE_URL)
    return (
      !existsSync(path.join(env.DATA_DIR, 'pglite')) && !existsSync(path.join(env.DATA_DIR, 'restoring'))
    );
  return onDatabase(env, async (client) => {
    const { tables, others } = await findTables(client);
    return tables.length + others.length === 0;
  });
}

describe('a backup', () => {
  it('has a row of every table to keep, for its owner alone', () => {
    expect(Object.keys(was.rows).length).toBeGreaterThan(60);
    expect(Object.entries(was.rows).filter(([, rows]) => rows.length === 0)).toEqual([]);
    for (const file of Object.values(files)) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('names the schema’s every table as Shagun’s, and knows each kind of thing there is', async () => {
    const env = await places.emptyPlace();
    await restore(env, files.plain, quietly);
    expect((await onDatabase(env, findTables)).others).toEqual([]);
  });

  it('says nothing that is secret, and encrypted nothing at all', async () => {
    const { header, parts } = await openBackup(files.plain, null);
    await parts.return(undefined);
    expect(JSON.stringify(header)).not.toContain(source.SESSION_SECRET);
    expect(header.settings.kept).toHaveProperty('SESSION_SECRET.print');
    expect((await readFile(files.encrypted)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  });

  it('writes over no file, and leaves none where it fails', async () => {
    const before = await readFile(files.plain);
    expect(await message(backUp(source, files.plain))).toContain('is there already');
    expect(await readFile(files.plain)).toEqual(before);
    const nowhere = places.file('nothing.backup');
    const empty = await places.emptyPlace();
    expect(await message(backUp(empty, nowhere))).toMatch(/nothing to back up|no data to back up/);
    expect(existsSync(nowhere) || existsSync(`${nowhere}.part`)).toBe(false);
  });
});

describe('restored', () => {
  it.each(['plain', 'encrypted'] as const)('every row and rule is as it was: %s', async (kind) => {
    const env = await places.emptyPlace(undefined, kind === 'encrypted' ? { BACKUP_KEY: identity } : {});
    const output: string[] = [];
    await restore(env, files[kind], { say: (...lines) => void output.push(...lines) });
    expect(output.join('\n')).toContain('SESSION_SECRET and OIDC_ISSUER fit.');
    await onDatabase(env, async (client) => {
      const is = await everything(client);
      expect(is.rules).toEqual(was.rules);
      for (const [table, rows] of asRestored(was.rows)) expect(is.rows[table], table).toEqual(rows);
    });
  });

  it('serves: an old link answers, a link to stop mails stops them, jobs wait, and transfers of before are closed', async () => {
    const env = await places.emptyPlace();
    await restore(env, files.plain, quietly);
    const backend = await bootBackend(env, { runJobs: false, migrate: false });
    try {
      const headers = { Origin: env.APP_URL, 'Content-Type': 'application/json' };
      const ask = (method: string, address: string, body: object) =>
        backend.fetch(new Request(env.APP_URL + address, { method, headers, body: JSON.stringify(body) }));
      const replied = await ask('PATCH', `/events/${eventId}/guests/${guest.id}/rsvp`, {
        rsvp: 'yes',
        key: guest.key,
      });
      expect(replied.status).toBe(200);
      const token = unsubscribeToken(source.SESSION_SECRET, { email: 'priya@example.in', eventId });
      expect((await ask('POST', `/api/unsubscribe/${token}`, {})).status).toBe(200);
      const { pool } = backend.ctx.database;
      const { rows } = await pool.query(`select from jobs.job where name = $1 and state = 'created'`, [
        DRAW_QUEUE,
      ]);
      expect(rows).toHaveLength(1);
      const { rows: transfers } = await pool.query<{ made: string }>(
        'select distinct made_in::text as made from ledger_transfers',
      );
      expect(transfers).toEqual([{ made: '0' }]);
      // triggers are at work again
      await expect(pool.query('delete from ledger_postings')).rejects.toThrow('append-only');
    } finally {
      await backend.stop();
    }
  });
});

describe('a restore is refused and leaves nothing', () => {
  it('with another key, a key that only makes backups, or none', async () => {
    const other = { BACKUP_KEY: await generateIdentity() };
    const making = { BACKUP_KEY: await identityToRecipient(identity) };
    for (const [changes, problem] of [
      [other, 'does not open this backup'],
      [making, 'only makes backups'],
      [{ BACKUP_KEY: 'a passphrase that is wrong' }, 'does not open this backup'],
      [{}, 'Set BACKUP_KEY'],
    ] as const) {
      const env = await places.emptyPlace('pglite', changes);
      expect(await message(restore(env, files.encrypted, quietly))).toContain(problem);
      expect(await isEmpty(env)).toBe(true);
    }
  });

  it('where something is already', async () => {
    const env = await places.emptyPlace();
    await restore(env, files.plain, quietly);
    expect(await message(restore(env, files.plain, quietly))).toContain('writes over nothing');
  });

  it('where the secret or the identity provider is another one, unless that is wanted', async () => {
    const env = await places.emptyPlace(undefined, {
      SESSION_SECRET: 'some other secret that is long enough too',
      OIDC_ISSUER: 'https://identity.example',
    });
    const output: string[] = [];
    const options = { say: (...lines: string[]) => void output.push(...lines) };
    expect(await message(restore(env, files.plain, options))).toContain('Nothing was restored');
    expect(output.filter((line) => line.startsWith('DOES NOT FIT'))).toEqual([
      expect.stringContaining('SESSION_SECRET is another one.'),
      expect.stringContaining('OIDC_ISSUER is another one.'),
    ]);
    expect(await restore(env, files.plain, { ...options, check: true })).toBe(false);
    expect(await isEmpty(env)).toBe(true);
    expect(await restore(env, files.plain, { ...options, otherSettings: true })).toBe(true);
    expect(await isEmpty(env)).toBe(false);
  });

  it('when the backup is of a newer version', async () => {
    const { header, parts } = await openBackup(files.plain, null);
    await parts.return(undefined);
    const newer = { ...header, migrations: [...header.migrations, '9999_wonders.sql'] };
    expect(() => requireKnownSchema(newer)).toThrow(/newer Shagun .* 9999_wonders\.sql/);
    const queue = { names: [], version: 9999 };
    expect(() => requireKnownSchema({ ...header, queue })).toThrow(/job queue has version 9999/);
  });

  it('when it is cut off or altered anywhere', async () => {
    const whole = { plain: await readFile(files.plain), encrypted: await readFile(files.encrypted) };
    const env = await places.emptyPlace('pglite', { BACKUP_KEY: identity });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('plain' as const, 'encrypted' as const),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 0, max: 255 }),
        async (kind, place, change) => {
          const bytes = whole[kind];
          // what a packed file says of itself, such as when it was made, changes nothing in it
          const at = Math.max(10, Math.floor(bytes.length * place));
          const changed =
            change === 0
              ? bytes.subarray(0, at)
              : Buffer.concat([
                  bytes.subarray(0, at),
                  Buffer.of((bytes[at] ?? 0) ^ change),
                  bytes.subarray(at + 1),
                ]);
          const file = places.file('changed.backup');
          await writeFile(file, changed);
          await expect(restore(env, file, quietly)).rejects.toThrow(UnusableBackup);
        },
      ),
      { numRuns: full ? 25 : 8 },
    );
    expect(await isEmpty(env)).toBe(true);
  });

  it('when it breaks off in the middle, and the next one restores', async () => {
    const env = await places.emptyPlace();
    const { header, parts } = await openBackup(files.plain, null);
    async function* broken() {
      let left = 30;
      for await (const part of parts) {
        if ((left -= 1) === 0) throw new Error('The power went');
        yield part;
      }
    }
    if (env.DATABASE_URL) {
      await expect(onDatabase(env, (client) => loadRows(client, header, broken()))).rejects.toThrow(
        'The power went',
      );
    } else {
      // what a process that was killed leaves
      await parts.return(undefined);
      await mkdir(path.join(env.DATA_DIR, 'restoring/pglite'), { recursive: true });
      await writeFile(path.join(env.DATA_DIR, 'restoring/pglite/PG_VERSION'), '17\n');
    }
    await restore(env, files.plain, quietly);
    await onDatabase(env, async (client) => {
      expect((await everything(client)).rows.guests).toEqual(was.rows.guests);
    });
  });
});
