import { utils, write } from 'xlsx';
import { readGuestList } from '#backend/guests/import/read-guest-list.ts';
import { ratio, row, say } from '#bench/report.ts';

const GUESTS = 10_000;
const TABS = ['Bride side', 'Groom side', 'Office', 'Pune', 'School friends', 'Society'];
const ROUNDS = 5;
const COLUMNS = ['S.No', 'Name', 'Mobile No.', 'Email ID', 'No. of persons', 'People by name', 'Group'];

/** What it takes to read a family's workbook: households on a tab for each side and circle, below a title. */
export async function reportLists(): Promise<void> {
  const books = {
    six: { guests: GUESTS, bytes: workbook(GUESTS, TABS) },
    one: { guests: GUESTS, bytes: workbook(GUESTS, TABS.slice(0, 1)) },
    small: { guests: GUESTS / 10, bytes: workbook(GUESTS / 10, TABS) },
  };
  const times: Record<keyof typeof books, Time[]> = { six: [], one: [], small: [] };
  // the first reading loads the library
  await timed(books.small);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of Object.keys(books) as (keyof typeof books)[])
      times[name].push(await timed(books[name]));
  const middle = (name: keyof typeof books, of: keyof Time = 'took') =>
    times[name].map((time) => time[of]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  say(`\nA workbook of ${GUESTS} households on six tabs, read, median of ${ROUNDS}`);
  row('read', `${Math.round(middle('six'))} ms`, 'less than 3,000 ms');
  row('  of a processor', `${Math.round(middle('six', 'worked'))} ms`, 'the same on a busy machine');
  row('six tabs against one', ratio(middle('six'), middle('one')), 'about 1');
  row(
    `a household of ${GUESTS} against one of ${GUESTS / 10}`,
    ratio(middle('six'), middle('small') * 10),
    'at most 1.00',
  );
}

interface Time {
  took: number;
  /** What the processors worked, in its thread and here. */
  worked: number;
}

async function timed({ guests, bytes }: { guests: number; bytes: Uint8Array }): Promise<Time> {
  const started = performance.now();
  const before = process.cpuUsage();
  const read = await readGuestList(
    { fileName: 'guests.xlsx', bytes, withFamilyDefault: false },
    // nothing is stopped: what it takes is what is asked
    { timeLimitMs: 120_000, memoryLimitMb: 256 },
  );
  const took = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  if (!read.ok || read.preview.rows.length !== guests)
    throw new Error(read.ok ? `${read.preview.rows.length} of ${guests} were read` : read.message);
  return { took, worked: (user + system) / 1000 };
}

function workbook(guests: number, tabs: readonly string[]): Uint8Array {
  const book = utils.book_new();
  const each = Math.ceil(guests / tabs.length);
  for (const [place, tab] of tabs.entries()) {
    const from = place * each;
    const rows = Array.from({ length: Math.min(each, guests - from) }, (_, index) => rowOf(from + index));
    utils.book_append_sheet(book, utils.aoa_to_sheet([[`Guests: ${tab}`], [], COLUMNS, ...rows]), tab);
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}

const rowOf = (index: number) => [
  index + 1,
  `${index % 3 === 0 ? 'Mr & Mrs ' : ''}Guest${letters(index)} Sharma`,
  9_820_000_000 + index,
  `guest.${index}@example.in`,
  `${1 + (index % 3)}+${index % 2}`,
  `Guest${letters(index)}; Sunita; Aarav (child)`,
  index % 2 === 0 ? 'Office, Pune' : 'Family',
];

const letters = (index: number): string =>
  [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
