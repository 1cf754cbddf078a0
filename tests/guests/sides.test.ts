import { beforeAll, describe, expect, it } from 'vitest';
import { readSide } from '#contract/guests/guest-side.ts';
import { sideNames } from '#messages/guests/list/en.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let eventId: string;
const rows = (query = {}) => host.call('listGuests', { params: { eventId }, query });
const entry = (firstName: string, more = {}) => ({
  firstName,
  email: `${firstName.toLowerCase()}@example.in`,
  ...more,
});

beforeAll(async () => {
  host = await t.signIn();
  eventId = await addEvent(t.backend.ctx, host.userId);
  await host.call('addInvitees', {
    params: { eventId },
    body: {
      newGuests: [
        entry('Asha', { side: 'Bride' }),
        entry('Bela', { side: 'लड़के वाले' }),
        entry('Chand', { side: 'Office' }),
        entry('Dev'),
      ],
    },
  });
});

describe('a guest’s side', () => {
  it('is kept by its code, or in the words it was written in', async () => {
    const { data } = await rows();
    expect(data.items.map(({ firstName, side }) => [firstName, side])).toEqual([
      ['Asha', 'bride'],
      ['Bela', 'groom'],
      ['Chand', 'Office'],
      ['Dev', ''],
    ]);
  });

  it('narrows the list', async () => {
    const { data } = await rows({ side: 'groom' });
    expect(data.items.map(({ firstName }) => firstName)).toEqual(['Bela']);
    expect(data.counts.total).toBe(4);
  });

  it('stays with a change that leaves it out, and goes with one that empties it', async () => {
    const { data } = await rows({ side: 'bride' });
    const guestId = data.items[0]?._id ?? '';
    const change = (body: object) =>
      host.call('updateGuest', { params: { eventId, guestId }, body: { ...entry('Asha'), ...body } });
    expect((await change({ lastName: 'Rao' })).data.guest.side).toBe('bride');
    expect((await change({ side: 'both sides' })).data.guest.side).toBe('both');
    expect((await change({ side: '' })).data.guest.side).toBe('');
    expect((await change({ side: 'x'.repeat(41) })).status).toBe(400);
    await change({ side: 'bride' });
  });

  it('goes out in the export and comes back in by it', async () => {
    const file = await (await host.fetch(`/api/events/${eventId}/guests.csv`)).text();
    const [heading = '', asha = ''] = file.split('\r\n');
    const column = heading.split(',').indexOf('Side');
    expect(asha.split(',')[column]).toBe(sideNames.bride);
    const elsewhere = await addEvent(t.backend.ctx, host.userId);
    const form = new FormData();
    form.set('file', new File([file], 'guests.csv'));
    const read = await host.fetch(`/api/events/${elsewhere}/guest-imports`, { method: 'POST', body: form });
    const { import: found } = (await read.json()) as { import: { _id: string; rows: { side: string }[] } };
    expect(found.rows.map(({ side }) => side)).toEqual(['bride', 'groom', 'Office', '']);
    await host.call('addGuestImport', {
      params: { eventId: elsewhere, importId: found._id },
      body: { invite: false },
    });
    const { data } = await host.call('listGuests', {
      params: { eventId: elsewhere },
      query: { side: 'Office' },
    });
    expect(data.items).toHaveLength(1);
  });
});

it.each([
  ['Bride', 'bride'],
  ['BRIDE SIDE', 'bride'],
  ['Bride’s side', 'bride'],
  ['Girl side', 'bride'],
  ['ladki wale', 'bride'],
  ['वधू पक्ष', 'bride'],
  ['Groom', 'groom'],
  ["groom's", 'groom'],
  ['Ladke wale', 'groom'],
  ['वर पक्ष', 'groom'],
  ['Both', 'both'],
  ['दोनों', 'both'],
  ['Bridget', 'Bridget'],
  ['', ''],
])('“%s” is read as “%s”', (text, side) => {
  expect(readSide(text)).toBe(side);
});
