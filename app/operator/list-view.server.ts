import type { Console } from '#app/operator/console.server.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';

interface LabelledLink {
  to: string;
  label: string;
}

/** One row of a list, in the operator's words. */
export interface ConsoleRow {
  key: string;
  title: string;
  badge?: { tone: BadgeTone; text: string } | undefined;
  facts: { term: string; value: string }[];
  /** What the backend or a provider wrote, in its own language. */
  note?: { text: string; lang: string } | undefined;
  links: LabelledLink[];
}

/** A list as its page shows it. */
export interface ListView {
  label: string;
  /** The lists beside this one. */
  kinds?: { label: string; tabs: { to: string; label: string; current: boolean }[] };
  links: LabelledLink[];
  rows: ConsoleRow[];
  empty: { title: string; text: string };
  pages: { label: string; here: string; newer: LabelledLink | null; older: LabelledLink | null };
}

interface Shown<Row> {
  texts: { title: string; none: string; noneHint: string };
  list: { rows: Row[]; page: number; more: boolean };
  show: (row: Row) => ConsoleRow;
  kinds?: ListView['kinds'];
  links?: LabelledLink[];
}

/** Puts a page of a list into words; the address of the pages beside it is that of `request` with another number. */
export function viewList<Row>(
  request: Request,
  { words }: Pick<Console, 'words'>,
  { texts, list, show, kinds, links = [] }: Shown<Row>,
): ListView {
  const { page, more } = list;
  const addressOf = (target: number) => {
    const query = new URLSearchParams(new URL(request.url).searchParams);
    for (const name of ['page', 'notice', 'lang', '_data', '_routes']) query.delete(name);
    if (target > 1) query.set('page', String(target));
    return `?${query}`;
  };
  return {
    label: texts.title,
    ...(kinds ? { kinds } : {}),
    links,
    rows: list.rows.map(show),
    empty: { title: texts.none, text: texts.noneHint },
    pages: {
      label: words.pagesOf(texts.title),
      here: words.pageNumber(page),
      newer: page > 1 ? { to: addressOf(page - 1), label: words.newer } : null,
      older: more ? { to: addressOf(page + 1), label: words.older } : null,
    },
  };
}

/** The facts that are there: what is null or empty says nothing. */
export const factsOf = (facts: readonly (readonly [string, string | null])[]): ConsoleRow['facts'] =>
  facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));

/** The page that asks why before an act is done. */
export const actAddress = (act: string, on: string): string =>
  `/operator/act?${new URLSearchParams({ act, on })}`;
