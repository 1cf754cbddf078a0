import type { ColumnKind, ReadOptions, RowReading } from './column-kind.ts';
import { phone } from './contacts.ts';
import { apartFromLabels } from './labelled-numbers.ts';
import { takeNoteBefore } from './nobody.ts';
import { takeRelation, withComma } from './plain-name.ts';
import { isTown, withFlatBehind } from './places.ts';
import { readContacts } from './read-contacts.ts';
import { weddingSideIn } from './side.ts';

/** A line as somebody wrote it: `1. Ramesh Sharma - 98200 12345`. */
export const line: ColumnKind = {
  headings: [],
  looksLike: (cell) => {
    const { phones, emails, name } = readLine(cell, { country: 'IN' });
    return phones.length + emails.length > 0 && /\p{L}{2}|\p{L}\p{M}/u.test(name);
  },
  read(written, row, options) {
    const labelled = apartFromLabels(written);
    if (labelled) phone.read(labelled.contacts, row, options, '');
    const cell = labelled?.name ?? written;
    const { phones, emails, troubles, name } = readLine(
      takeSide(takeRelation(takeNoteBefore(cell, row), row), row),
      options,
    );
    row.phones.push(...phones);
    row.emails.push(...emails);
    row.troubles.push(...troubles);
    // `Esha - ask Fiza 98200 12345`
    const [, own, other] = OF_ANOTHER.exec(name) ?? [];
    if (own && other && phones.length + emails.length > 0) {
      row.spare.phones.push(...row.phones.splice(0));
      row.spare.emails.push(...row.emails.splice(0));
      row.othersContact ||= cell;
      row.fullName ||= own;
    }
    // `Ramesh 98200 12345 4`
    row.fullName ||= phones.length > 0 ? withFlatBehind(name).replace(/ (\p{Nd}{1,2})$/u, ' ($1)') : name;
    return true;
  },
};

/** Also `Rohit - papa ka 98…` and `Amit Neha ka number 98…`. */
const OF_ANOTHER =
  /^(.*?\p{L}.*?)[\s–—-]+((?:ask|through|via|c\/o|care of|contact)\s+\p{L}.*|(?:papa|mummy|mumma|mom|dad|daddy|bhai|bhaiya|didi|wife|husband|son|daughter|brother|sister|father|mother|beta|beti|पापा|मम्मी|भाई|पत्नी|पति|पिता|माता|बेटा|बेटी)\s+(?:ka|ki|ke|का|की|के)(?:\s+(?:number|no|num|phone|mobile|नंबर))?|\S+\s+(?:ka|ki|का|की)(?:\s+(?:number|no|num|phone|mobile|नंबर))?)[.\s]*$/iu;

/** Takes a side of a wedding off a line, where it stands before the name with a colon or in brackets behind. @returns the rest */
function takeSide(text: string, row: RowReading): string {
  const [written, before, behind] =
    /^\s*([\p{L}\p{M}'’ ]{3,20}?)\s*:\s*(?=\p{L})|\(\s*([\p{L}\p{M}'’ -]{3,20}?)\s*\)\s*$/u.exec(text) ?? [];
  const side = weddingSideIn(before ?? behind ?? '');
  if (!written || !side) return text;
  row.side ||= side;
  return text.replace(written, ' ');
}

const NO_PHONE = /\(?\s*\bno (?:phone|number|mobile|contact|whatsapp)\s*\)?/giu;

/** What a line says: contacts, and what is left is a name with how many come. */
export function readLine(written: string, options: ReadOptions) {
  const { rest, ...contacts } = readContacts(withoutPlace(written).replace(NO_PHONE, ' '), options, true);
  const name = withComma(rest)
    .replace(/\b(tel:|(mob|mobile|ph|phone|cell|tel|m|whatsapp|wa|no|number)\b[.:]*(?=[\s,;:)>-]*$))/giu, ' ')
    // `98200 12345-family`
    .replace(/\s+[-–]\s*(?=(?:family|parivar|परिवार)\s*$)/iu, ' & ')
    // `Ravi Rao - Pune 98200 12345`
    .replace(/\s+[-–—]\s*(\p{L}[\p{L}\p{M}]*)[\s–—:,-]*$/u, (behind, place: string) =>
      isTown(place) ? ` (${place})` : behind,
    )
    .replace(/[<>]|[([][\s,;:]*[)\]]/gu, ' ')
    .replace(/(\s*[-–—:,;|/])+(?=\s*[-–—:,;|/]|\s+(?!\p{Nd})|$)/gu, (signs) =>
      /^[,;]/.test(signs) ? ', ' : ' ',
    )
    .replace(/^[\s\-–—:,;|/=]+|[\s\-–—:,;|/&+=]+$/gu, '')
    .replace(/\s+/g, ' ');
  return { ...contacts, name };
}

/** `2) Ramesh` without the number of its place. */
const withoutPlace = (text: string): string => text.replace(/^\s*\(?\p{Nd}{1,3}[.)\]]\s*/u, '');
