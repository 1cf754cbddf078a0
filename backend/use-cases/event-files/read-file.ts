import { z } from 'zod/v4';
import {
  EVENT_FILE_FORMAT,
  EVENT_FILE_VERSION,
  eventFileEnd,
  eventFileGuest,
  eventFileGuests,
  eventFileHead,
  type EventFileContents,
  type EventFileGuest,
  type EventFileHead,
} from '#contract/events/event-file.ts';
import { EVENT_FILE_MOST_MESSAGES } from '#contract/events/event-file-limits.ts';
import { MAX_GUEST_ROWS } from '#contract/events/events.ts';
import { transferWords } from '#messages/events/transfer/words.ts';
import { stripNul } from '#backend/platform/database/strip-nul.ts';
import { invalid } from '#backend/platform/errors.ts';
import { BrokenEventFile, partsOfEventFile, type EventFilePart } from './archive.ts';
import { checkedContents } from './check-file.ts';
import { END_NAME, HEAD_NAME } from './names.ts';

/** What is wrong with a file, for whoever chose it. */
export const refusedFile = (sentence: string) => invalid({ file: [sentence] }, sentence);

/** Bytes of JSON in all: ten thousand guests with what people write in fact have a tenth of it. It is in memory as a whole. */
const MOST_TEXT = 32 * 1024 * 1024;

interface Handlers {
  /** The guests were counted, and nothing of them read yet: that takes a second for the longest list. Throws where there is no room for them. */
  admit: (guests: number) => Promise<void>;
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
    const first = await nextPart(parts, transferWords.notAnEventFile);
    const head = readHead(first);
    const { lists, count, next } = await countGuests(parts, MOST_TEXT - first.data.length);
    await admit(count);
    const guests = readGuests(lists);
    checkedContents(head, guests);
    const pictures: (string | null)[] = [];
    let part = next;
    for (const [index, name] of head.pictures.entries()) {
      if (part.name !== name) throw refusedFile(transferWords.wrongPart);
      // one that was lost before the file was made is empty
      const as = name.endsWith('.png') ? 'png' : 'webp';
      pictures.push(part.data.length === 0 ? null : await keep(part.data, as, index));
      part = await nextPart(parts, transferWords.cutOff);
    }
    if (part.name !== END_NAME) throw refusedFile(transferWords.wrongPart);
    const end = readJson(part, eventFileEnd);
    if (end.guests !== guests.length || end.pictures !== pictures.length)
      throw refusedFile(transferWords.cutOff);
    if (!(await parts.next()).done) throw refusedFile(transferWords.wrongPart);
    return { head, guests, pictures };
  } catch (error) {
    if (error instanceof BrokenEventFile) throw refusedFile(transferWords.cutOff);
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

/** An event without the text that its host has to write (decision 14). */
const undescribed = z.object({ event: z.object({ description: z.string().trim().max(0).optional() }) });

function readHead(part: EventFilePart): EventFileHead {
  if (part.name !== HEAD_NAME) throw refusedFile(transferWords.notAnEventFile);
  const value = parsed(part, transferWords.notAnEventFile);
  const head = anyHead.safeParse(value);
  if (!head.success) throw refusedFile(transferWords.notAnEventFile);
  if (head.data.version > EVENT_FILE_VERSION) throw refusedFile(transferWords.newerFile);
  if (undescribed.safeParse(value).success) throw refusedFile(transferWords.noDescription);
  return fitting(eventFileHead, value, []);
}

/** The lists of guests, counted alone, and the part that comes after them. */
async function countGuests(
  parts: AsyncGenerator<EventFilePart, void>,
  mostText: number,
): Promise<{ lists: unknown[][]; count: number; next: EventFilePart }> {
  const lists: unknown[][] = [];
  let count = 0;
  let left = mostText;
  for (let number = 1; ; number += 1) {
    const part = await nextPart(parts, transferWords.cutOff);
    if (part.name !== `guests/${number}.json`) return { lists, count, next: part };
    left -= part.data.length;
    if (left < 0) throw refusedFile(transferWords.tooMuchText);
    const list = readJson(part, eventFileGuests, [transferWords.guestsFrom(count + 1)]);
    lists.push(list);
    count += list.length;
    if (count > MAX_GUEST_ROWS) throw refusedFile(transferWords.tooManyGuests(MAX_GUEST_ROWS));
  }
}

function readGuests(lists: readonly unknown[][]): EventFileGuest[] {
  const guests: EventFileGuest[] = [];
  for (const list of lists) {
    const where = transferWords.guestsFrom(guests.length + 1);
    // one after the other: of a hundred that are wrong the first is enough
    for (const [index, guest] of list.entries())
      guests.push(fitting(eventFileGuest, guest, [where, index + 1]));
  }
  return guests;
}

function parsed({ data }: EventFilePart, otherwise: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(data.toString('utf8'));
  } catch {
    throw refusedFile(otherwise);
  }
  if (hasTooMany(value)) throw refusedFile(transferWords.wrongPart);
  return value;
}

/** Longer than any list of a part, and more than all its lists hold together. A schema says of each entry what is wrong with it before it counts them. */
const LONGEST_LIST = EVENT_FILE_MOST_MESSAGES;
const MOST_ENTRIES = 20 * LONGEST_LIST;

/** However deep it lies, so without calling itself. */
function hasTooMany(value: unknown): boolean {
  const left = [value];
  let entries = 0;
  for (let each = left.pop(); each !== undefined; each = left.pop()) {
    if (typeof each !== 'object' || each === null) continue;
    if (Array.isArray(each)) {
      // lists of one thing in each other are as deep as their file is long, and cost nothing
      if (each.length > 1) entries += each.length;
      if (each.length > LONGEST_LIST || entries > MOST_ENTRIES) return true;
    }
    for (const inside of Object.values(each)) if (typeof inside === 'object') left.push(inside);
  }
  return false;
}

const readJson = <T>(
  part: EventFilePart,
  schema: z.ZodType<T>,
  where: readonly (string | number)[] = [],
): T => fitting(schema, parsed(part, transferWords.wrongPart), where);

/** The value, or the first thing that is wrong with it. Texts lose what no database keeps. */
function fitting<T>(schema: z.ZodType<T>, value: unknown, where: readonly (string | number)[]): T {
  const result = schema.safeParse(value);
  if (result.success) return stripNul(result.data) as T;
  const [issue] = result.error.issues;
  const path = [
    ...where,
    ...(issue?.path ?? []).map((step) => (typeof step === 'number' ? step + 1 : String(step))),
  ];
  throw refusedFile(transferWords.wrongIn(path.join(' › '), issue?.message ?? ''));
}
