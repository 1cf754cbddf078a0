import { describe, expect, it } from 'vitest';
import { writeHousehold } from '#contract/guests/household.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview } from './files.ts';

const read = async (heading: string, ...rows: string[]) => {
  const found = await preview([`Name,${heading},Phone`, ...rows.map((row) => `Om,${row},`)].join('\n'));
  const asked = found.problems.filter(({ kind }) => kind === 'family');
  return {
    asked: asked.map(({ message }) => message),
    parties: found.rows.map(({ withFamily, partyLimit }) =>
      withFamily ? (partyLimit ?? 'family') : 'alone',
    ),
    people: found.rows.map(({ household }) => writeHousehold(household, '; ')),
    columns: found.tables[0]?.columns.map(({ kind }) => kind),
  };
};

const each = (cells: readonly string[], of: string) => cells.map(() => of);

describe.each(['No. of guests', 'With family'])('a number of people under %s', (heading) => {
  it('is not taken where it is a range or unclear, but they are more than one', async () => {
    const cells = [
      ...['5-6', '5–6', '2 to 3', '3/4', '3 or 4', '4 ya 5', '2.5', '~10', 'approx 10', '4?', '10+', '2 से 3'],
      ...['5 (3 veg)', '4 incl. driver', 'लगभग 10', '5-6 log'],
    ];
    const found = await read(heading, ...cells);
    expect(found.parties).toEqual(each(cells, 'family'));
    expect(found.asked).toEqual(cells.map((cell, at) => fileWords.familyUncounted(`Row ${at + 2}`, cell)));
  });

  it('nor where they may be one', async () => {
    const cells = ['-3', '?', '1-2', '0.5', 'few', ...(heading === 'With family' ? [] : ['0'])];
    const found = await read(heading, ...cells);
    expect(found.parties).toEqual(each(cells, 'alone'));
    expect(found.asked).toEqual(cells.map((cell, at) => fileWords.familyUnclear(`Row ${at + 2}`, cell)));
  });

  it('is read as families write it', async () => {
    const cells = {
      ...{ '2A+1C': 3, '2a 2k': 4, '2 adults + 1 child': 3, chaar: 4, सात: 7, two: 2, दोन: 2, ચાર: 4 },
      ...{ 'H+W': 2, 'H & W': 2, 'pati patni': 2, 'H+W+2': 4, '2 Couples': 4, '1+1': 2, '6 max': 6 },
      ...{ 'upto 6': 6, '4 pax + driver': 5, 'pura parivar': 'family', 'poori family': 'family' },
      ...{ 'पूरा परिवार': 'family', 'sab log': 'family', sabhi: 'family', 'n/a': 'alone', self: 'alone' },
    };
    const found = await read(heading, ...Object.keys(cells));
    expect(found.parties).toEqual(Object.values(cells));
    expect(found.asked).toEqual([]);
  });
});

describe('a number of people in a name', () => {
  it('is never taken behind a name where it is a range', async () => {
    const found = await preview('Name,Phone\nPinky bua (5-6),9820012345\nRaju 4 log,9820012346');
    expect(
      found.rows.map(({ firstName, withFamily, partyLimit }) => [firstName, withFamily, partyLimit]),
    ).toEqual([
      ['Pinky', true, null],
      ['Raju', true, 4],
    ]);
    expect(found.problems.map(({ message }) => message)).toEqual([
      fileWords.familyUncounted('Row 2', 'Pinky bua (5-6)'),
    ]);
  });
});

describe('adults and children in columns of their own', () => {
  it('are numbers as anywhere', async () => {
    const found = await read(
      'Adults,Children',
      '1+1,',
      'two,one',
      '2,n/a',
      ',2',
      '2,2 kids',
      '0,2',
      'self,-',
    );
    expect(found).toMatchObject({ parties: [2, 3, 2, 3, 4, 2, 'alone'], asked: [] });
    expect(found.people.join('')).toBe('');
  });

  it('make no number where one of them is a range', async () => {
    expect(await read('Adults,Children', '2-3,1', '2,1 or 2')).toMatchObject({
      parties: ['family', 'family'],
      asked: [fileWords.familyUncounted('Row 2', '2-3'), fileWords.familyUncounted('Row 3', '1 or 2')],
    });
  });

  it('are not added up where each function has its own', async () => {
    expect(await read('Adults,Kids,Adults,Kids', '2,1,4,2', '2,1,2,1', '1,,1,')).toMatchObject({
      parties: ['family', 3, 'alone'],
      asked: [fileWords.familyUncounted('Row 2', '4'), fileWords.familyUncounted('Row 2', '2')],
    });
  });
});

describe('who comes along', () => {
  it('is one, where one column says so and another has the name', async () => {
    const found = await read('Plus one,Plus one name', 'Yes,Sita', 'No,', '1,', 'Yes,', '+1,Ila', '2,Uma');
    expect(found.parties).toEqual(['family', 'alone', 2, 2, 'family', 4]);
    expect(found.people[0]).toBe('Om; Sita');
  });
});

describe('a number that families have', () => {
  it('says whose household they are of where it goes on from row to row', async () => {
    const found = await preview(
      'Family No,Name,Mobile\n1,Raj,9820012345\n1,Simran,\n1,Aryan,\n2,Asha,9820012346',
    );
    expect(
      found.rows.map(({ firstName, household }) => [firstName, writeHousehold(household, '; ')]),
    ).toEqual([
      ['Raj', 'Raj; Simran; Aryan'],
      ['Asha', ''],
    ]);
  });

  it('counts people where it does not', async () => {
    const found = await preview(
      'Family No,Name,Mobile\n4,Raj,9820012345\n2,Simran,9820012346\n4,Asha,9820012347',
    );
    expect(found.rows.map(({ partyLimit }) => partyLimit)).toEqual([4, 2, 4]);
  });
});
