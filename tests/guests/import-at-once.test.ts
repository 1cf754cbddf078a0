import { beforeAll, expect, test } from 'vitest';
import { importRead } from '#tests/guests/import/list-form.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { statementsOf } from '#tests/setup/statements-of.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend({ env: { NEW_ADDRESSES_PER_DAY: '100000' } });
const ctx = () => t.backend.ctx;
let host: Caller;

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
});

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `G${from + at},Rao,,g${from + at}@example.in,`);
const add = (who: Caller, eventId: string, importId: string, invite = false) =>
  who.call('addGuestImport', { params: { eventId, importId }, body: { invite } });
const namesOf = async (eventId: string) => {
  const guests = await ctx()
    .db.selectFrom('guests')
    .select('first_name')
    .where('event_id', '=', eventId)
    .execute();
  return guests.map(({ first_name: name }) => name).sort();
};

async function helper(eventId: string): Promise<Caller> {
  const who = await t.signIn();
  await addHost(ctx(), eventId, { email: who.email, role: 'editor', userId: who.userId });
  return who;
}

test('lists of several hosts that share guests, pressed at once and more than once, while one types: each guest is added once', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  const hosts = [host, await helper(eventId), await helper(eventId)];
  const imports = await Promise.all(
    hosts.map((who, at) => importRead(who, eventId, [...rows(at * 20, at * 20 + 60), 'Nani,,,,'])),
  );
  const presses = hosts.flatMap((who, at) =>
    [false, true].map((invite) => add(who, eventId, imports[at] ?? '', invite)),
  );
  const addition = host.call('addInvitees', {
    params: { eventId },
    body: { newGuests: [{ email: 'g30@example.in' }, { email: 'g50@example.in' }] },
  });
  const answers = await Promise.all(presses);
  expect((await addition).status).toBe(200);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { guests, emails } = await ctx()
    .db.selectFrom('guests')
    .select(({ fn }) => [
      fn.countAll<number>().as('guests'),
      fn.count<number>('email').distinct().as('emails'),
    ])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  // g0 to g99, and one whom only a name tells
  expect([guests, emails]).toEqual([101, 101]);
  const added = hosts.map((_, at) => answers[2 * at]?.data.added ?? 0);
  const byTyping = 101 - added.reduce((sum, each) => sum + each, 0);
  expect(byTyping).toBeGreaterThanOrEqual(0);
  expect(byTyping).toBeLessThanOrEqual(2);
});

test('two lists that fit one by one and not together: one of them is added whole, the other not at all', async () => {
  const owner = await t.signIn({ plan: 'basic' });
  const eventId = await addEvent(ctx(), owner.userId);
  const lata = await helper(eventId);
  const [first, second] = await Promise.all([
    importRead(owner, eventId, rows(0, 30)),
    importRead(lata, eventId, rows(30, 60)),
  ]);
  const answers = await Promise.all([add(owner, eventId, first), add(lata, eventId, second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await namesOf(eventId)).toHaveLength(30);
});

test('files sent at once for one event: one waits, and only that one', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  const ids = await Promise.all(
    [1, 2, 3].map((list) => importRead(host, eventId, [`Only${list},,,only${list}@example.in,`])),
  );
  const kept = await ctx()
    .db.selectFrom('guest_imports')
    .select('id')
    .where('event_id', '=', eventId)
    .execute();
  expect(kept).toHaveLength(1);
  const answers = await Promise.all(ids.map((id) => add(host, eventId, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const winner = ids.findIndex((id) => id === kept[0]?.id);
  expect(await namesOf(eventId)).toEqual([`Only${winner + 1}`]);
});

test('a long list asks the database no more than a short one', async () => {
  const statementsFor = async (guests: number) => {
    const eventId = await addEvent(ctx(), host.userId);
    return statementsOf(async () => {
      const importId = await importRead(host, eventId, rows(0, guests));
      const { data } = await add(host, eventId, importId, true);
      expect([data.added, data.sent?.queued]).toEqual([guests, guests]);
    });
  };
  const few = await statementsFor(5);
  const many = await statementsFor(500);
  // but who asks, once more for each of the two calls whose body takes its time to come
  expect(many.length).toBeLessThanOrEqual(few.length + 6);
});

test('a long list that changes everybody asks the database no more than a short one', async () => {
  const statementsFor = async (guests: number) => {
    const eventId = await addEvent(ctx(), host.userId);
    await add(host, eventId, await importRead(host, eventId, rows(0, guests)));
    const longer = rows(0, guests).map((row, at) => row.replace(',,', `,${9_820_000_000 + at},`));
    return statementsOf(async () => {
      const importId = await importRead(host, eventId, longer);
      const { data } = await host.call('addGuestImport', {
        params: { eventId, importId },
        body: { others: 'add' },
      });
      expect(data).toMatchObject({ added: 0, updated: guests });
    });
  };
  const few = await statementsFor(5);
  const many = await statementsFor(500);
  expect(many.length).toBeLessThanOrEqual(few.length + 6);
});
