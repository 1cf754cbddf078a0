import { blankGuest } from '#contract/guests/guest-fields.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { claimDeliveries } from '#backend/guests/invitations/claim-repository.ts';
import { createDeliveryBatcher } from '#backend/guests/invitations/delivery-batcher.ts';
import { insertGuests, normaliseGuests } from '#backend/guests/service.ts';
import { newId } from '#backend/platform/ids.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { statementsOf } from '#tests/setup/statements-of.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend({ env: { NEW_ADDRESSES_PER_DAY: '100000' } });
let host: Caller;
const ctx = () => t.backend.ctx;
const [FEW, MANY] = [50, 1_500];

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
});

const rows = (count: number) => {
  const mark = newId().toLowerCase();
  return Array.from({ length: count }, (_, index) => ({
    ...blankGuest,
    firstName: `Guest${index}`,
    lastName: 'Rao',
    email: `${mark}-${index}@example.in`,
  }));
};
async function eventOf(guests: number): Promise<string> {
  const eventId = await addEvent(ctx(), host.userId);
  await ctx()
    .db.transaction()
    .execute((tx) => insertGuests(tx, { eventId, guests: normaliseGuests(rows(guests)).guests }));
  return eventId;
}
const into = (table: string, statements: readonly string[]) =>
  statements.filter((text) =>
    new RegExp(`insert into "?${table.replace('.', '"?\\."?')}"?\\W`, 'i').test(text),
  );

describe('as many statements for a long list as for a short one', () => {
  test('inviting who is on the list', async () => {
    const statementsFor = async (guests: number) => {
      const eventId = await eventOf(guests);
      return statementsOf(async () => {
        const { data } = await host.call('sendInvitations', {
          params: { eventId },
          body: { guests: 'not-invited' },
        });
        expect(data.queued).toBe(guests);
      });
    };
    const few = await statementsFor(FEW);
    const many = await statementsFor(MANY);
    expect(many.length).toBe(few.length);
    for (const table of ['jobs.job', 'deliveries', 'contacted_addresses', 'rate_limits'])
      expect(into(table, many).length, table).toBe(into(table, few).length);
    expect(into('jobs.job', many)).toHaveLength(1);
    expect(into('deliveries', many)).toHaveLength(1);
  });

  test('adding people and inviting them', async () => {
    const statementsFor = async (guests: number) => {
      const eventId = await addEvent(ctx(), host.userId);
      return statementsOf(async () => {
        const { data } = await host.call('addInvitees', {
          params: { eventId },
          body: { newGuests: rows(guests) },
        });
        expect(data.inviteResults).toHaveLength(guests);
      });
    };
    const few = await statementsFor(FEW);
    const many = await statementsFor(MANY);
    expect(many.length).toBe(few.length);
    expect(into('guests', many)).toHaveLength(1);
  });

  test('importing a file and making the event', async () => {
    const statementsFor = async (guests: number) => {
      const text = [
        'firstName,lastName,phone,email',
        ...rows(guests).map((row) => `${row.firstName},Rao,,${row.email}`),
      ];
      const form = new FormData();
      form.set('file', new File([text.join('\r\n')], 'guests.csv', { type: 'text/csv' }));
      const params = { eventType: 'wedding' } as const;
      return statementsOf(async () => {
        await host.call('readGuestListFile', { params, form });
        const added = await host.call('addImportedGuests', { params });
        expect(added.data.added).toBe(guests);
        const made = await host.call('createEvent', {
          body: eventForm({ eventType: 'wedding', fromDraft: true }),
        });
        expect(made.status).toBe(201);
      });
    };
    const few = await statementsFor(FEW);
    const many = await statementsFor(MANY);
    expect(many.length).toBe(few.length);
    expect(into('draft_guests', many)).toHaveLength(1);
    expect(into('guests', many)).toHaveLength(1);
  });
});

describe('deliveries that are made at the same time', () => {
  async function queued(guests: number): Promise<string[]> {
    const eventId = await eventOf(guests);
    await host.call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
    const found = await ctx()
      .db.selectFrom('deliveries')
      .select('id')
      .where('event_id', '=', eventId)
      .execute();
    return found.map(({ id }) => id);
  }

  test('share the statements that take them and that note them', async () => {
    const statementsFor = async (guests: number) => {
      const ids = await queued(guests);
      const shared = createDeliveryBatcher(ctx());
      const statements = await statementsOf(async () => {
        const taken = await Promise.all(ids.map((id) => shared.take(id)));
        expect(taken.map((each) => each?.delivery.id)).toEqual(ids);
        expect(taken.every((each) => each?.dayHasCome)).toBe(true);
        await Promise.all(taken.map(async (each) => each && shared.noteSent(each)));
      });
      const ended = await ctx().db.selectFrom('deliveries').selectAll().where('id', 'in', ids).execute();
      expect(ended.map(({ status, attempts }) => [status, attempts])).toEqual(ids.map(() => ['sent', 1]));
      return statements.length;
    };
    expect(await statementsFor(40)).toBe(await statementsFor(2));
  });

  test('are each told apart: one that is done, one whose guest is gone, one that was interrupted', async () => {
    const [done = '', gone = '', interrupted = '', waiting = ''] = await queued(4);
    const { db } = ctx();
    await db.updateTable('deliveries').set({ status: 'sent' }).where('id', '=', done).execute();
    await db
      .updateTable('deliveries')
      .set({ status: 'sending', attempts: 1 })
      .where('id', '=', interrupted)
      .execute();
    await db
      .deleteFrom('guests')
      .where('id', '=', (where) => where.selectFrom('deliveries').select('guest_id').where('id', '=', gone))
      .execute();
    const taken = await claimDeliveries(db, [done, gone, interrupted, waiting], ctx().now());
    expect([...taken.keys()].toSorted()).toEqual([interrupted, waiting].toSorted());
    expect(taken.get(interrupted)?.delivery.attempts).toBe(2);
    expect(taken.get(waiting)?.guest.id).toBe(taken.get(waiting)?.delivery.guest_id);
  });
});
