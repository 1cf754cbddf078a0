import { describe, expect, test } from 'vitest';
import type { GuestListPreview } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { readGuestList } from '#backend/guests/import/read-guest-list.ts';

async function preview(text: string): Promise<GuestListPreview> {
  const bytes = Buffer.from(text);
  const result = await readGuestList({ fileName: 'guests.csv', bytes, withFamilyDefault: false });
  if (!result.ok) throw new Error(result.message);
  return result.preview;
}
const households = ({ rows }: GuestListPreview) =>
  rows.map(({ firstName, lastName, household }) => [
    `${firstName} ${lastName}`.trim(),
    ...household.map(({ name, child }) => (child ? `${name} (child)` : name)),
  ]);

describe('a list with a row for each person', () => {
  test('has a guest for each family, with its people by name, and says who is whose', async () => {
    const found = await preview(
      'Family,Member,Phone\nSharma,Ramesh,9820012345\n,Sunita,\n,Chotu,\nGupta,Anil Gupta,9820012346\nGupta,Pooja Gupta,9820012347',
    );
    expect(households(found)).toEqual([
      ['Ramesh Sharma', 'Ramesh Sharma', 'Sunita Sharma', 'Chotu Sharma'],
      ['Anil Gupta', 'Anil Gupta', 'Pooja Gupta'],
    ]);
    expect(found.rows[1]?.otherContacts).toBe('+91 98200 12347');
    expect(found.problems.map(({ message }) => message)).toContain(
      fileWords.memberOf('Row 3', 'Sunita Sharma', 'Ramesh Sharma', 'Row 2'),
    );
  });

  test('is told by a family in the name of the family, in Hindi too', async () => {
    expect(
      households(
        await preview(
          'Family Name,Guest Name,Mobile\nPatel Family,Jignesh Patel,9820012345\nPatel Family,Hetal,\nRao Family,Venkat,9820012346',
        ),
      ),
    ).toEqual([['Jignesh Patel', 'Jignesh Patel', 'Hetal Patel'], ['Venkat Rao']]);
    expect(
      households(
        await preview(
          'परिवार का नाम,नाम,मोबाइल\nशर्मा परिवार,राजेश,9820022001\n,सुनीता,\nगुप्ता परिवार,अनिल,9820022002',
        ),
      ),
    ).toEqual([['राजेश शर्मा', 'राजेश शर्मा', 'सुनीता शर्मा'], ['अनिल गुप्ता']]);
  });

  test('comes back from our own file of people, children too', async () => {
    expect(
      households(
        await preview(
          'Name,Adult or child,Guest,Side,Reply\nRamesh Rao,Adult,Ramesh Rao,,Confirmed\nChintu,Child,Ramesh Rao,,Confirmed\nNani,Adult,Nani,,Pending\nNana,Adult,Nani,,Pending\nLeela Roy,,Leela Roy,,Pending',
        ),
      ),
    ).toEqual([['Ramesh Rao', 'Ramesh Rao', 'Chintu (child)'], ['Nani', 'Nani', 'Nana'], ['Leela Roy']]);
  });

  test('joins nobody for the last name they share', async () => {
    const found = await preview(
      'Last Name,Name,Phone\nSharma,Ramesh,9820012345\nSharma,Sunil,9820012346\nRao,Anil,9820012347',
    );
    expect(found.rows).toHaveLength(3);
  });
});
