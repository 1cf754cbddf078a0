import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { readGuestList } from '#backend/guests/import/read-guest-list.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;

beforeAll(async () => {
  host = await t.signIn();
});

async function exported(eventId: string) {
  const { response } = await host.call('exportGuests', { params: { eventId }, query: {} });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { bytes, lines: bytes.toString('utf8').split('\r\n'), headers: response.headers };
}

test('a file Excel opens as it should: mark, CRLF, phones that are neither numbers nor formulas', async () => {
  const eventId = await addEvent(t.backend.ctx, host.userId);
  const guest = await addGuest(t.backend.ctx, eventId, {
    first_name: 'अनिता',
    last_name: 'Shah, Dr.',
    phone: '+919820012345',
    email: 'anita@example.in',
    with_family: true,
    side: 'bride',
  });
  await addGuest(t.backend.ctx, eventId, { first_name: 'John', last_name: 'Smith', phone: '+442079460958' });
  await t.visitor.call('setRsvp', {
    params: { eventId, guestId: guest.id },
    body: {
      rsvp: 'yes',
      adults: 2,
      children: 1,
      note: 'We come\nby "train"',
      names: 'Anil and Ria',
      source: 'email',
      key: guest.key,
    },
  });
  const { bytes, headers } = await exported(eventId);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(bytes.toString('utf8').slice(1)).toBe(
    [
      'First name,Last name,Phone,Email,With family,Side,Title,How we greet them,Further contacts,Maximum number of people,People by name,Tags,Reply,Adults,Children,Note,Source,Invitation,Coming with',
      'अनिता,"Shah, Dr.",+91 98200 12345,anita@example.in,TRUE,Bride’s side,,,,,,,Confirmed,2,1,"We come\nby ""train""",email,Not invited yet,Anil and Ria',
      'John,Smith,+44 2079460958,,FALSE,,,,,,,,Pending,0,0,,,Not invited yet,',
      '',
    ].join('\r\n'),
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('%j is text and no formula', async (text) => {
  const eventId = await addEvent(t.backend.ctx, host.userId);
  const guest = await addGuest(t.backend.ctx, eventId, {
    first_name: text,
    last_name: `x${text}`,
    email: '',
    side: text,
  });
  await t.backend.ctx.db
    .insertInto('replies')
    .values({ guest_id: guest.id, event_id: eventId, rsvp: 'no', source: 'link', note: text })
    .execute();
  const { lines } = await exported(eventId);
  const cells = Papa.parse<string[]>(lines[1] ?? '').data[0] ?? [];
  expect(cells[0]).toBe(`'${text}`);
  expect(cells[1]).toBe(`x${text}`);
  expect(cells[5]).toBe(`'${text}`);
  expect(cells[15]).toBe(`'${text}`);
});

test('the import reads an export back: every guest, phone and e-mail', async () => {
  const eventId = await addEvent(t.backend.ctx, host.userId);
  await addGuest(t.backend.ctx, eventId, {
    first_name: 'José',
    last_name: 'D’Souza',
    phone: '+919820012345',
    with_family: true,
  });
  await addGuest(t.backend.ctx, eventId, {
    first_name: 'Ann',
    last_name: 'Lee',
    phone: '+16502530000',
    email: 'ann@example.com',
    side: '=1+1',
  });
  const { bytes } = await exported(eventId);
  const preview = await readGuestList({ fileName: 'guests.csv', bytes, withFamilyDefault: false });
  expect(preview).toMatchObject({
    ok: true,
    preview: {
      problems: [],
      rows: [
        {
          firstName: 'José',
          lastName: 'D’Souza',
          phone: '+919820012345',
          email: '',
          withFamily: true,
          side: '',
        },
        {
          firstName: 'Ann',
          lastName: 'Lee',
          phone: '+16502530000',
          email: 'ann@example.com',
          withFamily: false,
          side: '=1+1',
        },
      ],
    },
  });
});

test('the file name cannot break out of its header', async () => {
  const eventId = await addEvent(t.backend.ctx, host.userId, { event_name: 'मीरा "weds"; Rohan/../x' });
  const { headers } = await exported(eventId);
  expect(headers.get('Content-Disposition')).toBe(
    `attachment; filename="weds-Rohan-x-guests.csv"; filename*=UTF-8''${encodeURIComponent('मीरा weds ; Rohan .. x guests.csv')}`,
  );
});
