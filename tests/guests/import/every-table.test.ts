import { describe, expect, it } from 'vitest';
import {
  guestListChoices,
  MOST_TABLES,
  type ColumnsOfTables,
  type GuestListPreview,
} from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview, refusal, workbook } from './files.ts';

const namesOf = ({ rows }: GuestListPreview) => rows.map(({ firstName }) => firstName);
const phoneOf = (index: number) => String(9_820_030_000 + index);
const choices = guestListChoices.parse({ tables: [] });

describe('every list of a file is read, or the file is not', () => {
  const tabs = (count: number) =>
    workbook(
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `Tab${index}`,
          [
            ['Name', 'Phone'],
            [`Guest${index}`, phoneOf(index)],
          ],
        ]),
      ),
    );
  const beside = (count: number) => {
    const columns = Array.from({ length: count }, (_, index) => index);
    return [columns.map(() => 'Name,Phone'), columns.map((index) => `Guest${index},${phoneOf(index)}`)]
      .map((row) => row.join(',,'))
      .join('\n');
  };

  it('on 35 tabs, and in 35 tables side by side', async () => {
    const found = await preview(tabs(35));
    expect([found.rows.length, found.tables.length]).toEqual([35, 35]);
    expect((await preview(beside(35))).rows).toHaveLength(35);
  });

  it('with more lists than can be shown it is refused', async () => {
    const below = Array.from(
      { length: MOST_TABLES + 1 },
      (_, index) => `Table ${index} side,\nName,Phone\nGuest${index},${phoneOf(index)}`,
    );
    expect(await refusal(below.join('\n'))).toBe(fileWords.tooManyTables(MOST_TABLES));
  });

  it('whose headings come again on each page that is printed is one list', async () => {
    const pages = Array.from({ length: 300 }, (_, index) => `Name,Phone\nGuest${index},${phoneOf(index)}`);
    const found = await preview(pages.join('\n'));
    expect([found.rows.length, found.tables.length]).toEqual([300, 1]);
  });

  it('beyond an empty column, whatever its headings', async () => {
    const found = await preview(
      'Name,Phone,,Mehmaan,Fon\nAnita,9820012345,,Raju,9820012346\nUma,9820012347,,Pinky,9820012348',
    );
    expect(found.rows.map(({ firstName, phone }) => [firstName, phone])).toEqual([
      ['Anita', '+919820012345'],
      ['Uma', '+919820012347'],
      ['Raju', '+919820012346'],
      ['Pinky', '+919820012348'],
    ]);
    // a column beside is no list
    expect(
      (await preview('S.No,,Name,Phone,,Town\n1,,Anita,9820012345,,Pune\n2,,Uma,9820012347,,Nashik')).tables,
    ).toHaveLength(1);
  });
});

describe('what stands above the headings', () => {
  it('is a list where it has names and phones', async () => {
    expect(namesOf(await preview('Raju,9820100041\nPinky,9820100044\nName,Phone\nAnita,9820100042'))).toEqual(
      ['Raju', 'Pinky', 'Anita'],
    );
    const sheet = workbook({
      S: [
        ...['Raju', 'Pinky', 'Om', 'Uma'].map((name, index) => [name, phoneOf(index)]),
        [],
        ['Groom side'],
        ['Name', 'Phone'],
        ['Anita', '9820100042'],
      ],
    });
    const found = await preview(sheet);
    expect(found.rows.map(({ firstName, side }) => [firstName, side])).toEqual([
      ...['Raju', 'Pinky', 'Om', 'Uma'].map((name) => [name, '']),
      ['Anita', 'groom'],
    ]);
    const late = Array.from(
      { length: 15 },
      (_, index) => `Om ${'abcdefghijklmno'[index]}x,${phoneOf(index)}`,
    );
    expect((await preview([...late, 'Name,Phone', 'Anita,9820100042'].join('\n'))).rows).toHaveLength(16);
  });

  it('is named where it is a line with a contact, and read once it is ticked', async () => {
    const text = 'Do not forget: Raju 9820100041\nName,Phone\nAnita,9820100042';
    const found = await preview(text);
    expect(namesOf(found)).toEqual(['Anita']);
    expect(found.notes).toEqual([
      fileWords.rowsAboveLeftOut([fileWords.rowWithText('Row 1', 'Do not forget: Raju 9820100041')]),
    ]);
    expect(found.tables.map(({ included }) => included)).toEqual([false, true]);
    const kept = await preview(text, {
      choices: {
        ...choices,
        tables: [
          { included: true, columns: {} },
          { included: true, columns: {} },
        ],
      },
    });
    expect(kept.rows.map(({ phone }) => phone)).toEqual(['+919820100041', '+919820100042']);
  });

  it('is named as a heading where it is a title', async () => {
    expect((await preview('Wedding of A and R\nBride side\nName,Phone\nAnita,9820100042')).notes).toEqual([
      fileWords.headingsRead(['Bride side', 'Wedding of A and R']),
    ]);
  });
});

describe('of what somebody said of a file the next with its headings takes which column is what', () => {
  const before: ColumnsOfTables = {
    tables: [{ columns: { 2: 'phone' } }, { columns: {} }],
    ...{ country: 'US', withHidden: true, joinShared: true, withFamily: true },
  };

  it('and not the country, nor which tabs, nor households', async () => {
    const book = workbook({
      Bride: [
        ['Name', 'Remark', 'Ring'],
        ['Ramu', 'x', '9103776332'],
        ['Sunita', 'y', '9103776332'],
      ],
      Groom: [
        ['Name', 'Phone'],
        ['Anita', '9820012345'],
      ],
    });
    const found = await preview(book, { choicesOfShape: async () => before });
    expect(found.rows.map(({ firstName, phone }) => [firstName, phone])).toEqual([
      ['Ramu', '+919103776332'],
      ['Sunita', ''],
      ['Anita', '+919820012345'],
    ]);
    expect(found.choices).toMatchObject({
      country: '',
      withHidden: false,
      joinShared: false,
      withFamily: false,
    });
  });

  it('and nothing of columns without a heading', async () => {
    const found = await preview('Asha Rao,98200 12345,98200 12346\nUma Rao,98200 12347,98200 12348', {
      choicesOfShape: async () => ({ tables: [{ columns: { 1: 'unused' } }] }),
    });
    expect(found.rows.map(({ phone }) => phone)).toEqual(['+919820012345', '+919820012347']);
  });
});
