import { VoucherProviderUnavailable } from './port.ts';
import type { ReloadlyHttp } from './reloadly-http.ts';
import { pageAnswer } from './reloadly-shapes.ts';

/** All rows of a paged list, each once. */
interface Rows {
  readonly rows: readonly unknown[];
  /** False when there may be more than the limit let us read. */
  readonly complete: boolean;
}

/** Which list, how much of it. */
interface PagedList {
  readonly path: string;
  readonly query: Record<string, string>;
  /** The field that tells rows apart. */
  readonly key: string;
  readonly pageSize: number;
  readonly mostPages: number;
}

const keyOf = (row: unknown, key: string): string | undefined => {
  if (typeof row !== 'object' || row === null) return undefined;
  const value: unknown = (row as Record<string, unknown>)[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/**
 * Reads a list row by row, each once. Pages are asked for from 1 on, as Reloadly's SDKs do;
 * an answer that calls page 1 its second one has a page 0, which is then read too.
 *
 * @param deadline of one page
 * @returns false when there may be more than the limit let us read
 * @throws {VoucherProviderUnavailable} when a page cannot be read
 */
export async function* eachRow(
  http: ReloadlyHttp,
  list: PagedList,
  deadline: () => AbortSignal,
): AsyncGenerator<unknown, boolean> {
  const seen = new Set<string>();
  const read = async (page: number) => {
    const { status, body } = await http.read(list.path, deadline(), {
      ...list.query,
      size: String(list.pageSize),
      page: String(page),
    });
    const parsed = pageAnswer.safeParse(body);
    if (status !== 200 || !parsed.success)
      throw new VoucherProviderUnavailable(`Reloadly's ${list.path} is not a list`);
    const added = parsed.data.content.filter((row) => {
      const key = keyOf(row, list.key);
      const isNew = key === undefined || !seen.has(key);
      if (key !== undefined) seen.add(key);
      return isNew;
    });
    return { ...parsed.data, added };
  };

  for (let page = 1; page <= list.mostPages; page += 1) {
    const { content, last, number, added } = await read(page);
    yield* added;
    if (page === 1 && number === 1) yield* (await read(0)).added;
    if (last ?? content.length < list.pageSize) return true;
    // a provider that does not know the page may send the same one for ever
    if (added.length === 0) return content.length === 0;
  }
  return false;
}

/** Reads a list whole. @throws {VoucherProviderUnavailable} when a page cannot be read */
export async function readPages(http: ReloadlyHttp, list: PagedList, deadline: AbortSignal): Promise<Rows> {
  const rows: unknown[] = [];
  const reading = eachRow(http, list, () => deadline);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { rows, complete: value };
    rows.push(value);
  }
}
