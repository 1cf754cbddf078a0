import { isAlong } from './companions-below.ts';
import { countsPeople, isSum } from './row-role.ts';

/**
 * A line that counts people goes behind the guest above it. One below all of a list may be their sum, and is named; sums below nearly
 * every guest are theirs.
 */
export function withCounts<T extends { role?: string; text: string; name: string }>(
  lines: readonly T[],
): T[] {
  const guests = lines.filter(({ role, name, text }) => !role && name && !isSum(text)).length;
  const sums = lines.filter(({ role, text }) => !role && isSum(text) && countsPeople(text)).length;
  const isCount = ({ role, text }: T) =>
    isAlong(text) || ((role === 'unread' || (!role && sums * 3 > guests * 2)) && countsPeople(text));
  const first = lines.findIndex(({ role, name }) => !role && name);
  const isSumBelow = guests > 1 && lines.slice(first).filter(isCount).length === 1;
  const rows: T[] = [];
  let above = -1;
  for (const [at, line] of lines.entries()) {
    const guest = rows[above];
    if (guest && isCount(line) && (isAlong(line.text) || !(isSumBelow && at === lines.length - 1))) {
      rows[above] = { ...guest, text: `${guest.text} (${line.text})` };
      // more who come along may stand below
      if (!isAlong(line.text)) above = -1;
    } else {
      rows.push(line);
      if (line.role !== 'unread') above = line.role ? -1 : rows.length - 1;
    }
  }
  return rows;
}
