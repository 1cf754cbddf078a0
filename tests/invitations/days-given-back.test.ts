import { expect, test } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import * as sendingWords from '#messages/sending/en.ts';
import { addEvent, addFunction, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend({ env: { NEW_ADDRESSES_PER_DAY: '3' } });
const ctx = () => t.backend.ctx;
const NOON = new Date('2026-03-10T06:30:00Z');

test('what waits of an event that is over gives its days back, unless one of its functions is not', async () => {
  t.setNow(NOON);
  const host = await t.signIn();
  await ctx().db.updateTable('users').set({ created_at: NOON }).where('id', '=', host.userId).execute();
  const eventOn = (date: string) => addEvent(ctx(), host.userId, { date });
  const [over, next] = [await eventOn('2026-06-01'), await eventOn('2026-06-02')];
  const invite = async (eventId: string, number: number) => {
    for (let added = 0; added < number; added += 1)
      await addGuest(ctx(), eventId, { email: `${newId().toLowerCase()}@example.in` });
    const answer = await host.call('sendInvitations', {
      params: { eventId },
      body: { guests: 'not-invited' },
    });
    return answer.data.message;
  };
  expect(await invite(over, 6)).toContain(sendingWords.waiting(3));

  // its day came before they went out
  t.setNow(new Date('2026-03-10T08:00:00Z'));
  const began = { date: '2026-03-09', time: '13:29', starts_at: new Date('2026-03-09T07:59:00Z') };
  await ctx().db.updateTable('events').set(began).where('id', '=', over).execute();
  await addFunction(ctx(), over, { date: '2026-03-09', time: '13:31' });
  expect(await invite(next, 1)).toContain(sendingWords.waiting(1));
  const { db } = ctx();
  await db.updateTable('event_functions').set({ time: '13:29' }).where('event_id', '=', over).execute();
  expect(await invite(next, 1)).not.toContain(sendingWords.waiting(1));
});
