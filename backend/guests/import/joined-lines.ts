import { isAddressLine } from './columns/places.ts';
import { isOfPlace } from './columns/contacts.ts';
import { labelBefore } from './label-lines.ts';
import type { TableRow } from './table.ts';
import { headsOthers } from './row-role.ts';

/** A line of a text as it is read. */
export interface Line extends Pick<TableRow, 'rowNumber' | 'role'> {
  text: string;
  name: string;
  hasContact: boolean;
}

const isBare = (line: Line | undefined) => line?.hasContact === true && !line.name;
const isName = (line: Line | undefined) => line !== undefined && !line.hasContact && !line.role;

/**
 * The lines of an address between a name and its number are no names, and go behind both; other lines of an address are named. A name
 * with a colon above one number heads nobody.
 */
export function withAddressesBehind(lines: readonly Line[]): Line[] {
  const rows: Line[] = [];
  const isNumberFirst = isBare(lines[0]) && isName(lines[1]);
  const named = (line: Line): Line => ({ ...line, role: 'unread' });
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    const label = /^(.*\p{L}.*?)\s*:$/u.exec(line.text)?.[1];
    if (
      label &&
      line.role === 'heading' &&
      !headsOthers(label) &&
      isBare(lines[at + 1]) &&
      !isBare(lines[at + 2])
    ) {
      const { role, ...plain } = line;
      rows.push({ ...plain, text: label, name: label });
      continue;
    }
    let end = at;
    while (!lines[end]?.hasContact && isAddressLine(lines[end]?.text ?? '')) end += 1;
    if (!isNumberFirst && end > at && isName(rows.at(-1)) && isBare(lines[end])) {
      rows.push(...lines.slice(end, end + 1), ...lines.slice(at, end).map(named));
      at = end;
    } else
      rows.push(
        isName(line) && !isBare(rows.at(-1)) && isAddressLine(line.text, { sure: true }) ? named(line) : line,
      );
  }
  return rows;
}

/** A guest of lines, with the contacts that stand in lines of their own. */
interface Group {
  line: Line;
  contacts: Line[];
}

/** Whether a line has a further contact of the guest above it: with a label, or the only e-mail. */
const isFurther = ({ text }: Line, { line, contacts }: Group): boolean =>
  labelBefore(text) !== '' ||
  (text.includes('@') && ![line, ...contacts].some((each) => each.text.includes('@')));

/** Names and numbers that stand on lines of their own, put together. */
export function joinedLines(lines: readonly Line[]): Line[] {
  const isNumberFirst = isBare(lines[0]) && isName(lines[1]);
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const isPair =
      last &&
      last.contacts.length === 0 &&
      (isNumberFirst ? isBare(last.line) && isName(line) : isName(last.line) && isBare(line));
    const isMore =
      last && !isBare(lines[0]) && !last.line.role && last.line.name && isBare(line) && isFurther(line, last);
    // of names and numbers in one line nobody knows which belong together
    if ((isPair || isMore) && last.line.rowNumber !== line.rowNumber) last.contacts.push(line);
    else groups.push({ line, contacts: [] });
  }
  return groups.map(asLine);
}

/** One line for a guest: numbers of a place behind the others. */
function asLine({ line, contacts }: Group): Line {
  if (contacts.length === 0) return line;
  const name = line.name || contacts.map((each) => each.name).join('');
  const labelled = contacts.map(({ text }) => ({ text, label: labelBefore(text) }));
  const sorted = labelled.toSorted(
    (one, other) => Number(isOfPlace(one.label)) - Number(isOfPlace(other.label)),
  );
  const texts = sorted.map(({ text, label }) => text.slice(label.length));
  return {
    ...line,
    name,
    text: `${line.text}${line.hasContact ? ', ' : ' '}${texts.join(', ')}`,
    hasContact: true,
  };
}
