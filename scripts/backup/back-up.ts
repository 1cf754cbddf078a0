import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { connectDatabase } from '#backend/platform/database/connect.ts';
import { createPictureStores } from '#backend/platform/picture-store/stores.ts';
import { DataFolderInUse } from '#backend/platform/database/data-folder-lock.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { readBackupKey, type BackupKey } from '#scripts/backup/archive.ts';
import { writeBackup, type WrittenBackup } from '#scripts/backup/dump.ts';
import {
  beginFile,
  readableBytes,
  requireRoomBeside,
  roomFor,
  withProgress,
  type FileUnderWay,
} from '#scripts/backup/file.ts';
import { UnusableBackup } from '#scripts/backup/format.ts';
import { checkBackup } from '#scripts/backup/read.ts';
import { settingsToKeep } from '#scripts/backup/settings-kept.ts';
import { count } from '#contract/common/format.ts';
import { root } from '#scripts/lib/programs.ts';

/**
 * Backs up the database of these settings into a new file, and reads that back.
 *
 * @param begun told of the file once it is begun, for whoever breaks this off
 * @returns what to tell people
 * @throws Error that says what to do; then there is no file
 */
export async function backUp(
  env: Env,
  file: string,
  begun: (underWay: FileUnderWay) => void = () => undefined,
): Promise<string[]> {
  const key = await readBackupKey(env.BACKUP_KEY);
  if (!env.DATABASE_URL && !existsSync(path.join(env.DATA_DIR, 'pglite')))
    throw new UnusableBackup(
      `There is nothing to back up: DATABASE_URL is not set, and ${env.DATA_DIR} holds no embedded database. Set the one, or DATA_DIR.`,
    );
  const underWay = await beginFile(file);
  begun(underWay);
  try {
    const written = await write(env, key, file, underWay.handle);
    await underWay.handle.sync();
    await verify(underWay.partPath, key, written);
    await underWay.finish();
    return linesAbout(file, key, written);
  } catch (error) {
    await underWay.handle.close().catch(() => undefined);
    underWay.discard();
    throw error;
  }
}

async function write(
  env: Env,
  key: BackupKey | null,
  file: string,
  handle: Parameters<typeof writeBackup>[1],
): Promise<WrittenBackup> {
  const database = await connectDatabase({
    url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    dataDir: env.DATA_DIR,
  }).catch((error: unknown) => {
    if (error instanceof DataFolderInUse)
      throw new UnusableBackup(
        `${error.message}\nThe embedded database belongs to the app while it runs: stop it, back up, start it again. PostgreSQL is backed up while people use it.`,
      );
    throw error;
  });
  try {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return await writeBackup(database, handle, {
      key,
      version,
      pictureStores: createPictureStores(env),
      settings: await settingsToKeep(env),
      requireRoom: (tables) => requireRoomBeside(file, roomFor(tables)),
    });
  } finally {
    await database.close();
  }
}

/** Reads from the disk what was written, and opens it where the key does. */
const verify = (part: string, key: BackupKey | null, written: WrittenBackup): Promise<void> =>
  withProgress('Reading it back', written.bytes, async (at) => {
    const hash = createHash('sha256');
    for await (const piece of createReadStream(part) as AsyncIterable<Buffer>) hash.update(piece);
    if (hash.digest('hex') !== written.sha256)
      throw new Error('The disk gave back something else than was written. Back up to another disk.');
    if (key && !key.opens) return;
    let read = 0;
    const { rows } = await checkBackup(part, key, (bytes) => at((read += bytes)));
    if (rows !== written.rows)
      throw new Error(`Of ${written.rows} rows the file holds ${rows}. Back up to another disk.`);
  });

function linesAbout(
  file: string,
  key: BackupKey | null,
  { rows, bytes, sha256, others, lostPictures }: WrittenBackup,
): string[] {
  const lines = [
    `${file} holds the database with its pictures: ${rows.toLocaleString('en-GB')} rows in ${readableBytes(bytes)}, read back and found whole.`,
    `SHA-256: ${sha256}`,
  ];
  if (lostPictures > 0)
    lines.push(
      `${count(lostPictures, 'picture')} could not be kept: the store does not have what the database says lies there.`,
    );
  lines.push(
    key === null
      ? 'It is not encrypted: whoever has it can read every guest list. BACKUP_KEY encrypts (docs/operations/back-up-and-restore.md).'
      : key.opens
        ? 'It is encrypted. Without BACKUP_KEY nobody can open it: keep that key elsewhere.'
        : 'It is encrypted for an AGE-SECRET-KEY-1… that is not here, so it was compared with what was written, and not opened.',
    'SESSION_SECRET and the other settings are not in it: keep the file of settings and the DKIM key elsewhere, too.',
  );
  if (others.length > 0) lines.push(`Left out, for Shagun knows nothing of it: ${others.join(', ')}.`);
  return lines;
}
