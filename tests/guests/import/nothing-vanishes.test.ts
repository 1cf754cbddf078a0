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

describe('a phone that is somebody else’s by its heading', () => {
  it.each([
    'Driver number',
    'Driver mobile no.',
    'Reference Mobile',
    'Ref. No',
    'Inviter’s number',
    'Agent No',
    'Hotel contact',
    'Pickup person number',
    '+1 Phone',
    'Plus one phone',
    'Son’s mobile',
  ])('is pointed at where it is all there is: %s', async (heading) => {
    const alone = await preview(`Name,${heading}\nOm Rao,9825012301\nRaj Das,9825012302`);
    expect(alone.rows.map(({ phone, partyLimit }) => [phone, partyLimit])).toEqual([
      ['+919825012301', null],
      ['+919825012302', null],
    ]);
    const sentence = (row: number, phone: string) =>
      fileWords.contactOfAnother(`Row ${row}`, `${heading}: ${phone}`);
    expect(messagesOf(alone)).toEqual([sentence(2, '9825012301'), sentence(3, '9825012302')]);
    const withEmail = await preview(`Name,${heading},Email\nOm Rao,9825012301,om@example.in`);
    expect(messagesOf(withEmail)).toEqual([sentence(2, '9825012301')]);
  });

  it('is not the phone of a guest who has one', async () => {
    const read = await preview('Name,Phone,+1 Name,+1 Phone\nOm Rao,9825012301,Uma,9825012302');
    expect(read.rows).toMatchObject([{ phone: '+919825012301', otherContacts: '+91 98250 12302' }]);
    expect(messagesOf(read)).toEqual([]);
  });
});
