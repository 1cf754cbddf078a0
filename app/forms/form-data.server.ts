import { data } from '@remix-run/node';
import { z } from 'zod/v4';
import { boundaryOf } from '#app/forms/fields-alone.server.ts';
import { notePosted } from '#app/server/posted-form.server.ts';
import { requireWriter } from '#app/forms/require-writer.server.ts';
import * as errorWords from '#messages/errors/en.ts';
import * as httpWords from '#messages/http/en.ts';

/** Largest form without files, in bytes: a description and a story in Hindi, two languages each, come to a fifth of it. */
export const LARGEST_WITHOUT_FILES = 256 * 1024;

/** The same for a list of rows, which only somebody signed in sends (`readUpload`). */
export const LARGEST_LIST = 2 * 1024 * 1024;

/** Rows one form may carry; the contract allows as many guests at once. */
const MAX_ROWS = 10_000;
/** Rows of all its lists, those that stand in other lists too: each name makes one of as many rows as its number says. */
const MAX_ROWS_IN_ALL = 2 * MAX_ROWS;

/** Fields of one form, and of them those of one name, such as guests that are ticked. */
const MAX_FIELDS = 20_000;
const MAX_OF_A_NAME = 1_000;
/** What a field takes at least, on average: a form that may be short may have few. */
const BYTES_OF_A_FIELD = 64;

/** A field of ours lies three steps down at most, as `guests[3].firstName`; its name is a few words. */
const DEEPEST = 6;
const LONGEST_NAME = 300;

/** A row as a button begins it: a few words under a few names, some of them one step down. */
const word = z.union([z.string(), z.boolean(), z.number(), z.null()]);
const beginning = z.record(z.string(), z.union([word, z.record(z.string(), word)]));

/** What a button for rows says: what to do with which list, with what few values a row begins, or what a field of a row becomes. Conform takes it apart unlooked at. */
const intentOfButton = z.strictObject({
  type: z.enum(['insert', 'remove', 'update', 'reorder', 'validate', 'reset']),
  payload: z
    .strictObject({
      name: z.string().max(LONGEST_NAME).optional(),
      index: z.int().min(0).max(MAX_ROWS).optional(),
      from: z.int().min(0).max(MAX_ROWS).optional(),
      to: z.int().min(0).max(MAX_ROWS).optional(),
      validated: z.boolean().optional(),
      value: z.union([word, beginning, z.array(beginning).max(1)]).optional(),
      defaultValue: beginning.optional(),
    })
    // one value is of a field within a row
    .refine(
      ({ name = '', value }) => typeof value === 'object' || value === undefined || /\]\.\w+$/.test(name),
    ),
});
const LONGEST_INTENT = 2_000;

/**
 * Reads a posted form within limits; it is held in memory, so its length is judged before
 * any of it is read, and says `tooLarge` where it is. One that carries files is read by `readUpload`, which knows who may
 * send it. The form parser turns a field name such
 * as `guests[4000000000].email` into a list of that length, which would keep the server busy
 * for hours, and one such as `a.a.a.…` into values so deep that writing them back into the page
 * ends in a full stack (CVE-2026-34077); names like these come from no page of ours. It also copies all values of a name
 * for each one more, so that a name that stands there some ten thousand times costs minutes.
 *
 * @throws a 413 response when the form is too large, 400 when it cannot be read, and what `requireWriter` does
 */
export async function readForm(
  request: Request,
  largest = LARGEST_WITHOUT_FILES,
  tooLarge: string = errorWords.tooLarge,
): Promise<FormData> {
  // every browser states the length of a form
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  if (!(length <= largest)) throw refusal(413, tooLarge);
  const form = await formOf(request, Math.min(MAX_FIELDS, Math.ceil(largest / BYTES_OF_A_FIELD))).catch(
    (error: unknown) => {
      throw error instanceof Error ? refusal(400, httpWords.formUnreadable) : error;
    },
  );
  const fields = [...form.keys()];
  // conform's own memory of a form: no form of ours sends it, and it would be taken apart whatever it is
  if (hasTooMany(fields) || form.has('__state__')) throw refusal(400, errorWords.checkFields);
  const names = [...fields, ...rowOfButton(form.getAll('__intent__'))];
  if (names.some(isEndless) || rowsIn(names) > MAX_ROWS_IN_ALL) throw refusal(400, errorWords.checkFields);
  notePosted(form);
  await requireWriter(request, form);
  return form;
}

/** A form is counted before it is taken apart: that takes longer than anything else here. */
async function formOf(request: Request, most: number): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  // a list of types is none that a browser sends
  const between = /^application\/x-www-form-urlencoded\s*(;[^,]*)?$/i.test(type) ? '&' : boundaryOf(type);
  if (!between) throw refusal(400, httpWords.formUnreadable);
  const body = Buffer.from(await request.arrayBuffer());
  let fields = 1;
  for (let at = body.indexOf(between); at >= 0; at = body.indexOf(between, at + 1)) fields += 1;
  if (fields > most) throw refusal(400, errorWords.checkFields);
  return new Response(body, { headers: { 'Content-Type': type } }).formData();
}

function hasTooMany(names: string[]): boolean {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Math.max(0, ...counts.values()) > MAX_OF_A_NAME;
}

/** How many rows the lists have that these names make. A list is as long as its highest number says, however few of its rows were sent. */
function rowsIn(names: string[]): number {
  const lists = new Map<string, number>();
  for (const name of names)
    for (const { index: at, 1: row } of name.matchAll(/\[(\d+)\]/g)) {
      const list = name.slice(0, at);
      if (Number(row) >= MAX_ROWS) return Infinity;
      lists.set(list, Math.max(lists.get(list) ?? 0, Number(row) + 1));
    }
  return [...lists.values()].reduce((sum, rows) => sum + rows, 0);
}

const isEndless = (name: string) => name.length > LONGEST_NAME || name.split(/[.[]/).length > DEEPEST;

/** The field name that a button for rows speaks of, its row's number written into it. */
function rowOfButton(intents: FormDataEntryValue[]): string[] {
  const [intent] = intents;
  if (intent === undefined) return [];
  const read =
    intents.length === 1 && typeof intent === 'string' && intent.length <= LONGEST_INTENT
      ? intentOfButton.safeParse(parsed(intent))
      : undefined;
  if (!read?.success) throw refusal(400, errorWords.checkFields);
  const { name = '', index = 0, from = 0, to = 0 } = read.data.payload;
  return [`${name}[${Math.max(index, from, to)}]`];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const refusal = (status: number, message: string) => data({ message }, { status });
