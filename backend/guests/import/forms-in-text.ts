import { kindOfHeading } from './columns/column-kinds.ts';
import type { Sheet, SheetRow } from './open/open-in-worker.ts';
import { headsOthers } from './row-role.ts';

/** `Name: Om Rao`, `Mobile - 98250 12301`. */
const LABELLED = /^\s*[*•–-]?\s*([^:=–-]{2,40}?)\s*(?:[:=]|\s?[–-])\s*[-–]?\s*(\S.*)$/u;
/** Between two parts of one line, before the next label. */
const NEXT_PART = /\s*[,;|]\s*(?=[^,;|:=]{2,40}\s*(?:[:=]|\s[–-]\s?))/u;

interface Part {
  label: string;
  text: string;
}

/** What a label asks for: the kind of column, whatever its words. */
const meaningOf = (label: string): string => kindOfHeading(label) ?? label.toLowerCase();

/** What a line says, label by label; null where a part of it has none that is known. */
function partsOf(line: string): Part[] | null {
  const parts = line.split(NEXT_PART).map((part): Part | null => {
    const [, label, text] = LABELLED.exec(part) ?? [];
    return label && text ? { label, text: text.trim() } : null;
  });
  const found = parts.filter((part) => part !== null);
  const isKnown = found.some(({ label }) => kindOfHeading(label) !== null);
  return isKnown && found.length === parts.length ? found : null;
}

/**
 * A text in which each guest filled in a form (`Name: …`, `Mobile: …`, in lines of their own or in one) as a table, a row for each;
 * null for any other text. The first label begins a guest. What stands there without a label is in a last column, without a heading.
 */
export function sheetOfForms(sheet: Sheet): Sheet | null {
  const lines = (sheet.lines ?? []).map((line) => ({ line, parts: partsOf(line) }));
  const written = lines.filter(({ line }) => line.trim());
  const labels = new Map<string, string>();
  for (const { label } of lines.flatMap(({ parts }) => parts ?? []))
    if (!labels.has(meaningOf(label))) labels.set(meaningOf(label), label);
  const meanings = [...labels.keys()];
  const [first] = meanings;
  const isForm =
    labels.size > 1 &&
    labels.size < 20 &&
    (labels.has('fullName') || labels.has('firstName')) &&
    written.filter(({ parts }) => parts).length * 3 > written.length * 2;
  if (!isForm) return null;
  const above: SheetRow[] = [];
  const rows: SheetRow[] = [];
  for (const [at, { line, parts }] of lines.entries()) {
    const rowNumber = at + 1;
    for (const { label, text } of parts ?? [{ label: '', text: line.trim() }]) {
      if (!text) continue;
      if (!label && (rows.length === 0 || headsOthers(text))) {
        (rows.length === 0 ? above : rows).push({ rowNumber, cells: [text] });
        continue;
      }
      if (meaningOf(label) === first || rows.at(-1)?.cells.length === 1)
        rows.push({ rowNumber, cells: Array.from({ length: meanings.length + 1 }, () => '') });
      const { cells } = rows.at(-1) ?? { cells: [] };
      const place = label ? meanings.indexOf(meaningOf(label)) : meanings.length;
      cells[place] = cells[place] ? `${cells[place]}, ${text}` : text;
    }
  }
  const headings = { rowNumber: rows[0]?.rowNumber ?? 1, cells: [...labels.values(), ''] };
  return { ...sheet, lines: undefined, rows: [...above, headings, ...rows] };
}
