import { z } from 'zod/v4';
import {
  EVENT_FILE_FORMAT,
  EVENT_FILE_VERSION,
  eventFileEnd,
  eventFileGuests,
  eventFileHead,
  type EventFileContents,
  type EventFileGuest,
  type EventFileHead,
} from '#contract/events/event-file.ts';
import { MAX_GUEST_ROWS } from '#contract/events/events.ts';
import * as words from '#messages/events/transfer/en.ts';
import { stripNul } from '#backend/platform/database/strip-nul.ts';
import { invalid } from '#backend/platform/errors.ts';
import { BrokenEventFile, partsOfEventFile, type EventFilePart } from './archive.ts';
import { checkedContents } from './check-file.ts';
import { END_NAME, HEAD_NAME } from './names.ts';

/** What is wrong with a file, for whoever chose it. */
export const refusedFile = (sentence: string) => invalid({ file: [sentence] }, sentence);

interface Handlers {
  /** Everything but the pictures was read and is right. Throws where there is no room for it. */
  admit: (contents: Pick<EventFileContents, 'head' | 'guests'>) => Promise<void>;
  /** Keeps a picture. @returns its identifier */
  keep: (data: Buffer, as: 'webp' | 'png', index: number) => Promise<string>;
}

/**
 * Reads the file of an event: its parts in their order and nothing else among them, each as its schema says, every place
 * in a list that is spoken of there, to the end. Pictures are handed over one by one, once everything else is right.
 *
 * @throws {Problem} 400 on `file` with a sentence for each way in which a file can be none
 */
export async function readContents(
  body: AsyncIterable<Uint8Array>,
  { admit, keep }: Handlers,
): Promise<EventFileContents> {
  const parts = partsOfEventFile(body);
  try {
    const head = readHead(await nextPart(parts, words.notAnEventFile));
    const { guests, next } = await readGuests(parts);
    checkedContents(head, guests);
    await admit({ head, guests });
    const pictures: (string | null)[] = [];
    let part = next;
    for (const [index, name] of head.pictures.entries()) {
      if (part.name !== name) throw refusedFile(words.wrongPart);
      // one that was lost before the file was made is empty
      const as = name.endsWith('.png') ? 'png' : 'webp';
      pictures.push(part.data.length === 0 ? null : await keep(part.data, as, index));
      part = await nextPart(parts, words.cutOff);
    }
    if (part.name !== END_NAME) throw refusedFile(words.wrongPart);
    const end = readJson(part, eventFileEnd);
    if (end.guests !== guests.length || end.pictures !== pictures.length) throw refusedFile(words.cutOff);
    if (!(await parts.next()).done) throw refusedFile(words.wrongPart);
    return { head, guests, pictures };
  } catch (error) {
    if (error instanceof BrokenEventFile) throw refusedFile(words.cutOff);
    throw error;
  } finally {
    await parts.return();
  }
}

async function nextPart(parts: AsyncGenerator<EventFilePart, void>, without: string): Promise<EventFilePart> {
  const { value } = await parts.next().catch((error: unknown) => {
    throw error instanceof BrokenEventFile ? refusedFile(without) : error;
  });
  if (!value) throw refusedFile(without);
  return value;
}

/** What a file says of itself, whatever its version. */
const anyHead = z.object({ format: z.literal(EVENT_FILE_FORMAT), version: z.number().int().min(1) });

function readHead(part: EventFilePart): EventFileHead {
  if (part.name !== HEAD_NAME) throw refusedFile(words.notAnEventFile);
  const value = parsed(part, words.notAnEventFile);
  const said = anyHead.safeParse(value);
  if (!said.success) throw refusedFile(words.notAnEventFile);
  if (said.data.version > EVENT_FILE_VERSION) throw refusedFile(words.newerFile);
  return fitting(eventFileHead, value, '');
}

async function readGuests(
  parts: AsyncGenerator<EventFilePart, void>,
): Promise<{ guests: EventFileGuest[]; next: EventFilePart }> {
  const guests: EventFileGuest[] = [];
  for (let number = 1; ; number += 1) {
    const part = await nextPart(parts, words.cutOff);
    if (part.name !== `guests/${number}.json`) return { guests, next: part };
    guests.push(...readJson(part, eventFileGuests, words.guestsFrom(guests.length + 1)));
    if (guests.length > MAX_GUEST_ROWS) throw refusedFile(words.tooManyGuests(MAX_GUEST_ROWS));
  }
}

function parsed({ data }: EventFilePart, otherwise: string): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    throw refusedFile(otherwise);
  }
}

const readJson = <T>(part: EventFilePart, schema: z.ZodType<T>, where = ''): T =>
  fitting(schema, parsed(part, words.wrongPart), where);

/** The value, or the first thing that is wrong with it. Texts lose what no database keeps. */
function fitting<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value);
  if (result.success) return stripNul(result.data) as T;
  const [issue] = result.error.issues;
  const path = [
    where,
    ...(issue?.path ?? []).map((step) => (typeof step === 'number' ? step + 1 : String(step))),
  ];
  throw refusedFile(words.wrongIn(path.filter((step) => step !== '').join(' › '), issue?.message ?? ''));
}
