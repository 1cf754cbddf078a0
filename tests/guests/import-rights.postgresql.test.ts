import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { importRead } from '#tests/guests/import/list-form.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
let host: Caller;

beforeAll(async () => {
  host = await t.signIn();
});

const waiting = async () => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
  return rows[0]?.waiting;
};

test('who is no host any more by the time the event is free adds nobody', async () => {
  const eventId = await addEvent(t.backend.ctx, host.userId);
  const lata = await t.signIn();
  await addHost(t.backend.ctx, eventId, { email: lata.email, role: 'editor', userId: lata.userId });
  const importId = await importRead(lata, eventId, ['Nani,Rao,,nani@example.in,']);
  const { press } = await db()
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('events').select('id').where('id', '=', eventId).forUpdate().execute();
      const press = lata.call('addGuestImport', { params: { eventId, importId }, body: { invite: false } });
      await expect.poll(waiting).toBe(1);
      await tx.deleteFrom('event_hosts').where('event_id', '=', eventId).execute();
      // as an object: a promise would be waited for here
      return { press };
    });
  expect((await press).status).toBe(404);
  expect(await db().selectFrom('guests').select('id').where('event_id', '=', eventId).execute()).toEqual([]);
});
