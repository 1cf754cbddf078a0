import { beforeEach, expect, test } from 'vitest';
import { releaseWaiting } from '#backend/guests/invitations/waiting-service.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* Many spellings of an address lead to one mailbox: whoever writes to them writes to one reader (docs/decisions/0028). */

const t = useTestBackend({ env: { NEW_ADDRESSES_PER_DAY: '300' } });
const NOON = new Date('2026-03-10T06:30:00Z');
let host: Caller;
let eventId: string;
beforeEach(async () => {
  t.setNow(NOON);
  await t.backend.ctx.db.deleteFrom('contacted_addresses').execute();
  host = await t.signIn({ firstName: 'Asha' });
  eventId = await addEvent(t.backend.ctx, host.userId, { date: '2026-06-01' });
});

const addSpellings = (number: number) =>
  Promise.all(
    Array.from({ length: number }, (_, count) =>
      addGuest(t.backend.ctx, eventId, { email: `vic.tim+${count}@gmail.com` }),
    ),
  );
const send = () => host.call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
/** How many go on each day, the first one first. */
const perDay = async () => {
  const rows = await t.backend.ctx.db
    .selectFrom('contacted_addresses')
    .select(['day', ({ fn }) => fn.countAll<number>().as('number')])
    .where('organiser_id', '=', host.userId)
    .groupBy('day')
    .orderBy('day')
    .execute();
  return rows.map(({ number }) => Number(number));
};

test('five spellings of a mailbox are written to in a day, the others wait for the mornings that follow', async () => {
  await addSpellings(12);
  await addGuest(t.backend.ctx, eventId, { email: 'somebody@example.in' });
  await send();
  expect(await perDay()).toEqual([6, 5, 2]);
  // nor does anything bring them forward
  await t.backend.ctx.db.transaction().execute((tx) => releaseWaiting(t.backend.ctx, tx, host.userId));
  expect(await perDay()).toEqual([6, 5, 2]);
});

test('those who flood a mailbox keep nobody’s first invitation from it', async () => {
  for (let organiser = 0; organiser < 6; organiser += 1) {
    host = await t.signIn({ firstName: `No ${organiser}` });
    eventId = await addEvent(t.backend.ctx, host.userId, { date: '2026-06-01' });
    await addSpellings(6);
    await send();
    const [today] = await perDay();
    expect(today, `organiser ${organiser}`).toBe(organiser < 4 ? 5 : organiser === 4 ? 4 : 1);
  }
});

test('co-hosts invited under many spellings of a mailbox are few', async () => {
  const answers: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const body = { email: `co.host+${count}@gmail.com`, role: 'viewer' } as const;
    answers.push((await host.call('inviteHost', { params: { eventId }, body })).status);
  }
  expect(answers).toEqual([201, 201, 429, 429]);
});
