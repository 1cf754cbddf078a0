import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { guestsAsCsv } from '#backend/guests/csv.ts';
import { presentReply } from '#backend/guests/present.ts';
import { guestEntry, type GuestListItem } from '#contract/guests/guests.ts';
import { SIDE_LENGTH, weddingSides } from '#contract/guests/guest-side.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { full } from '#tests/setup/full.ts';
import { preview } from './files.ts';

/** A guest as the contract keeps one; null where it refuses the side. */
function guestWith(side: string, index: number): GuestListItem | null {
  const entry = guestEntry.safeParse({ firstName: 'Asha', email: `asha.${index}@example.in`, side });
  if (!entry.success) return null;
  return {
    ...entry.data,
    _id: `guest-${index}`,
    partyLimit: null,
    language: null,
    rsvp: 'pending',
    rsvpSource: null,
    reply: presentReply(null),
    linkOutdated: false,
    wantsNoMore: [],
    delivery: { status: 'none', channel: null, error: '', updatedAt: null },
  };
}

const hostile = fc
  .tuple(fc.constantFrom('', "'", "''"), fc.constantFrom(...'=+-@＝＋－＠'), fc.string({ unit: 'grapheme' }))
  .map((parts) => parts.join(''));
const anySide = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'=+-@\'",;\t\n\r| aZ9ß\u200b\u200d\u202eनी😀'), maxLength: 45 }),
  hostile,
  fc.constantFrom<string>(
    ...weddingSides,
    'Bride’s side',
    'वर पक्ष',
    'toString',
    '__proto__',
    'https://x.example',
  ),
);

describe('sides', () => {
  it('come back by an import as they went out with the export, whatever they are, and none is a formula', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anySide, { minLength: 1, maxLength: 20 }), async (sides) => {
        const guests = sides.map(guestWith).filter((guest) => guest !== null);
        fc.pre(guests.length > 0);
        const file = guestsAsCsv(guests);
        const [, ...lines] = Papa.parse<string[]>(file.slice(1), { skipEmptyLines: true }).data;
        for (const [, , , , , side = ''] of lines) expect(side).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        const found = await preview(file);
        expect(found.problems).toEqual([]);
        expect(found.unusedColumns?.map(({ heading }) => heading)).not.toContain('Side');
        expect(found.rows.map(({ side }) => side)).toEqual(guests.map(({ side }) => side));
      }),
      { numRuns: full ? 200 : 40 },
    );
  });

  it('is known by how families call it below its heading', async () => {
    const { rows } = await preview('Name,Email,Side\nAsha,a@example.in,Ladki\nRavi,b@example.in,Ladke wale');
    expect(rows.map(({ side }) => side)).toEqual(['bride', 'groom']);
  });

  it.each([
    '=1+1',
    "'=1+1",
    "''@x",
    '+91 side',
    'https://evil.example/x',
    '<b>Office</b>',
    'x'.repeat(SIDE_LENGTH),
  ])('“%s” is kept as it is', async (side) => {
    const guest = guestWith(side, 1);
    expect(guest?.side).toBe(side);
    expect((await preview(guestsAsCsv([guest as GuestListItem]))).rows[0]?.side).toBe(side);
  });

  it.each(['x', '😀', '=', 'न '])(
    'of more than %s × 40 are cut in a file and named, and refused elsewhere',
    async (unit) => {
      const long = unit.repeat(60);
      const found = await preview(
        `Name,Email,Side\nAsha,asha@example.in,${long}\nRavi,ravi@example.in,Office`,
      );
      expect(found.problems).toMatchObject([
        { rowNumber: 2, kind: 'side', message: fileWords.sideCut('Row 2', SIDE_LENGTH), rowKept: true },
      ]);
      expect(found.problems[0]?.value).not.toBe('');
      const [cut = '', office] = found.rows.map(({ side }) => side);
      expect(cut.length).toBeGreaterThanOrEqual(SIDE_LENGTH - 1);
      expect(cut.length).toBeLessThanOrEqual(SIDE_LENGTH);
      expect(long.startsWith(cut)).toBe(true);
      expect(office).toBe('Office');
      expect(guestWith(long, 1)).toBeNull();
    },
  );
});
