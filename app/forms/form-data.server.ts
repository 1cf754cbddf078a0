import { data } from '@remix-run/node';
import { notePosted } from '#app/server/posted-form.server.ts';
import { requireWriter } from '#app/forms/require-writer.server.ts';
import * as errorWords from '#messages/errors/en.ts';
import * as httpWords from '#messages/http/en.ts';

/** Largest form without files, in bytes: some thousand rows of typed text. */
export const LARGEST_WITHOUT_FILES = 2 * 1024 * 1024;

/** Rows one form may carry; the contract allows as many guests at once. */
const MAX_ROWS = 10_000;

/** Fields of one form, and of them those of one name, such as guests that are ticked. */
const MAX_FIELDS = 20_000;
const MAX_OF_A_NAME = 1_000;

/** A field of ours lies three steps down at most, as `guests[3].firstName`; its name is a few words. */
const DEEPEST = 12;
const LONGEST_NAME = 300;

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
  const form = await request.formData().catch(() => {
    throw refusal(400, httpWords.formUnreadable);
  });
  const fields = [...form.keys()];
  if (hasTooMany(fields)) throw refusal(400, errorWords.checkFields);
  const intent = form.get('__intent__');
  const names = [...fields, ...(intent === null ? [] : namesIn(intent))];
  if (names.some((name) => hasFarIndex(name) || isEndless(name))) throw refusal(400, errorWords.checkFields);
  notePosted(form);
  await requireWriter(request, form);
  return form;
}

function hasTooMany(names: string[]): boolean {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.length > MAX_FIELDS || Math.max(0, ...counts.values()) > MAX_OF_A_NAME;
}

const hasFarIndex = (name: string) =>
  [...name.matchAll(/\[(\d+)\]/g)].some(([, index]) => Number(index) >= MAX_ROWS);

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
