import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { full } from '#tests/setup/full.ts';
import { preview } from './files.ts';
import { households, shapes, spoiledCells, style, type Written } from './shapes.ts';

const numRuns = full ? 60 : 3;

async function read({ content, choices }: Written) {
  const found = await preview(content, {
    ...(choices && {
      choices: {
        tables: [],
        country: '',
        withHidden: false,
        withUnread: false,
        joinShared: false,
        withFamily: false,
        ...choices,
      },
    }),
  });
  const rows = found.rows.map(({ household, ...row }) => ({
    ...row,
    household: household.map(({ name, child }) => ({ name, child })),
  }));
  return { ...found, rows };
}

describe('a list of households comes back with everybody', () => {
  it.each(Object.entries(shapes))('from %s', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(households, style, async (list, how) => {
        const written = write(list, how);
        fc.pre(written.rows.length > 0);
        const found = await read(written);
        expect(found.rows).toMatchObject(written.rows);
        // what is said besides is no loss: who cannot be written to, and who shares a contact
        expect(
          found.problems.filter(({ kind, rowKept }) => !(rowKept && /^(no-contact|shared)$/.test(kind))),
        ).toEqual([]);
        expect(found.unusedColumns).toBeUndefined();
      }),
      { numRuns, endOnFailure: true },
    );
  });
});

describe('whatever cannot be taken is named with its row', () => {
  it.each(Object.entries(spoiledCells))('%s', async (_, { spoil, field }) => {
    const shape = fc.constantFrom('a plain text file', 'a titled sheet', 'a tab for each side');
    await fc.assert(
      fc.asyncProperty(households, style, shape, fc.nat(), async (list, how, name, at) => {
        const spoiled = list.map((each, place) => (place === at % list.length ? spoil(each) : each));
        const written = shapes[name]!(spoiled, how);
        const found = await read(written);
        const isNamed = (row: (typeof found.rows)[number]) =>
          found.problems.some(({ rowNumber, table }) => rowNumber === row.rowNumber && table === row.table);
        expect(found.rows).toHaveLength(written.rows.length);
        for (const [place, row] of found.rows.entries()) {
          const expected = written.rows[place]!;
          for (const key of Object.keys(expected) as (keyof typeof expected)[])
            if (JSON.stringify(row[key]) !== JSON.stringify(expected[key])) {
              expect(isNamed(row), `${key} of row ${row.rowNumber} is other, and nobody is told`).toBe(true);
              expect([field, 'withFamily', 'phone', 'email'], `${key} of row ${row.rowNumber}`).toContain(
                key,
              );
            }
        }
      }),
      { numRuns, endOnFailure: true },
    );
  });
});

describe('what has no room is named with its row', () => {
  const row = (heading: string, cell: string) =>
    preview(`Name,Mobile,${heading}\nAsha Rao,9820012345,"${cell}"\nOm Das,9820012346,`);

  it.each([
    ['Title', 'x'.repeat(40)],
    ['Greeting', 'x'.repeat(80)],
    ['Other contacts', 'Papa 98200 12399, '.repeat(30)],
    ['People by name', `Asha, ${'x'.repeat(70)}`],
    ['People by name', 'Asha, win at evil.com'],
    ['Wife', 'x'.repeat(70)],
  ])('%s: %s', async (heading, cell) => {
    const { problems } = await row(heading, cell);
    expect(problems.map(({ rowNumber, rowKept }) => [rowNumber, rowKept])).toEqual([[2, true]]);
  });

  it('thirty people with long names all fit, and ten tags', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `${'Aa'.repeat(24)} ${'abc'[index % 3]}${index}`);
    const tags = Array.from({ length: 10 }, (_, index) => `${index}${'t'.repeat(29)}`);
    const found = await preview(
      `Name,Mobile,People by name,Tags\nAsha Rao,9820012345,"${names.join('; ')}","${tags.join(', ')}"`,
    );
    expect(found.rows[0]?.household.map(({ name }) => name)).toEqual(names);
    expect(found.rows[0]?.tags).toEqual(tags);
    expect(found.problems).toEqual([]);
  });

  it('those who share a phone and become one household beyond thirty', async () => {
    const names = Array.from(
      { length: 33 },
      (_, index) => `${'abcdefghijk'[index % 11]}${'xyz'[Math.floor(index / 11)]}ma`,
    );
    const found = await preview(`Name,Mobile\n${names.map((name) => `${name},9820012345`).join('\n')}`, {
      choices: {
        tables: [],
        country: '',
        withHidden: false,
        withUnread: false,
        joinShared: true,
        withFamily: false,
      },
    });
    expect(found.rows).toHaveLength(1);
    expect(found.problems.filter(({ kind }) => kind === 'family').map(({ rowNumber }) => rowNumber)).toEqual([
      32, 33, 34,
    ]);
  });

  it('an address that became the household’s is nobody else’s', async () => {
    const found = await preview(
      'Name,Mobile,Email\nRamesh,9820012345,\nSunita,9820012345,sunita@example.in\nOm,,sunita@example.in\nIla,9820012346,',
      {
        choices: {
          tables: [],
          country: '',
          withHidden: false,
          withUnread: false,
          joinShared: true,
          withFamily: false,
        },
      },
    );
    expect(found.rows.map(({ email }) => email)).toEqual(['sunita@example.in', '']);
    expect(found.rows[0]?.household.map(({ name }) => name)).toEqual(['Ramesh', 'Sunita', 'Om']);
  });

  it('a guest of whom only the name is known ends a table that another follows', async () => {
    const found = await preview('Name,Mobile\nAsha Rao,9820012345\nNani,\nName,Mobile\nOm Das,9820012346\n');
    expect(found.rows.map(({ firstName }) => firstName)).toEqual(['Asha', 'Nani', 'Om']);
    const titled = await preview(
      'Name,Mobile\nAsha Rao,9820012345\n\nFrom Pune,\nName,Mobile\nOm Das,9820012346\n',
    );
    expect(titled.rows.map(({ firstName }) => firstName)).toEqual(['Asha', 'Om']);
    expect(titled.notes.join()).toContain('From Pune');
  });
});
