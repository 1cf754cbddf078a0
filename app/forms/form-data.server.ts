import { data } from '@remix-run/node';
import { notePosted } from '#app/server/posted-form.server.ts';
import { requireWriter } from '#app/forms/require-writer.server.ts';
import * as errorWords from '#messages/errors/en.ts';
import * as httpWords from '#messages/http/en.ts';

/** Largest form without files, in bytes: some thousand rows of typed text. */
export const LARGEST_WITHOUT_FILES = 2 * 1024 * 1024;

/** Rows one form may carry; the contract allows as many guests at once. */
const MAX_ROWS = 10_000;
/** Rows of all its lists, those that stand in other lists too: each name makes one of as many rows as its number says. */
const MAX_ROWS_IN_ALL = 2 * MAX_ROWS;

/** Fields of one form, and of them those of one name, such as guests that are ticked. */
const MAX_FIELDS = 20_000;
const MAX_OF_A_NAME = 1_000;

/** A field of ours lies three steps down at most, as `guests[3].firstName`; its name is a few words. */
const DEEPEST = 12;
const LONGEST_NAME = 300;
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
  const form = await formOf(request).catch((error: unknown) => {
    throw error instanceof Error ? refusal(400, httpWords.formUnreadable) : error;
  });
  const fields = [...form.keys()];
  if (hasTooMany(fields)) throw refusal(400, errorWords.checkFields);
  const intent = form.get('__intent__');
  // a button says which row, and with what few values it begins
  if (String(intent ?? '').length > LONGEST_INTENT) throw refusal(400, errorWords.checkFields);
  const names = [...fields, ...(intent === null ? [] : namesIn(intent))];
  if (names.some(isEndless) || rowsIn(names) > MAX_ROWS_IN_ALL) throw refusal(400, errorWords.checkFields);
  notePosted(form);
  await requireWriter(request, form);
  return form;
}

/** A form without files is counted before it is taken apart: that takes longer than anything else here. */
async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/x-www-form-urlencoded/i.test(type)) return request.formData();
  const text = await request.text();
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) fields += 1;
  if (fields > MAX_FIELDS) throw refusal(400, errorWords.checkFields);
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

function hasTooMany(names: string[]): boolean {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.length > MAX_FIELDS || Math.max(0, ...counts.values()) > MAX_OF_A_NAME;
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

/** The field names an add, remove or update button speaks of, its row number written into the name. */
function namesIn(intent: FormDataEntryValue): string[] {
  try {
    const { payload } = JSON.parse(String(intent)) as { payload: { name?: unknown; index?: unknown } };
    return [`${String(payload.name ?? '')}[${Number(payload.index ?? 0)}]`];
  } catch {
    throw refusal(400, errorWords.checkFields);
  }
}

const refusal = (status: number, message: string) => data({ message }, { status });
