import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { connectDatabase } from '#backend/platform/database/connect.ts';
import { lockDataFolder } from '#backend/platform/database/data-folder-lock.ts';
import { migrate } from '#backend/platform/database/migrate.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { readBackupKey, type BackupKey } from '#scripts/backup/archive.ts';
import { readableBytes, requireRoomBeside, withProgress } from '#scripts/backup/file.ts';
import { UnusableBackup, type BackupHeader } from '#scripts/backup/format.ts';
import { loadRows, requireEmpty, requireKnownSchema } from '#scripts/backup/load.ts';
import { checkBackup, openBackup } from '#scripts/backup/read.ts';
import { compareSettings } from '#scripts/backup/settings-kept.ts';
import { count } from '#contract/common/format.ts';

/** What is asked of a restore. */
interface RestoreOptions {
  /** Only read the backup and say whether it could be restored here. */
  check?: boolean;
  /** Go on where settings differ that people lose something by. */
  otherSettings?: boolean;
  say?: (...lines: string[]) => void;
}

const print = (...lines: string[]): void =>
  void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/**
 * Puts a backup into the empty database of these settings, of either kind whatever kind it is of. Whatever goes wrong
 * leaves the database empty.
 *
 * @returns whether it was restored, or with `check` could be
 * @throws Error that says what to do; {@link UnusableBackup} when it is the backup's fault or the place's
 */
export async function restore(
  env: Env,
  file: string,
  { check = false, otherSettings = false, say = print }: RestoreOptions = {},
): Promise<boolean> {
  const key = await readBackupKey(env.BACKUP_KEY);
  const { size: bytes } = await stat(file).catch(() => {
    throw new Error(`There is no file ${file} that can be read.`);
  });
  // whatever is wrong with it is found before anything is changed
  const { header, rows } = await withProgress('Reading the backup', bytes, (at) =>
    checkBackup(file, key, counting(at)),
  );
  say(describe(header, rows));
  requireKnownSchema(header);
  const settings = await compareSettings(header.settings, env);
  say(
    ...(settings.lost.length === 0
      ? ['SESSION_SECRET and OIDC_ISSUER fit.']
      : settings.lost.map((each) => `DOES NOT FIT: ${each}`)),
    ...settings.different.map((each) => `Differs: ${each}`),
    ...(settings.missing.length > 0 ? [`Stated there and not here: ${settings.missing.join(', ')}.`] : []),
  );
  const fits = settings.lost.length === 0;
  if (check) return fits;
  if (!fits && !otherSettings)
    throw new UnusableBackup(
      'Nothing was restored. Set what is named above as it was (a SESSION_SECRET that was never stated is in the old DATA_DIR, in the file session-secret: copy that). If it is lost, add --with-other-settings.',
    );
  const put = (where: Place) => restoreTo(where, file, key, bytes, say);
  await (env.DATABASE_URL
    ? put({ url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL, dataDir: env.DATA_DIR })
    : intoFolder(env.DATA_DIR, header.bytes, put));
  say(
    `Restored ${rows.toLocaleString('en-GB')} rows, as they were at ${header.createdAt}.`,
    'Mails and messages that waited then go out once jobs run. `npm run ledger:check` compares the money with what the providers know by now.',
  );
  return true;
}

type Place = Parameters<typeof connectDatabase>[0];

const describe = ({ createdAt, version, database, server, migrations, bytes }: BackupHeader, rows: number) =>
  `Made ${createdAt} by Shagun ${version} from ${database === 'pglite' ? 'the embedded database' : `PostgreSQL ${server}`}: ${rows.toLocaleString('en-GB')} rows, ${readableBytes(bytes)} there, ${count(migrations.length, 'migration')}. It is whole.`;

/** What a reader is told of, one piece after the other, as how much is done. */
function counting(at: (done: number) => void): (bytes: number) => void {
  let done = 0;
  return (bytes) => at((done += bytes));
}

/** Into a folder beside the database's, which takes its name once all is in it. */
async function intoFolder(
  dataDir: string,
  bytes: number,
  put: (where: Place) => Promise<void>,
): Promise<void> {
  const release = await lockDataFolder(dataDir);
  // of one that was broken off, too: nobody but a restore looks there
  const beside = path.join(dataDir, 'restoring');
  try {
    const place = path.join(dataDir, 'pglite');
    if (existsSync(place))
      throw new UnusableBackup(
        `There is an embedded database in ${place}, and a restore writes over nothing. Move it away, or name another DATA_DIR.`,
      );
    await rm(beside, { recursive: true, force: true });
    await requireRoomBeside(beside, bytes * 3);
    await put({ dataDir: beside });
    await rename(path.join(beside, 'pglite'), place);
  } finally {
    await rm(beside, { recursive: true, force: true });
    await release();
  }
}

async function restoreTo(
  where: Place,
  file: string,
  key: BackupKey | null,
  bytes: number,
  say: (...lines: string[]) => void,
): Promise<void> {
  const database = await connectDatabase(where);
  try {
    const client = await database.pool.connect();
    try {
      await requireEmpty(client);
      await withProgress('Restoring', bytes, async (at) => {
        const { header, parts } = await openBackup(file, key, counting(at));
        await loadRows(client, header, parts);
      });
      await client.query('analyze');
    } finally {
      client.release(true);
    }
    const applied = await migrate(database.pool);
    if (applied.length > 0) say(`Brought up to date: ${applied.join(', ')}.`);
  } finally {
    await database.close();
  }
}
