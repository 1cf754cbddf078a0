import { describe, expect, it } from 'vitest';
import { preview } from './files.ts';

/** The guests of a list whose columns are a name and a phone. */
const listOf = (...lines: string[]) => preview(['Name,Phone', ...lines].join('\n'));
const pasted = (...lines: string[]) => preview(lines.join('\n'), { fileName: 'pasted.txt' });

describe('around a name', () => {
  it('a number of a phone is no part of it', async () => {
    const { rows, problems } = await listOf(
      'Amit Shah (98200 12345),',
      'Rohit Rao - 98200 12346,98200 12347',
    );
    expect(rows).toMatchObject([
      { firstName: 'Amit', lastName: 'Shah', phone: '+919820012345' },
      { firstName: 'Rohit', lastName: 'Rao', phone: '+919820012347', otherContacts: '+91 98200 12346' },
    ]);
    expect(problems).toEqual([]);
  });

  it('who somebody is in brackets makes them no more people, and a spouse there does', async () => {
    const { rows } = await listOf(
      'Rakesh (driver),98200 12345',
      'Mahesh Rao (son),98200 12346',
      'Amit Shah (wife),98200 12347',
    );
    expect(rows).toMatchObject([
      { firstName: 'Rakesh', lastName: '', partyLimit: null, withFamily: false, tags: ['driver'] },
      { firstName: 'Mahesh', lastName: 'Rao', partyLimit: null, withFamily: false, tags: ['son'] },
      { firstName: 'Amit', lastName: 'Shah', partyLimit: 2, withFamily: true },
    ]);
  });

  it('with Mrs and full family say who comes, and letters may count the list', async () => {
    const { rows } = await pasted(
      'a. Mr. Bose 98200 12345',
      'b. Amit Shah full family 98200 12346',
      'c. Kapil with Mrs 98200 12347',
      'Puri family 98200 12348',
    );
    expect(rows).toMatchObject([
      { title: 'Mr.', firstName: 'Bose', withFamily: false },
      { firstName: 'Amit', lastName: 'Shah', withFamily: true },
      { firstName: 'Kapil', lastName: '', partyLimit: 2 },
      { lastName: 'Puri family', withFamily: true },
    ]);
  });

  it('a firm stands beside the person whom one asks for', async () => {
    const { rows, unusedColumns } = await preview(
      'Company,Contact Person,Phone\nTata Motors,Amit Shah,98200 12345',
    );
    expect(rows).toMatchObject([{ firstName: 'Amit', lastName: 'Shah' }]);
    expect(unusedColumns).toMatchObject([{ heading: 'Company' }]);
  });
});

describe('between guests', () => {
  it.each(['NOT INVITED', 'Cancelled:'])(
    '“%s” points at those below it, and at nobody above it',
    async (note) => {
      const { rows, problems } = await listOf(
        'Amit Shah,98200 12345',
        `${note},`,
        'Rohit Rao,98200 12346',
        'Bride side,',
        'Neha Rao,98200 12347',
      );
      expect(rows.map(({ firstName, side }) => [firstName, side])).toEqual([
        ['Amit', ''],
        ['Rohit', ''],
        ['Neha', 'bride'],
      ]);
      expect(problems).toMatchObject([{ rowNumber: 4, value: note, rowKept: true }]);
    },
  );

  it('a page’s number is no guest, and is named', async () => {
    const { rows, notes } = await listOf('Amit Shah,98200 12345', 'Page 1 of 2,', 'Rohit Rao,98200 12346');
    expect(rows.map(({ firstName }) => firstName)).toEqual(['Amit', 'Rohit']);
    expect(notes.join(' ')).toContain('3');
  });
});
