import { describe, expect, it } from 'vitest';
import { preview } from './files.ts';

const read = async (text: string) => {
  const { rows, problems } = await preview(text, { fileName: 'pasted.txt' });
  return {
    guests: rows.map(({ firstName, lastName, phone }) =>
      [firstName, lastName, phone.slice(-3)].filter(Boolean).join(' '),
    ),
    further: rows.map(({ otherContacts }) => otherContacts),
    problems: problems.filter(({ kind }) => kind !== 'no-contact').map(({ message }) => message),
  };
};

/** Of two numbers, with words beside them, which is the guest's. */
const NUMBERS: [string, string][] = [
  ['old 9820012301 new 9820012302', '302'],
  ['New 9820012301 Old 9820012302', '301'],
  ['9820012301 (old) 9820012302 (new)', '302'],
  ['9820012301 (purana) / 9820012302 (naya)', '302'],
  ['9820012301 पुराना 9820012302 नया', '302'],
  ['9820012301 (જૂનો), 9820012302 (નવો)', '302'],
  ['9820012301 changed to 9820012302', '302'],
  ['9820012301 (not working), 9820012302', '302'],
  ['self 9820012301 wife 9820012302', '301'],
  ['wife 9820012301, self 9820012302', '302'],
  ['9820012301 (son), 9820012302 (own)', '302'],
  ['Papa 9820012301, Mummy 9820012302', '301'],
  ['पत्नी 9820012301, खुद 9820012302', '302'],
];

describe('of two numbers with words beside them', () => {
  it.each(NUMBERS)('a cell has the guest’s own: %s', async (cell, own) => {
    expect(await read(`Name,Mobile\nAmit Shah,"${cell}"`)).toEqual({
      guests: [`Amit Shah ${own}`],
      further: [cell],
      problems: [],
    });
  });

  it.each(NUMBERS)('a line has it, and no word of them in the name: %s', async (text, own) => {
    expect(await read(`Amit Shah ${text}\nOm Rao 9820012309`)).toEqual({
      guests: [`Amit Shah ${own}`, 'Om Rao 309'],
      further: [text, ''],
      problems: [],
    });
  });

  it('a column of old numbers comes behind', async () => {
    expect((await read('Name,Old mobile,Mobile\nAmit,9820012301,9820012302')).guests).toEqual(['Amit 302']);
  });

  it.each([
    ['Priya 9820012301, Naya 9820012302', ['Priya 301', 'Naya 302']],
    ['Papa 9820012301, Mummy 9820012302', ['Papa 301', 'Mummy 302']],
    ['Sharma ji 9820012301 (office) 9820012302 (home)', ['Sharma ji 301']],
    ['Ramesh bhai 9820012301, 9820012302', ['Ramesh bhai 301']],
    ['Ramesh bhai 9820012301, Suresh bhai 9820012302', ['Ramesh bhai 301', 'Suresh bhai 302']],
  ])('names stay those of guests: %s', async (line, guests) => {
    expect((await read(`${line}\nOm Rao 9820012309`)).guests).toEqual([...guests, 'Om Rao 309']);
  });
});

describe('a word behind one number', () => {
  it.each(['Infosys', '(TCS)', 'Infosys Ltd', 'HDFC Bank', '(new)'])(
    'is kept beside it where it is understood: %s',
    async (word) => {
      for (const list of [`Name,Mobile\nAmit Shah,9820012301 ${word}`, `Amit Shah 9820012301 ${word}\nOm 98`])
        expect(await read(list)).toMatchObject({
          guests: expect.arrayContaining(['Amit Shah 301']),
          further: expect.arrayContaining([`9820012301 ${word}`]),
          problems: expect.not.arrayContaining([expect.stringContaining('somebody else')]),
        });
    },
  );

  it('is pointed at where it is not', async () => {
    expect((await read('Name,Mobile\nAmit Shah,9820012301 Blorb')).problems).toHaveLength(1);
  });
});
