import { data } from '@remix-run/node';
import * as errorWords from '#messages/errors/en.ts';
import * as httpWords from '#messages/http/en.ts';

/** Largest form without files, in bytes: some thousand rows of typed text. */
const LARGEST = 2 * 1024 * 1024;

/** Rows one form may carry; the contract allows as many guests at once. */
const MAX_ROWS = 10_000;

/**
 * Reads a posted form within limits; it is held in memory, so its length is judged before
 * any of it is read. A form that carries files states what is `largest` for it. The form parser turns a field name such
 * as `guests[4000000000].email` into a list of that length, which would keep the server busy
 * for hours; a name like that comes from no page of ours.
 *
 * @throws a 413 response when the form is too large, 400 when it cannot be read
 */
export async function readForm(request: Request, largest = LARGEST): Promise<FormData> {
  // every browser states the length of a form
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  if (!(length <= largest)) throw refusal(413, errorWords.tooLarge);
  const form = await request.formData().catch(() => {
    throw refusal(400, httpWords.formUnreadable);
  });
  const intent = form.get('__intent__');
  const names = [...form.keys(), ...(intent === null ? [] : namesIn(intent))];
  if (names.some(hasFarIndex)) throw refusal(400, errorWords.checkFields);
  return form;
}

const hasFarIndex = (name: string) => [...name.matchAll(/\[(\d+)\]/g)].some(([, index]) => Number(index) >= MAX_ROWS);

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
