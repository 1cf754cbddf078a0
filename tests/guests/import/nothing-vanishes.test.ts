import { describe, expect, it } from 'vitest';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview } from './files.ts';

const nameOf = ({ title, firstName, lastName }: GuestListRow) =>
  [title, firstName, lastName].filter(Boolean).join(' ');
const messagesOf = ({ problems }: Awaited<ReturnType<typeof preview>>) =>
  problems.map(({ message }) => message);

describe('a row without a name and a contact', () => {
  it('is named where it says anything of somebody', async () => {
    const read = await preview(
      'Sr,Name,Relation,City,Phone,Persons\n1,Om Rao,Mama,Pune,9825012301,4\n2,,Mausi,Delhi,,3\n3,,Bua ji aur parivar,Agra,,5\n4,,,,,\n6,,,,,2',
    );
    expect(read.rows.map(nameOf)).toEqual(['Om Rao']);
    expect(messagesOf(read)).toEqual([
      fileWords.rowOfNobody('Row 3', 'Mausi, Delhi, 3'),
      fileWords.rowOfNobody('Row 4', 'Bua ji aur parivar, Agra, 5'),
      fileWords.rowOfNobody('Row 6', '2'),
    ]);
  });

  it('gives the guest above its functions, and nothing else', async () => {
    const read = await preview(
      'Name,Mobile,Function,Side\nOm Rao,9825012301,Mehndi,Bride\n,,Sangeet,\n,,Haldi & Wedding,\n,,Sangeet,Groom\nRaj Das,9825012302,Wedding,',
    );
    expect(read.rows.map((row) => [nameOf(row), row.tags])).toEqual([
      ['Om Rao', ['Mehndi', 'Sangeet', 'Haldi', 'Wedding']],
      ['Raj Das', ['Wedding']],
    ]);
    expect(messagesOf(read)).toEqual([fileWords.rowOfNobody('Row 5', 'Sangeet, Groom')]);
  });

  it('is nothing where a cell over several rows is all it has', async () => {
    const read = await preview('Name,Phone,Side\nOm Rao,9825012301,Bride\n,,\n,,No');
    expect(messagesOf(read)).toEqual([]);
  });
});
