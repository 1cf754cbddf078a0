import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestsAsCsv } from '#backend/guests/csv.ts';
import { presentReply } from '#backend/guests/present.ts';
import type { GuestListItem } from '#contract/guests/guests.ts';
import { cutTags, foldTag, MOST_TAGS, statedTags, TAG_LENGTH } from '#contract/guests/guest-tags.ts';
import { blankGuest } from '#contract/guests/guest-fields.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { full } from '#tests/setup/full.ts';
import { preview } from './files.ts';

const guestWith = (tags: string[], index: number): GuestListItem => ({
  ...blankGuest,
  firstName: 'Asha',
  email: `asha.${index}@example.in`,
  tags,
  _id: `guest-${index}`,
  language: null,
  rsvp: 'pending',
  rsvpSource: null,
  reply: presentReply(null),
  linkOutdated: false,
  wantsNoMore: [],
  delivery: { status: 'none', channel: null, error: '', updatedAt: null },
});

const anyTag = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: TAG_LENGTH }),
  fc.string({ unit: fc.constantFrom(...'=+-@\'",;\t\n| aZ9ß\u200b\u200dनी😀'), maxLength: TAG_LENGTH }),
  fc.constantFrom('Office', 'OFFICE', 'परिवार', 'toString', '=1+1', "'Pune"),
);

describe('tags', () => {
  it('come back by an import as they went out with the export, each once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyTag, { maxLength: MOST_TAGS }), { minLength: 1, maxLength: 10 }),
        async (stated) => {
          const guests = stated
            .map((tags) => statedTags.safeParse(tags))
            .flatMap(({ data }, index) => (data ? [guestWith(data, index)] : []));
          fc.pre(guests.length > 0);
          for (const { tags } of guests) expect(new Set(tags.map(foldTag)).size).toBe(tags.length);
          const found = await preview(guestsAsCsv(guests));
          expect(found.problems).toEqual([]);
          expect(found.unusedColumns?.map(({ heading }) => heading)).not.toContain('Tags');
          expect(found.rows.map(({ tags }) => tags)).toEqual(guests.map(({ tags }) => tags));
        },
      ),
      { numRuns: full ? 200 : 40 },
    );
  });

  it.each(['Tags', 'Group', 'Category', 'Relation', 'समूह', 'श्रेणी', 'रिश्ता'])(
    'are read from a column headed %s',
    async (heading) => {
      const found = await preview(`Name,Email,${heading}\nAsha,asha@example.in,"Office, Pune; office"`);
      expect(found.rows[0]?.tags).toEqual(['Office', 'Pune']);
    },
  );

  it.each(['Functions', 'Events', 'Invited to', 'Which functions?', 'कार्यक्रम', 'समारोह'])(
    'are the functions that a column headed %s lists, so that who is invited to one is found',
    async (heading) => {
      const found = await preview(
        `Name,Mobile,${heading}\nAsha,98200 66001,"Mehndi, Sangeet"\nRavi,98200 66002,Reception`,
      );
      expect(found.unusedColumns).toBeUndefined();
      expect(found.rows.map(({ tags }) => tags)).toEqual([['Mehndi', 'Sangeet'], ['Reception']]);
    },
  );

  it('of several columns count together', async () => {
    const found = await preview('Name,Email,Group,Relation\nAsha,asha@example.in,Office,Mausi');
    expect(found.rows[0]?.tags).toEqual(['Office', 'Mausi']);
  });

  it('are the functions whose columns are ticked; a number there is named', async () => {
    const found = await preview(
      'Name,Phone,Mehndi,संगीत,Reception,Group\nAsha,9820012345,x,✓,N,Family\nRavi,9820012346,no,,2+1,Y\nIla,9820012347,0,nil,maybe,',
    );
    expect(found.rows.map(({ tags }) => tags)).toEqual([
      ['Mehndi', 'संगीत', 'Family'],
      ['Reception', 'Group'],
      [],
    ]);
    expect(found.problems.map(({ message }) => message)).toEqual([
      fileWords.numberOfFunction('Row 3', 'Reception', '2+1'),
    ]);
    expect(found.unusedColumns).toEqual([{ heading: 'Reception', rows: 1 }]);
  });

  it('that are too many or too long are cut in a file and named, and refused elsewhere', async () => {
    const many = Array.from({ length: MOST_TAGS + 1 }, (_, index) => `tag ${index}`);
    const long = 'x'.repeat(TAG_LENGTH + 1);
    const found = await preview(
      `Name,Email,Tags\nAsha,asha@example.in,${many.join(';')}\nRavi,ravi@example.in,${long}\nIla,ila@example.in,Pune`,
    );
    expect(found.problems).toMatchObject(
      [2, 3].map((rowNumber) => ({
        rowNumber,
        kind: 'tags',
        message: fileWords.tagsCut(`Row ${rowNumber}`, MOST_TAGS, TAG_LENGTH),
        rowKept: true,
      })),
    );
    expect(found.rows.map(({ tags }) => tags)).toEqual([
      many.slice(0, MOST_TAGS),
      [long.slice(0, TAG_LENGTH)],
      ['Pune'],
    ]);
    expect(statedTags.safeParse(many).success).toBe(false);
    expect(statedTags.safeParse(long).success).toBe(false);
    expect(cutTags(['a', 'A'])).toEqual(['a']);
  });
});
