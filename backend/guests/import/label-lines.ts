import { kindOfHeading } from './columns/column-kinds.ts';
import { isWordOfContacts } from './columns/read-contacts.ts';
import type { Sheet } from './open/open-in-worker.ts';
import { hasContact } from './row-role.ts';

const LETTERS = /\p{L}{2}|\p{L}\p{M}/u;

/** Whether a text is what a telephone puts above or before a contact, and nothing else: `mobile`, `Work`, `iPhone`. */
export function isLabel(written: string): boolean {
  const label = written.replace(/[\s:.]+$/u, '').trim();
  if (label.length > 25 || !LETTERS.test(label) || /\s-|[^\p{L}\p{M}\p{Nd}\s.-]/u.test(label)) return false;
  const kind = kindOfHeading(label);
  return kind === 'phone' || kind === 'email' || label.split(/\s+/u).every(isWordOfContacts);
}

/** The label that a line has before its contact, with the signs behind it: `Home: ` of `Home: 0120 456 7890`; '' for none. */
export function labelBefore(line: string): string {
  const label = /^[^\p{Nd}+(@]*?[\s:.–-]+(?=[+(\p{Nd}]|\S+@)/u.exec(line)?.[0] ?? '';
  return isLabel(label.replace(/[\s:.–-]+$/u, '')) ? label : '';
}

/** Whether a line is a contact alone. */
const isContact = (text: string): boolean =>
  hasContact(text) && !/\p{L}/u.test(text.replace(/\S+@\S+/gu, ''));

/**
 * A text in which labels stand in lines of their own, between a name and its contact, with each label before its contact in one line.
 * A heading of numbers is none: there another number follows the first.
 */
export function withLabels(sheet: Sheet): Sheet {
  const filled = sheet.rows.map(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean));
  // a table has columns
  if (filled.filter(({ length }) => length > 1).length * 2 > filled.length) return sheet;
  const textAt = (at: number) => (filled[at]?.length === 1 ? (filled[at][0] ?? '') : '');
  const labelOfRow = new Map<number, string>();
  for (let at = 0; at + 1 < filled.length; at += 1) {
    const [before, label, below, next] = [textAt(at - 1), textAt(at), textAt(at + 1), textAt(at + 2)];
    // `Name`, `Kaka`, `Phone`
    const isOfName = kindOfHeading(label) === 'fullName' && kindOfHeading(below) === null && isLabel(next);
    const isNamed = before !== '' && !isLabel(before);
    const isOfContact = isNamed && isLabel(label) && isContact(below) && !/^[^\p{L}]+$/u.test(next);
    if (below && (isOfName || isOfContact)) labelOfRow.set(at + 1, label.replace(/[\s:.]+$/u, ''));
  }
  if (labelOfRow.size === 0) return sheet;
  const lines = sheet.lines && [...sheet.lines];
  const rows = sheet.rows.flatMap((row, at) => {
    const label = labelOfRow.get(at);
    const text = label === undefined ? undefined : `${label}: ${textAt(at)}`;
    const isAbove = labelOfRow.has(at + 1);
    if (lines && (isAbove || text !== undefined)) lines[row.rowNumber - 1] = text ?? '';
    return isAbove ? [] : [text === undefined ? row : { ...row, cells: [text] }];
  });
  return { ...sheet, lines, rows };
}
