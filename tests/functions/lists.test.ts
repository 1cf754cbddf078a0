import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readGuestList } from '#backend/guests/import/read-guest-list.ts';
import { eventWithFunctions, type EventWithFunctions } from '#tests/functions/event.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let event: EventWithFunctions;
let mehndi: string;

beforeAll(async () => {
  host = await t.signIn();
});
beforeEach(async () => {
  event = await eventWithFunctions(t, host);
  mehndi = (await event.add('=Mehndi', { everyone: false }))._id;
  const open = (await event.add('Reception'))._id;
  const guests = Object.fromEntries(
    await Promise.all(
      ['coming', 'no', 'silent', 'declined', 'outside'].map(
        async (name) => [name, await event.guest({ first_name: name, last_name: '' })] as const,
      ),
    ),
  );
  const { coming, no, silent, declined, outside } = guests;
  if (!coming || !no || !silent || !declined || !outside) throw new Error('five guests');
  await event.invite(mehndi, [coming, no, silent, declined]);
  await event.reply(coming, { adults: 3, children: 1, functions: { [mehndi]: 3, [open]: 4 } });
  await event.reply(coming, { adults: 2, note: 'By the night train' });
  await event.reply(no, { adults: 2, functions: { [mehndi]: 0, [open]: 1 } });
  await event.reply(silent, { adults: 2 });
  await event.reply(declined, { rsvp: 'no' });
});

describe('the list as a file', () => {
  test('has a column for each function, with how many come, and is read back by the import', async () => {
    await host.call('addQuestion', {
      params: { eventId: event.eventId },
      body: { kind: 'text', text: 'Song?' },
    });
    const { response } = await host.call('exportGuests', { params: { eventId: event.eventId }, query: {} });
    const bytes = Buffer.from(await response.arrayBuffer());
    const [header = '', ...lines] = bytes.toString('utf8').trim().split('\r\n');
    expect(header).toMatch(/,Coming with,'=Mehndi,Reception,Song\?$/);
    const cells = Object.fromEntries(
      lines.map((line) => [line.split(',')[0], line.split(',').slice(-3).join(',')]),
    );
    expect(cells).toEqual({
      coming: '2,2,',
      no: '0,1,',
      // who said yes and nothing of the functions comes to each
      silent: '2,2,',
      declined: '0,0,',
      outside: 'Not invited,,',
    });
    const read = await readGuestList({ fileName: 'guests.csv', bytes, withFamilyDefault: false });
    expect(read).toMatchObject({ ok: true });
    expect(JSON.stringify(read)).toContain('outside');
  });
});

describe('the list for the door', () => {
  const doorList = (id: string) =>
    host.call('getDoorList', { params: { eventId: event.eventId }, query: { function: id } });

  test('of a function holds those invited to it, with how many to let in', async () => {
    const { data } = await doorList(mehndi);
    expect(data.guests.map(({ name, rsvp, heads, note }) => [name, rsvp, heads, note])).toEqual([
      ['coming', 'yes', 2, 'By the night train'],
      ['declined', 'no', 0, ''],
      ['no', 'no', 0, ''],
      ['silent', 'yes', 2, ''],
    ]);
    expect(data.counts).toEqual({
      total: 4,
      confirmed: 2,
      heads: 4,
      expected: 4,
      uncountedFamilies: 0,
    });
    expect(data.function).toMatchObject({ _id: mehndi, name: '=Mehndi' });
  });

  test('of the whole event tells which functions there are', async () => {
    const { data } = await doorList('');
    expect(data.guests).toHaveLength(5);
    expect(data.counts).toMatchObject({ total: 5, confirmed: 3, heads: 6, adults: 6, children: 0 });
    expect(data.functions.map(({ name }) => name)).toEqual(['=Mehndi', 'Reception']);
    expect(data.function).toBeNull();
  });

  test('of a function that is gone, or of another event, is not there', async () => {
    const elsewhere = await eventWithFunctions(t, host);
    const { _id } = await elsewhere.add('Theirs');
    for (const id of [_id, 'no-such-function'])
      expect(await doorList(id)).toMatchObject({
        status: 404,
        error: { message: 'This function is no longer on the list.' },
      });
  });
});
