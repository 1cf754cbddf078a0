import { open } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
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

const isIdentity = (text: string) => text.startsWith('AGE-SECRET-KEY-');

/** The key that a setting holds. @throws Error when it begins as one of age's and is none */
export async function readBackupKey(text: string | undefined): Promise<BackupKey | null> {
  if (!text) return null;
  const key = { opens: !text.startsWith('age1'), text };
  try {
    await encrypter(key);
  } catch (cause) {
    throw new Error(
      'BACKUP_KEY is no key of age: it is cut off or mistyped. A passphrase begins with neither AGE-SECRET-KEY- nor age1.',
      { cause },
    );
  }
  return key;
}

async function encrypter({ opens, text }: BackupKey): Promise<Encrypter> {
  const made = new Encrypter();
  if (isIdentity(text)) made.addRecipient(await identityToRecipient(text));
  else if (opens) made.setPassphrase(text);
  else made.addRecipient(text);
  return made;
}

// age writes its types for browsers, whose streams are the same
type BrowserStream = Parameters<Encrypter['encrypt']>[0] & object & { getReader: unknown };
const streamOf = (source: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(source) as unknown as BrowserStream;
const piecesOf = (stream: unknown) => stream as AsyncIterable<Uint8Array>;

/** The source encrypted. */
export async function* sealed(key: BackupKey, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* piecesOf(await (await encrypter(key)).encrypt(streamOf(source)));
}

/** The source decrypted, each piece once it proved to be unaltered. @throws {UnusableBackup} when the key is another one */
export async function* opened(
  { opens, text }: BackupKey,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (!opens)
    throw new UnusableBackup(
      'BACKUP_KEY is an age1… recipient, which only makes backups. Opening one takes the AGE-SECRET-KEY-1… that belongs to it.',
    );
  const made = new Decrypter();
  if (isIdentity(text)) made.addIdentity(text);
  else made.addPassphrase(text);
  yield* piecesOf(await made.decrypt(streamOf(source)).catch(unlessAnotherKey));
}

function unlessAnotherKey(error: unknown): never {
  if (error instanceof Error && error.message.includes('no identity matched'))
    throw new UnusableBackup(
      'The key in BACKUP_KEY does not open this backup. Take the one it was made with.',
    );
  throw error;
}

const BEGINNING = 'age-encryption.org/';

/** Whether a file is encrypted. */
export async function isAgeFile(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING.length), 0, BEGINNING.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === BEGINNING;
  } finally {
    await file.close();
  }
}
