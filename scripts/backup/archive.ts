import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { UnusableBackup } from '#scripts/backup/format.ts';

/**
 * `BACKUP_KEY`: a passphrase, an age identity (`AGE-SECRET-KEY-1…`), or an age recipient (`age1…`), with which backups
 * can be made and not opened. The format is age's (age-encryption.org): authenticated, in pieces of 64 KB.
 */
export interface BackupKey {
  /** Whether what it encrypts can be decrypted with it, too. */
  opens: boolean;
  text: string;
}

/** One file in a backup. */
export interface ArchiveEntry {
  name: string;
  data: Buffer;
}

/** No part is longer; what says it is was not written by us. */
const LONGEST = 1024 ** 3;
/** How a file of age begins. */
const AGE = 'age-encryption.org/';

// age writes its types for browsers, whose streams are the same
type BrowserStream = Parameters<Encrypter['encrypt']>[0] & object & { getReader: unknown };
const streamOf = (source: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(source) as unknown as BrowserStream;

const piecesOf = (stream: unknown) => stream as AsyncIterable<Uint8Array>;

const isIdentity = (text: string) => text.startsWith('AGE-SECRET-KEY-');

/** The key that a setting holds. @throws Error when it begins as one of age's and is none */
export async function readBackupKey(text: string | undefined): Promise<BackupKey | null> {
  if (!text) return null;
  const key = { opens: !text.startsWith('age1'), text };
  try {
    await encrypterOf(key);
  } catch (cause) {
    throw new Error(
      'BACKUP_KEY is no key of age: it is cut off or mistyped. A passphrase begins with neither AGE-SECRET-KEY- nor age1.',
      { cause },
    );
  }
  return key;
}

async function encrypterOf({ opens, text }: BackupKey): Promise<Encrypter> {
  const made = new Encrypter();
  if (opens && !isIdentity(text)) made.setPassphrase(text);
  else made.addRecipient(opens ? await identityToRecipient(text) : text);
  return made;
}

/** The source decrypted, each piece once it proved to be unaltered. */
async function decrypted(
  path: string,
  key: BackupKey | null,
  source: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  if (!key)
    throw new UnusableBackup(
      `${path} is encrypted. Set BACKUP_KEY to the key it was made with (for one made with age1…, to its AGE-SECRET-KEY-1…).`,
    );
  if (!key.opens)
    throw new UnusableBackup(
      'BACKUP_KEY is an age1… recipient, which only makes backups. Opening one takes the AGE-SECRET-KEY-1… that belongs to it.',
    );
  const made = new Decrypter();
  if (isIdentity(key.text)) made.addIdentity(key.text);
  else made.addPassphrase(key.text);
  try {
    return piecesOf(await made.decrypt(streamOf(source)));
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('no identity matched'))) throw error;
    throw new UnusableBackup(
      'The key in BACKUP_KEY does not open this backup. Take the one it was made with.',
    );
  }
}

/**
 * Writes entries one after the other as they come: never more than one of them is in memory.
 *
 * @param key to encrypt with; null for none
 * @param written told of each piece that goes to the disk
 */
export async function writeArchive(
  file: FileHandle,
  key: BackupKey | null,
  entries: AsyncIterable<ArchiveEntry>,
  written: (piece: Uint8Array) => void,
): Promise<void> {
  const tar = pack();
  const encrypter = key && (await encrypterOf(key));
  const writing = pipeline(
    tar,
    // pictures hardly get smaller, and the rest does so at once
    createGzip({ level: 3 }),
    async function* (source: AsyncIterable<Uint8Array>) {
      yield* encrypter ? piecesOf(await encrypter.encrypt(streamOf(source))) : source;
    },
    async (source: AsyncIterable<Uint8Array>) => {
      for await (const piece of source) {
        written(piece);
        await file.appendFile(piece);
      }
    },
  );
  const broken = writing.then(() => undefined);
  broken.catch(() => undefined);
  try {
    for await (const { name, data } of entries) {
      const added = new Promise<void>((resolve, reject) => {
        tar.entry({ name, mode: 0o600, mtime: new Date(0) }, data, (error) =>
          error ? reject(error) : resolve(),
        );
      });
      await Promise.race([added, broken]);
    }
    tar.finalize();
  } catch (error) {
    tar.destroy();
    await broken.catch(() => undefined);
    throw error;
  }
  await writing;
}

/**
 * Reads the entries of a backup one after the other.
 *
 * @param read told of the bytes of each piece that came from the disk
 * @throws {UnusableBackup} when it needs a key or another one, is cut off or was altered
 */
export async function* readArchive(
  path: string,
  key: BackupKey | null,
  read: (bytes: number) => void = () => undefined,
): AsyncGenerator<ArchiveEntry> {
  const isEncrypted = await beginsAsAge(path);
  const entries = extract();
  const reading = pipeline(
    createReadStream(path),
    async function* (source: AsyncIterable<Uint8Array>) {
      const pieces = counted(source, read);
      yield* isEncrypted ? await decrypted(path, key, pieces) : pieces;
    },
    createGunzip(),
    entries,
  );
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      if ((entry.header.size ?? 0) > LONGEST) throw new Error('A part is longer than any can be');
      const pieces: Buffer[] = [];
      for await (const piece of entry as AsyncIterable<Buffer>) pieces.push(piece);
      yield { name: entry.header.name, data: Buffer.concat(pieces) };
    }
    await reading;
  } catch (error) {
    if (error instanceof UnusableBackup) throw error;
    // what the pipeline says first is nearer to the cause
    const cause: unknown = await reading.then(
      () => error,
      (first: unknown) => first,
    );
    throw cause instanceof UnusableBackup ? cause : damaged(path, cause);
  } finally {
    entries.destroy();
    await reading.catch(() => undefined);
  }
}

async function* counted(
  source: AsyncIterable<Uint8Array>,
  read: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of source) {
    read(piece.length);
    yield piece;
  }
}

/** What to say of a backup that cannot be read to its end. */
export const damaged = (path: string, cause?: unknown): UnusableBackup =>
  new UnusableBackup(
    `${path} is cut off or was altered, or is no backup of Shagun. Nothing of it was used. Take another copy of it, or an older backup.`,
    { cause },
  );

async function beginsAsAge(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === AGE;
  } finally {
    await file.close();
  }
}
