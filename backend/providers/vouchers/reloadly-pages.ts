import { ProviderUnavailable } from '#backend/providers/vouchers/port.ts';
import type { ReloadlyHttp } from '#backend/providers/vouchers/reloadly-http.ts';
import { pageAnswer } from '#backend/providers/vouchers/reloadly-shapes.ts';

/** All rows of a paged list, each once. */
export interface Rows {
  readonly rows: readonly unknown[];
  /** False when there may be more than the limit let us read. */
  readonly complete: boolean;
}

/** Which list, how much of it. */
export interface PagedList {
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
 * Reads a list to its end. Pages are asked for from 1 on, as Reloadly's SDKs do; an answer
 * that calls page 1 its second one has a page 0, which is then read too.
 *
 * @throws {ProviderUnavailable} when a page cannot be read
 */
export async function readPages(http: ReloadlyHttp, list: PagedList, deadline: AbortSignal): Promise<Rows> {
  const seen = new Set<string>();
  const rows: unknown[] = [];
  const read = async (page: number) => {
    const { status, body } = await http.read(list.path, deadline, { ...list.query, size: String(list.pageSize), page: String(page) });
    const parsed = pageAnswer.safeParse(body);
    if (status !== 200 || !parsed.success) throw new ProviderUnavailable(`Reloadly's ${list.path} is not a list`);
    const before = rows.length;
    for (const row of parsed.data.content) {
      const key = keyOf(row, list.key);
      if (key !== undefined && seen.has(key)) continue;
      if (key !== undefined) seen.add(key);
      rows.push(row);
    }
    return { ...parsed.data, added: rows.length - before };
  };

  for (let page = 1; page <= list.mostPages; page += 1) {
    const { content, last, number, added } = await read(page);
    if (page === 1 && number === 1) await read(0);
    if (last ?? content.length < list.pageSize) return { rows, complete: true };
    // a provider that does not know the page may send the same one for ever
    if (added === 0) return { rows, complete: content.length === 0 };
  }
  return { rows, complete: false };
}
