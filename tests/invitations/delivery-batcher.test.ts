import { beforeAll, expect, test } from 'vitest';
import { createDeliveryBatcher } from '#backend/guests/invitations/delivery-batcher.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* What deliveries of one process share. No jobs run: each test takes the deliveries itself. */

const t = useTestBackend();
const ctx = () => t.backend.ctx;
let host: Caller;

beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in' });
});

/** Invites so many people by mail. @returns their deliveries */
async function queued(...names: string[]) {
  const eventId = await addEvent(ctx(), host.userId);
  await host.call('addInvitees', {
    params: { eventId },
    body: { newGuests: names.map((name) => ({ firstName: name, email: `${name}@example.in` })) },
  });
  return deliveriesOf(eventId);
}
const deliveriesOf = (eventId: string) =>
  ctx().db.selectFrom('deliveries').selectAll().where('event_id', '=', eventId).orderBy('address').execute();
const run = (statement: string) => ctx().database.pool.query(statement);

test('two jobs that ask for one delivery get it once', async () => {
  const [delivery] = await queued('once');
  const { take } = createDeliveryBatcher(ctx());
  const taken = await Promise.all([take(delivery?.id ?? ''), take(delivery?.id ?? '')]);
  expect(taken.map((each) => each?.delivery.id)).toEqual([delivery?.id, undefined]);
});

test('what could not be read was not taken either', async () => {
  const [delivery] = await queued('unread');
  const { take } = createDeliveryBatcher(ctx());
  await run('alter table contacted_addresses rename to gone');
  try {
    await expect(take(delivery?.id ?? '')).rejects.toThrow();
  } finally {
    await run('alter table gone rename to contacted_addresses');
  }
  expect(await deliveriesOf(delivery?.event_id ?? '')).toMatchObject([{ status: 'queued', attempts: 0 }]);
  expect((await take(delivery?.id ?? ''))?.delivery.attempts).toBe(1);
});

test('one mail that cannot be noted leaves the note of the others, and is tried until it can be', async () => {
  const [first, second] = await queued('afternoon', 'evening');
  const { take, noteSent } = createDeliveryBatcher(ctx());
  const taken = await Promise.all([take(first?.id ?? ''), take(second?.id ?? '')]);
  await run(`create function no_note() returns trigger language plpgsql as
    $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`);
  await run(
    `create trigger no_note before update on deliveries for each row when (new.id = '${first?.id}') execute function no_note()`,
  );
  const noted = taken.map((each) => each && noteSent(each));
  await noted[1];
  const states = async () =>
    (await deliveriesOf(first?.event_id ?? '')).map(({ address, status }) => [address, status]);
  expect(await states()).toEqual([
    ['afternoon@example.in', 'sending'],
    ['evening@example.in', 'sent'],
  ]);
  await run('drop trigger no_note on deliveries');
  await run('drop function no_note');
  await noted[0];
  expect(await states()).toEqual([
    ['afternoon@example.in', 'sent'],
    ['evening@example.in', 'sent'],
  ]);
});

test('what is taken goes to the address its guest has now, also for those who hear of it before its answer', async () => {
  const [delivery] = await queued('before');
  const params = { eventId: delivery?.event_id ?? '', guestId: delivery?.guest_id ?? '' };
  await ctx()
    .db.updateTable('guests')
    .set({ email: 'after@example.in' })
    .where('id', '=', params.guestId)
    .execute();
  await createDeliveryBatcher(ctx()).take(delivery?.id ?? '');
  expect(await deliveriesOf(params.eventId)).toMatchObject([
    { status: 'sending', address: 'after@example.in' },
  ]);
});
