import { beforeAll, describe, expect, it } from 'vitest';
import { readSide } from '#contract/guests/guest-side.ts';
import { sideName, sideNames } from '#messages/guests/list/en.ts';
import { sendList } from '#tests/guests/import/list-form.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
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

  it.each([
    ['groom', 'Bela'],
    ['Groom’s side', 'Bela'],
    ['office', 'Chand'],
  ])('narrows the list: %s', async (side, firstName) => {
    const { data } = await rows({ side });
    expect(data.items.map((guest) => guest.firstName)).toEqual([firstName]);
    expect([data.total, data.counts.total]).toEqual([1, 4]);
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
    const { response } = await host.call('exportGuests', { params: { eventId }, query: {} });
    const file = await response.text();
    const [heading = '', asha = ''] = file.split('\r\n');
    const column = heading.split(',').indexOf('Side');
    expect(asha.split(',')[column]).toBe(sideNames.bride);
    const elsewhere = await addEvent(t.backend.ctx, host.userId);
    const { import: found } = (await sendList(host, elsewhere, new File([file], 'guests.csv'))).data;
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

  it('of a list comes in with the draft of an event, and stays where its form says nothing of it', async () => {
    const params = { eventType: 'birthday' } as const;
    const guests = [entry('Esha', { side: 'Office' })];
    await host.call('addDraftGuest', { params, body: { guests } });
    const drafted = async () => (await host.call('getEventDraft', { params, query: {} })).data.guests.items;
    const [before] = await drafted();
    expect(before?.side).toBe('Office');
    const guestId = before?._id ?? '';
    await host.call('updateDraftGuest', {
      params: { ...params, guestId },
      body: entry('Esha', { lastName: 'Rao' }),
    });
    expect(await drafted()).toMatchObject([{ lastName: 'Rao', side: 'Office' }]);
    await host.call('updateDraftGuest', {
      params: { ...params, guestId },
      body: entry('Esha', { side: '' }),
    });
    expect(await drafted()).toMatchObject([{ side: '' }]);
  });

  it('is a note of the hosts, which the guest does not read', async () => {
    const guest = await t.signIn();
    const guestEvent = await addEvent(t.backend.ctx, host.userId);
    await addGuest(t.backend.ctx, guestEvent, {
      user_id: guest.userId,
      email: guest.email,
      side: 'Neighbours',
    });
    const mine = await guest.call('getMyEvents', {});
    expect(mine.data.joinedEvents).toHaveLength(1);
    expect(await mine.response.text()).not.toContain('Neighbours');
    const hosts = await host.call('getMyEvents', {});
    expect(await hosts.response.text()).toContain('Neighbours');
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
  ['लड़की वाले', 'bride'],
  ['दूल्हा', 'groom'],
  ['Bridegroom', 'groom'],
  ['Both', 'both'],
  ['दोनों', 'both'],
  ['Bride & groom', 'both'],
  ['bride/groom', 'both'],
  ['Bride’s and groom’s side', 'both'],
  ['common side', 'both'],
  // of a birthday, or another's
  ['Girls', 'Girls'],
  ['Boys', 'Boys'],
  ['Common', 'Common'],
  ['Bridget', 'Bridget'],
  ['Bride’s side, Pune', 'Bride’s side, Pune'],
  ['toString', 'toString'],
  ['__proto__', '__proto__'],
  ['', ''],
])('“%s” is read as “%s”', (text, side) => {
  expect(readSide(text)).toBe(side);
  expect(readSide(sideName(side))).toBe(side);
});
