import { beforeAll, beforeEach, expect, test } from 'vitest';
import { importRead } from '#tests/guests/import/list-form.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* A list brought in again, after guests were merged, became one household or got another phone. */

const t = useTestBackend();
let host: Caller;
let eventId: string;
const PHONE = '+919820012345';

beforeAll(async () => {
  host = await t.signIn();
});
beforeEach(async () => {
  eventId = await addEvent(t.backend.ctx, host.userId);
});

const guest = (first_name: string, last_name: string, phone: string) =>
  addGuest(t.backend.ctx, eventId, { first_name, last_name, phone, email: '' });
const listed = async () =>
  (await host.call('listGuests', { params: { eventId }, query: {} })).data.items.map(
    ({ firstName, phone }) => [firstName, phone],
  );
async function read(...lines: string[]) {
  const importId = await importRead(host, eventId, lines);
  const params = { eventId, importId };
  const { data } = await host.call('getGuestImport', { params });
  return { ...data.import, add: (body: object = {}) => host.call('addGuestImport', { params, body }) };
}

test('who was merged away does not come back', async () => {
  const [aa, bb] = [await guest('Aa', 'One', PHONE), await guest('Bb', 'Two', '+919820099999')];
  await host.call('mergeGuests', {
    params: { eventId, guestId: aa.id },
    body: { with: bb.id, versions: [0, 0] },
  });
  const found = await read('Aa,One,9820012345,,', 'Bb,Two,9820099999,,');
  expect(found.counts).toMatchObject({ added: 0, listed: 2 });
  expect(found.listed.map(({ message }) => message)).toContain(
    'Row 3 was left out: Bb Two was merged into Aa One.',
  );
});

test('the same name with another phone is offered as the guest, and added where nobody says so', async () => {
  await guest('Sunita', 'Rao', PHONE);
  const found = await read('Sunita,Rao,9820099999,,');
  expect(found.counts).toMatchObject({ added: 1, maybes: 1, replacements: 0 });
  expect(found.changes).toMatchObject([{ maybe: true, before: { phone: PHONE } }]);
  await found.add();
  expect(await listed()).toEqual([
    ['Sunita', PHONE],
    ['Sunita', '+919820099999'],
  ]);
});

test('and is the guest with the new phone where the host says so', async () => {
  await guest('Sunita', 'Rao', PHONE);
  const found = await read('Sunita,Rao,9820099999,,');
  const { data } = await found.add({ update: found.changes.map(({ key }) => key) });
  expect(data).toMatchObject({ added: 0, updated: 1 });
  expect(await listed()).toEqual([['Sunita', '+919820099999']]);
});

test('two who share the phone of a guest: it is said with whom it stays', async () => {
  await guest('Ramesh', 'Sharma', PHONE);
  const found = await read('Anil,Mehta,9820012345,,', 'Deepak,Rao,9820012345,,');
  expect(
    found.problems.map(({ message }) => message).filter((message) => message.startsWith('Row 3')),
  ).toEqual(['Row 3: the phone stays with Ramesh Sharma, who has it on your list.']);
});

test('a contact that somebody got between looking at a file and adding it stays theirs, and that is said', async () => {
  const found = await read('A,One,9820012345,,', 'B,Two,9820012346,,');
  expect(found.counts).toMatchObject({ added: 2, problems: 0 });
  await guest('Someone', 'Else', PHONE);
  const { data } = await found.add();
  expect(data).toMatchObject({ added: 2, withoutContact: 1 });
  expect(data.message).toContain('1 guest was added without a phone or e-mail of the file');
  expect(await listed()).toEqual(
    expect.arrayContaining([
      ['Someone', PHONE],
      ['A', ''],
      ['B', '+919820012346'],
    ]),
  );
});
