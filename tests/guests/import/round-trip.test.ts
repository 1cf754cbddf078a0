import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { textOfCell } from '#backend/platform/csv.ts';
import { firstOf } from '#contract/common/plain-line.ts';
import { readSide, SIDE_LENGTH } from '#contract/guests/guest-side.ts';
import { preview } from './files.ts';
import { full } from '#tests/setup/full.ts';

const letter = fc.constantFrom(...'aZéüßजोಕ😀’', ...'=+-@#', ...',;\t"\'\n|', ' ');
const name = fc.string({ unit: letter, maxLength: 30 });
const folded = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

const person = fc.record({
  firstName: name,
  lastName: name,
  phone: fc.boolean(),
  email: fc.boolean(),
  withFamily: fc.boolean(),
  side: fc.oneof(
    name.map((text) => firstOf(text, SIDE_LENGTH)),
    fc.constantFrom('Bride', 'लड़के वाले', 'both'),
  ),
});

// Each person gets contacts of their own, because a repeated one is left out by rule.
const guests = fc.array(person, { minLength: 1, maxLength: 25 }).map((people) =>
  people.map((each, index) => ({
    ...each,
    phone: each.phone ? `+9198200${String(10_000 + index)}` : '',
    email: each.email ? `guest.${index}@example.in` : '',
  })),
);

const form = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  newline: fc.constantFrom('\n', '\r\n'),
  encoding: fc.constantFrom('utf8' as const, 'utf16le' as const),
  quotes: fc.boolean(),
});

it('reads back any list of guests written as CSV', async () => {
  await fc.assert(
    fc.asyncProperty(guests, form, async (list, { encoding, ...format }) => {
      const written = list.filter(
        (guest) => folded(guest.firstName + guest.lastName) || guest.phone || guest.email,
      );
      fc.pre(written.length > 0);
      const columns = ['firstName', 'lastName', 'phone', 'email', 'withFamily', 'side'];
      const text = Papa.unparse({ fields: columns, data: list.map((guest) => ({ ...guest })) }, format);
      const found = await preview(Buffer.from(`\ufeff${text}`, encoding));
      expect(found.rows).toMatchObject(
        written.map((guest) => ({
          ...guest,
          firstName: textOfCell(folded(guest.firstName)),
          lastName: textOfCell(folded(guest.lastName)),
          side: readSide(textOfCell(folded(guest.side))),
        })),
      );
      expect(found.rows.map((row) => row.rowNumber)).toEqual(written.map((guest) => list.indexOf(guest) + 2));
    }),
    { numRuns: full ? 120 : 40 },
  );
});
