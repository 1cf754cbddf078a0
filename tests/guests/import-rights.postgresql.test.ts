import { beforeAll, expect, test } from 'vitest';
import { importRead } from '#tests/guests/import/list-form.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { pressedMeanwhile } from '#tests/hosts/right-lost.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
let host: Caller;

beforeAll(async () => {
  host = await t.signIn();
});

test('who is no host any more by the time the event is free adds nobody', async () => {
  const eventId = await addEvent(t.backend.ctx, host.userId);
  const lata = await t.signIn();
  await addHost(t.backend.ctx, eventId, { email: lata.email, role: 'editor', userId: lata.userId });
  const importId = await importRead(lata, eventId, ['Nani,Rao,,nani@example.in,']);
  const answer = await pressedMeanwhile(
    t.backend.ctx,
    eventId,
    () => lata.call('addGuestImport', { params: { eventId, importId }, body: { invite: false } }),
    (tx) => tx.deleteFrom('event_hosts').where('event_id', '=', eventId).execute(),
  );
  expect(answer.status).toBe(404);
  expect(await db().selectFrom('guests').select('id').where('event_id', '=', eventId).execute()).toEqual([]);
});
