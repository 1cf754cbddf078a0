import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { workbookParts } from '#backend/guests/import/open/workbook-parts.mjs';
import { openInWorker } from '#backend/guests/import/open/open-in-worker.ts';
import { readGuestList } from '#backend/guests/import/read-guest-list.ts';
import { GUEST_LIST_MAX_BYTES } from '#contract/guests/guest-list-file.ts';
import { HEADER, ONE_GUEST, csv, preview, rawWorkbook, refusal, workbook } from './files.ts';

const EVERYTHING = 'A1:XFD1048576';
const tooLarge =
  'This file is larger than 10 MB. Remove pictures and other sheets from it, or split it, and choose it again.';
const tooManyRows = 'This file has more than 10,000 rows. Split it into files of at most 10,000 rows each.';
const tooComplicated =
  'This file is too complicated to read. Copy the guest list into a new sheet, save it as CSV and choose that file.';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Guest ${index},,,,`);

describe('limits', () => {
  it('takes 10,000 rows and refuses one more', async () => {
    expect((await preview(csv(...lines(10_000)))).summary.total).toBe(10_000);
    expect(await refusal(csv(...lines(10_001)))).toBe(tooManyRows);
  });

  it('counts the rows of a workbook the same way, below a title too', async () => {
    const rows = [[], [], HEADER.split(','), ...lines(10_000).map((line) => line.split(','))];
    expect((await preview(workbook({ Guests: rows }))).summary.total).toBe(10_000);
    expect(await refusal(workbook({ Guests: [...rows, ['One more']] }))).toBe(tooManyRows);
  });

  it('does not count blank rows below the guests', async () => {
    expect((await preview(csv('Asha,,,,', ...Array<string>(60_000).fill(',,,,')))).summary.total).toBe(1);
  });

  it('takes 10 MB and refuses one byte more, before it is opened', async () => {
    const filled = Buffer.alloc(GUEST_LIST_MAX_BYTES, '\n');
    filled.write(csv('Asha,,,,'));
    expect((await preview(filled)).summary.total).toBe(1);
    expect(await refusal(Buffer.concat([filled, Buffer.from('\n')]))).toBe(tooLarge);
  });
});

describe('hostile workbooks', () => {
  it.each([
    ['a sheet that claims all cells there can be', { before: `<dimension ref="${EVERYTHING}"/>` }],
    [
      'one cell merged over the whole sheet',
      { after: `<mergeCells><mergeCell ref="${EVERYTHING}"/></mergeCells>` },
    ],
    [
      'a cell in the farthest corner',
      { rows: `${ONE_GUEST}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` },
    ],
    ['a cell beyond every sheet', { rows: `${ONE_GUEST}<row r="3"><c r="ZZZZ99999999"><v>1</v></c></row>` }],
  ])('%s are read like any other', async (_, sheet) => {
    const found = await preview(rawWorkbook(sheet));
    expect(found.rows).toHaveLength(1);
    expect(found.rows[0]).toMatchObject({ firstName: 'Asha', phone: '+919820012345' });
  });

  it('a small file that unpacks to 200 MB is refused without unpacking it', async () => {
    const bomb = rawWorkbook({ after: ' '.repeat(200_000_000) });
    expect(bomb.length).toBeLessThan(GUEST_LIST_MAX_BYTES);
    expect(await refusal(bomb)).toBe(tooComplicated);
  });

  it('many parts that each unpack to a permitted size are added up', async () => {
    const parts = Object.fromEntries([1, 2, 3, 4].map((n) => [`xl/extra${n}.xml`, ' '.repeat(20_000_000)]));
    expect(await refusal(rawWorkbook({}, parts))).toBe(tooComplicated);
  });

  it.each([
    ['blank cells', ONE_GUEST + '<row r="3">' + '<c s="1"/>'.repeat(400_001) + '</row>', {}],
    ['blank cells under another name', ONE_GUEST + '<row r="3">' + '<x:c\n/>'.repeat(400_001) + '</row>', {}],
    ['blank rows', ONE_GUEST + '<row/>'.repeat(400_001), {}],
    ['shared texts', ONE_GUEST, { 'xl/sharedStrings.xml': '<sst>' + '<si/>'.repeat(400_001) + '</sst>' }],
  ])('more %s than a guest list has are refused before they are read', async (_, rows, others) => {
    const file = rawWorkbook({ rows }, others);
    expect(file.length).toBeLessThan(200_000);
    expect(() => workbookParts(file)).toThrow('too many cells');
    expect(await refusal(file)).toBe(tooComplicated);
  });

  it('as many blank cells as that are read', async () => {
    const found = await preview(
      rawWorkbook({ rows: ONE_GUEST + '<row r="3">' + '<c/>'.repeat(390_000) + '</row>' }),
    );
    expect(found.rows).toHaveLength(1);
  });

  it('pictures are not unpacked, so they do not count', async () => {
    const pictures = Object.fromEntries(
      [1, 2, 3, 4].map((n) => [`xl/media/picture${n}.bin`, ' '.repeat(20_000_000)]),
    );
    expect((await preview(rawWorkbook({}, pictures))).summary.total).toBe(1);
  });

  it('a stated size of gigabytes is not believed', async () => {
    const lying = rawWorkbook({});
    for (
      let at = lying.indexOf('504b0304', 0, 'hex');
      at >= 0;
      at = lying.indexOf('504b0304', at + 4, 'hex')
    ) {
      lying.writeUInt32LE(0xfffffff0, at + 22);
    }
    expect((await preview(lying)).summary.total).toBe(1);
  });

  it('a link over all cells, which would fill the memory, is stopped and the next file is read', async () => {
    const link = rawWorkbook({
      after: `<hyperlinks><hyperlink ref="${EVERYTHING}" location="x"/></hyperlinks>`,
    });
    expect(link.length).toBeLessThan(2000);
    expect(await refusal(link)).toBe(tooComplicated);
    expect((await preview(csv('Asha,,,,'))).summary.total).toBe(1);
  });

  it('a file that takes longer than its time is stopped', async () => {
    const slow = rawWorkbook({
      rows: `${ONE_GUEST}<row r="3">${'<c r="A3"><v>1</v></c>'.repeat(300_000)}</row>`,
    });
    expect(await openInWorker(slow, { timeLimitMs: 100, memoryLimitMb: 1024 })).toEqual({
      kind: 'too-complicated',
    });
    expect((await openInWorker(slow, { timeLimitMs: 60_000, memoryLimitMb: 1024 })).kind).toBe('sheets');
  });

  it('a file that takes more than its memory is stopped', async () => {
    const wide = workbook({ Guests: [HEADER.split(','), ...lines(5_000).map((line) => line.split(','))] });
    expect(await openInWorker(wide, { timeLimitMs: 60_000, memoryLimitMb: 8 })).toEqual({
      kind: 'too-complicated',
    });
    expect((await openInWorker(wide, { timeLimitMs: 60_000, memoryLimitMb: 256 })).kind).toBe('sheets');
  });

  it.each([
    ['zip', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(5000, 0x5a)])],
    [
      'zip with a directory that points outside',
      Buffer.from(
        `504b0304${'00'.repeat(30)}504b050600000000${'0100'.repeat(2)}${'ff'.repeat(8)}0000`,
        'hex',
      ),
    ],
    ['older workbook', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5000, 0x5a)])],
  ])('garbage that begins like a %s cannot be parsed', async (_, garbage) => {
    expect(await refusal(garbage)).toBe('Error parsing file.');
  });
});

describe('hostile text', () => {
  const full = (piece: string) =>
    `${HEADER}\n${piece.repeat(Math.floor((GUEST_LIST_MAX_BYTES - 100) / piece.length))}`;

  it.each([
    ['one giant line', full('a')],
    ['ten million delimiters', full(',')],
    ['ten million blank lines', full('\n')],
    ['a quote that never closes', `${HEADER}\n"${full('a,b\n').slice(100)}`],
    ['millions of broken quotes', full('"a"b,')],
    ['nothing but quotes', full('"')],
    ['no header at all', ','.repeat(GUEST_LIST_MAX_BYTES)],
  ])('%s in 10 MB is answered while other requests go on', async (_, text) => {
    const bytes = Buffer.from(text);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const started = performance.now();
    const result = await readGuestList({ fileName: 'guests.csv', bytes, withFamilyDefault: false });
    const took = performance.now() - started;
    delay.disable();
    if (result.ok) expect(result.preview.rows.length).toBeLessThanOrEqual(1);
    else expect(result.message).toMatch(/\.$/);
    // read in this thread, the longest pause would be nearly all of the time it took; on a busy machine both grow
    expect(delay.max / 1e6).toBeLessThan(Math.max(1000, took * 0.8));
  });
});
