import { describe, expect, test } from 'vitest';
import type { GuestListPreview } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview } from './files.ts';

const households = ({ rows }: GuestListPreview) =>
  rows.map(({ firstName, lastName, household }) => [
    `${firstName} ${lastName}`.trim(),
    ...household.map(({ name, child }) => (child ? `${name} (child)` : name)),
  ]);

describe('a list with a row for each person', () => {
  test('has a guest for each family, with its people by name, and says who is whose', async () => {
    const found = await preview(
      'Family,Member,Phone\nSharma,Ramesh,9820012345\n,Sunita,\n,Chotu,\nGupta,Anil Gupta,9820012346\nGupta,Pooja Gupta,\nGupta,Ravi Gupta,9820012347',
    );
    expect(households(found)).toEqual([
      ['Ramesh Sharma', 'Ramesh Sharma', 'Sunita Sharma', 'Chotu Sharma'],
      ['Anil Gupta', 'Anil Gupta', 'Pooja Gupta'],
      // who shares only the name of a family and has a phone is a guest
      ['Ravi Gupta'],
    ]);
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

  test('says what the household has otherwise than who joins it', async () => {
    const found = await preview(
      'Household,Name,Phone,Side\nA,Ramesh Rao,9820012345,Bride\nA,Sunita Rao,,Groom\nB,Anil,9820012346,',
    );
    expect(households(found)[0]).toEqual(['Ramesh Rao', 'Ramesh Rao', 'Sunita Rao']);
    expect(found.problems.map(({ message }) => message)).toContain(
      fileWords.notKept('Row 3', ['Side: groom']),
    );
  });

  test('keeps families of one name apart that do not stand together, and guests with a phone', async () => {
    const found = await preview(
      'Family,Member,Phone\nSharma,Raj,9820012345\nSharma,Simran,\nRao,Venkat,9820012346\nRao,Uma,\nSharma,Anil,\nSharma,Tia,',
    );
    expect(households(found).map(([, ...names]) => names.length)).toEqual([2, 2, 2]);
    const kin = await preview('नाम,परिवार का नाम,फ़ोन\nराम,शर्मा,9820012345\nश्याम,शर्मा,9820012346');
    expect(kin.rows).toHaveLength(2);
  });

  test('knows children by their age', async () => {
    const found = await preview(
      'Family,Name,Age,Phone\nSharma,Raj,42,9820012345\n,Tia,8,\n,Aryan,११ साल,\n,Om,12,\n,Nani,adult,',
    );
    expect(households(found)).toEqual([
      ['Raj Sharma', 'Raj Sharma', 'Tia Sharma (child)', 'Aryan Sharma (child)', 'Om Sharma', 'Nani Sharma'],
    ]);
    expect(found.unusedColumns).toBeUndefined();
  });

  test.each(['Family of', 'Head of family', 'Invited with'])(
    'a row without %s is the head whom others name, or of nobody',
    async (heading) => {
      const found = await preview(
        `Name,${heading},Phone\nRam Sharma,,9820012345\nSita Sharma,Ram Sharma,\nAarav Sharma,Ram Sharma,\nOm Gupta,,9820012346\nUma Gupta,Om Gupta,\nLal,,9820012347`,
      );
      expect(households(found)).toEqual([
        ['Ram Sharma', 'Ram Sharma', 'Sita Sharma', 'Aarav Sharma'],
        ['Om Gupta', 'Om Gupta', 'Uma Gupta'],
        ['Lal'],
      ]);
      const ids = await preview(
        'Household,Name,Phone\nH1,Ram,9820012345\nH1,Sita,\nH2,Om,9820012346\nH2,Uma,\n,Lal,9820012347\n,Ila,9820012348',
      );
      expect(households(ids).map(([first]) => first)).toEqual(['Ram', 'Om', 'Lal', 'Ila']);
    },
  );

  test('a family’s name right of the names is nobody’s below it', async () => {
    const found = await preview(
      'Name,Family,Phone\nOm,Gupta,9820012345\nLal,,9820012346\nIla,Rao,9820012347',
    );
    expect(found.rows.map(({ lastName }) => lastName)).toEqual(['Gupta', '', 'Rao']);
  });

  test.each([
    ['Sita (wife), Aarav (son, 8)', ['Ram', 'Sita', 'Aarav (child)']],
    ['Sita - wife; Aarav - son', ['Ram', 'Sita', 'Aarav']],
    ['Sita/Aarav/Ria', ['Ram', 'Sita', 'Aarav', 'Ria']],
    ['1) Sita 2) Aarav', ['Ram', 'Sita', 'Aarav']],
    ['सीता (पत्नी); आरव (८ साल)', ['Ram', 'सीता', 'आरव (child)']],
  ])('members may stand in one cell: %s', async (cell, names) => {
    const { rows } = await preview(`Name,Members,Phone\nRam,"${cell}",9820012345\nOm,Uma,9820012346`);
    expect(households({ rows } as GuestListPreview)[0]?.slice(1)).toEqual(names);
    expect(rows[0]?.partyLimit).toBeNull();
  });

  test.each(['Father / Husband Name', 'पति/पिता का नाम', "Father's name"])(
    '%s is nobody who comes',
    async (heading) => {
      const found = await preview(`Name,${heading},Phone\nRam,Mohanlal,9820012345\nOm,Lal,9820012346`);
      expect(households(found)).toEqual([['Ram'], ['Om']]);
      expect(found.unusedColumns).toEqual([{ heading, rows: 2 }]);
    },
  );

  test('joins nobody for the last name they share', async () => {
    const found = await preview(
      'Last Name,Name,Phone\nSharma,Ramesh,9820012345\nSharma,Sunil,9820012346\nRao,Anil,9820012347',
    );
    expect(found.rows).toHaveLength(3);
  });

  test.each([
    ['परिवार,सदस्य,मोबाइल\nशर्मा,राजेश,9820012345\n,सुनीता,\n,छोटू,\nगुप्ता,अनिल,9820012346', 'शर्मा', 'गुप्ता'],
    ['परिवार,सदस्य का नाम\nशर्मा,राजेश\n,सुनीता\n,छोटू\nगुप्ता,अनिल', 'शर्मा', 'गुप्ता'],
    ['कुटुंब,नाम,मोबाईल\nशर्मा,राजेश,9820012345\n,सुनीता,\n,छोटू,\nगुप्ता,अनिल,9820012346', 'शर्मा', 'गुप्ता'],
    ['परिवार का मुखिया,सदस्य,मोबाइल\nराजेश शर्मा,सुनीता,9820012345\n,छोटू,\nअनिल गुप्ता,,9820012346', 'शर्मा', 'गुप्ता'],
  ])('is told by its members in Hindi and Marathi: %s', async (text, one, other) => {
    const [first = [], second = []] = households(await preview(text));
    expect(first[0]).toBe(`राजेश ${one}`);
    expect(first.slice(1).map((name) => name.split(' ')[0])).toEqual(['राजेश', 'सुनीता', 'छोटू']);
    expect(second[0]).toBe(`अनिल ${other}`);
  });

  test.each([
    'Family,Members,Phone\nSharma,Raj,9820012345\n,Simran,\n,Aryan,\nRao,Venkat,9820012346',
    'Family,Family members\nSharma,Raj\nSharma,Simran\nSharma,Aryan\nRao,Venkat',
    'Family Name,Member Name,Phone\nSharma,Raj,9820012345\n,Simran,\n,Aryan,\nRao,Venkat,9820012346',
    'Family Head,Family Members,Phone\nRaj Sharma,Simran,9820012345\n,Aryan,\nVenkat Rao,,9820012346',
    'Family Head,Family Members,Phone\nRaj Sharma,Raj,9820012345\n,Simran,\n,Aryan,\nVenkat Rao,Venkat,9820012346',
    'Head of family,Members\nRaj Sharma,"Simran, Aryan"\nVenkat Rao,Uma',
    'Head,Member 1,Member 2,Total members,Phone\nRaj Sharma,Simran,Aryan,3,9820012345\nVenkat Rao,,,1,9820012346',
    'Family,Members,Phone\nSharma,"Raj, Simran, Aryan",9820012345\nRao,"Venkat, Uma",9820012346',
    'Family,Member 1,Member 2,Member 3,Phone\nSharma,Raj,Simran,Aryan,9820012345\nRao,Venkat,Uma,,9820012346',
    'Family,Member,Phone\nF1,Raj Sharma,9820012345\nF1,Simran,\nF1,Aryan,\nF2,Venkat Rao,9820012346',
    'કુટુંબ,સભ્ય,મોબાઇલ\nSharma,Raj,9820012345\n,Simran,\n,Aryan,\nRao,Venkat,9820012346',
    'Name,Members,Phone\nRaj Sharma,"Raj, Simran, Aryan",9820012345\nVenkat Rao,Uma,9820012346',
  ])('or a row for each household has all of its people: %s', async (text) => {
    const [first = [], second = []] = households(await preview(text));
    expect(first[0]).toBe('Raj Sharma');
    expect(first.slice(1).map((name) => name.split(' ')[0])).toEqual(['Raj', 'Simran', 'Aryan']);
    expect(second[0]).toBe('Venkat Rao');
  });

  test.each([
    'Family,Members,Phone\nSharma,4,9820012345\nRao,2,9820012346',
    'परिवार,सदस्य,मोबाइल\nशर्मा,4,9820012345\nराव,2,9820012346',
    'कुटुंब प्रमुख,सदस्य,मोबाईल\nशर्मा,4,9820012345\nराव,2,9820012346',
  ])('or how many they are: %s', async (text) => {
    const { rows } = await preview(text);
    expect(rows.map(({ partyLimit }) => partyLimit)).toEqual([4, 2]);
  });
});
