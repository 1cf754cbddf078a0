import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { kept, type Kept } from '#backend/use-cases/retention/kept.ts';
import { forgetOldRows } from '#backend/use-cases/retention/service.ts';
import { addChat } from '#tests/chats/chat-rows.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { addWebhookRow } from '#tests/notifications/webhook-rows.ts';

const test = useTestBackend();
const ctx = () => test.backend.ctx;
const NOW = new Date('2031-06-01T00:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3600 * 1000);
const sweep = (batch?: number) => forgetOldRows({ ...ctx(), now: () => NOW }, batch);
let asha: Caller;
let eventId = '';

beforeAll(async () => {
  asha = await test.signIn();
  eventId = await addEvent(ctx(), asha.userId);
});

const periodOf = (how: Kept): string =>
  'stays' in how ? `for good: ${how.stays}` : 'days' in how ? how.description : how.ends;

describe('how long rows are kept', () => {
  it('is stated for every table there is, and for no other', async () => {
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(ctx().db);
    expect(Object.keys(kept).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('stands in docs/operations/data-and-law.md as it is', () => {
    const sentences = [...new Set(Object.values(kept).map(periodOf))];
    const lines = sentences.map((sentence) => {
      const tables = Object.entries(kept).filter(([, how]) => periodOf(how) === sentence);
      return `| ${tables.map(([table]) => `\`${table}\``).join(', ')} | ${sentence} |`;
    });
    const written =
      readFileSync('docs/operations/data-and-law.md', 'utf8')
        .split('## What is kept how long')[1]
        ?.split('\n## ')[0] ?? '';
    expect(written.split('\n').filter((line) => line.startsWith('| `'))).toEqual(lines);
  });

  const byAge = Object.entries(kept).flatMap(([table, how]) =>
    'days' in how ? [[table, how.rule] as const] : [],
  );
  it.each(byAge)('finds old rows of %s by an index', async (table, rule) => {
    const column = /^(\w+) </.exec(rule)?.[1];
    const { rows } = await sql<{ first: string }>`
      select attname as first from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
      where indrelid = ${table}::regclass`.execute(ctx().db);
    expect(rows.map(({ first }) => first)).toContain(column);
  });

  it('is looked after by a job every night', async () => {
    const { rows } = await sql<{
      cron: string;
    }>`select cron from jobs.schedule where name = 'forget-old-rows'`.execute(ctx().db);
    expect(rows).toEqual([{ cron: '23 3 * * *' }]);
  });
});

/** Writes a row of that age, and says how to find it. */
const rows: Record<string, (at: Date) => Promise<{ column: string; value: string }>> = {
  known_devices: async (at) => {
    const browser = newId();
    await ctx()
      .db.insertInto('known_devices')
      .values({
        user_id: asha.userId,
        browser,
        os: 'Android',
        first_seen_at: daysAgo(2000),
        last_seen_at: at,
      })
      .execute();
    return { column: 'browser', value: browser };
  },
  guest_payers: async (at) => {
    const id = newId();
    await ctx()
      .db.insertInto('guest_payers')
      .values({
        id,
        guest_id: null,
        key_digest: id,
        first_name: 'Leela',
        last_name: 'Das',
        email: '',
        language: 'en',
        created_at: at,
      })
      .execute();
    return { column: 'id', value: id };
  },
  reminder_runs: async (at) => {
    const due_on = newId();
    await sql`insert into reminder_runs (event_id, due_on, created_at) values (${eventId}, ${due_on}, ${at})`.execute(
      ctx().db,
    );
    return { column: 'due_on', value: due_on };
  },
  guest_messages: async (at) => ({ column: 'id', value: await writeMessage(at) }),
  chat_messages: async (at) => {
    const { id: guestId } = await addGuest(ctx(), eventId);
    return { column: 'id', value: await addChat(ctx(), guestId, { at }) };
  },
  invitee_requests: async (at) => {
    const request_id = newId();
    await sql`insert into invitee_requests (event_id, request_id, body_hash, answer, created_at) values (${eventId}, ${request_id}, '', '{}', ${at})`.execute(
      ctx().db,
    );
    return { column: 'request_id', value: request_id };
  },
  design_tool_exports: async (at) => {
    const id = newId();
    await ctx()
      .db.insertInto('design_tool_exports')
      .values({
        id,
        user_id: asha.userId,
        event_id: eventId,
        design_id: id,
        status: 'ready',
        use_it: false,
        created_at: daysAgo(2000),
        updated_at: at,
      })
      .execute();
    return { column: 'id', value: id };
  },
  payment_events: async (at) => {
    const id = newId();
    await sql`insert into payment_events (provider, event_id, name, outcome, received_at) values ('razorpay', ${id}, 'payment.captured', 'noted', ${at})`.execute(
      ctx().db,
    );
    return { column: 'event_id', value: id };
  },
  events_of_deleted: async (at) => {
    const event_id = newId();
    await sql`insert into events_of_deleted (event_id, organiser_id, made_at) values (${event_id}, 'deleted-asha', ${at})`.execute(
      ctx().db,
    );
    return { column: 'event_id', value: event_id };
  },
  operator_log: async (at) => {
    const id = newId();
    const about = { operator_id: asha.userId, operator_email: asha.email, subject: id, reason: 'A test' };
    await ctx()
      .db.insertInto('operator_log')
      .values({ ...about, id, at, act: 'refund' })
      .execute();
    return { column: 'id', value: id };
  },
  webhook_deliveries: async (at) => {
    const { organiser_id: ownerId } = await ctx()
      .db.selectFrom('events')
      .select('organiser_id')
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    const { webhookId } = await addWebhookRow(ctx(), ownerId);
    await ctx()
      .db.updateTable('webhook_deliveries')
      .set({ created_at: at })
      .where('id', '=', webhookId)
      .execute();
    return { column: 'id', value: webhookId };
  },
  event_imports: async (at) => {
    const id = newId();
    await sql`insert into event_imports (id, user_id, source, contents, created_at) values (${id}, ${asha.userId}, 'a', '{}', ${at})`.execute(
      ctx().db,
    );
    return { column: 'id', value: id };
  },
  guest_list_files: async (at) => {
    const place = `event:${newId()}`;
    await sql`insert into guest_list_files (user_id, place, file_name, bytes, created_at) values (${asha.userId}, ${place}, 'a.csv', 'a', ${at})`.execute(
      ctx().db,
    );
    return { column: 'place', value: place };
  },
  guest_list_shapes: async (at) => {
    const shape = newId();
    await sql`insert into guest_list_shapes (user_id, shape, choices, used_at) values (${asha.userId}, ${shape}, '{}', ${at})`.execute(
      ctx().db,
    );
    return { column: 'shape', value: shape };
  },
  guest_imports: async (at) => {
    const id = newId();
    await sql`insert into guest_imports (id, user_id, event_id, answer, created_at) values (${id}, ${asha.userId}, ${eventId}, '{}', ${at})`.execute(
      ctx().db,
    );
    return { column: 'id', value: id };
  },
  ledger_checks: async (at) => {
    const id = newId();
    await ctx().db.insertInto('ledger_checks').values({ id, asked_at: at }).execute();
    return { column: 'id', value: id };
  },
  deliveries: async (at) => {
    const { id } = await addGuest(ctx(), eventId);
    const first = await deliver(id, 'invitation', 'sent', at);
    await deliver(id, 'invitation', 'sent', new Date(at.getTime() + 1000));
    return { column: 'id', value: first };
  },
};

async function writeMessage(at: Date): Promise<string> {
  const id = newId();
  await sql`insert into guest_messages (id, event_id, request_id, audience, text, created_at) values (${id}, ${eventId}, ${id}, 'all', 'Bring a coat', ${at})`.execute(
    ctx().db,
  );
  return id;
}

async function deliver(
  guestId: string,
  kind: string,
  status: string,
  at: Date,
  messageId: string | null = null,
): Promise<string> {
  const id = newId();
  await sql`insert into deliveries (id, event_id, guest_id, kind, channel, address, status, message_id, created_at) values (${id}, ${eventId}, ${guestId}, ${kind}, 'email', 'kavya@example.in', ${status}, ${messageId}, ${at})`.execute(
    ctx().db,
  );
  return id;
}

const isThere = async (table: string, { column, value }: { column: string; value: string }) =>
  (await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(ctx().db)).rows
    .length > 0;

describe('the nightly job', () => {
  it.each(
    Object.entries(kept).flatMap(([table, how]) => ('days' in how ? [[table, how.days] as const] : [])),
  )('throws away rows of %s after %d days, not before', async (table, days) => {
    const write = rows[table];
    if (!write) throw new Error(`say in this test how a row of ${table} is written`);
    const [old, young] = [await write(daysAgo(days + 1)), await write(daysAgo(days - 1))];
    await sweep();
    expect([await isThere(table, old), await isThere(table, young)]).toEqual([false, true]);
  });

  it('goes on until none is left, a batch at a time', async () => {
    for (let index = 0; index < 7; index += 1) await rows.payment_events?.(daysAgo(500));
    expect((await sweep(3)).payment_events).toBe(7);
    expect((await sweep(3)).payment_events).toBe(0);
  });

  it('leaves what tells how a guest stands, and how often they were reminded', async () => {
    const { id } = await addGuest(ctx(), eventId);
    const stay = [
      await deliver(id, 'invitation', 'bounced', daysAgo(900)),
      await deliver(id, 'invitation', 'sent', daysAgo(800)),
      await deliver(id, 'reminder', 'sent', daysAgo(700)),
      await deliver(id, 'reminder', 'sent', daysAgo(600)),
      await deliver(id, 'update', 'queued', daysAgo(500)),
      await deliver(id, 'update', 'queued', daysAgo(400)),
    ];
    await sweep();
    for (const value of stay) expect(await isThere('deliveries', { column: 'id', value })).toBe(true);
  });

  it('learns of a mail that fares as the one before it, and that it no longer does', async () => {
    const fare = async (id: string, status: 'sent' | 'bounced') =>
      ctx().db.updateTable('deliveries').set({ status }).where('id', '=', id).execute();
    const pair = async (status: string) => {
      const { id } = await addGuest(ctx(), eventId);
      const first = await deliver(id, 'invitation', 'sent', daysAgo(500));
      return { first, second: await deliver(id, 'invitation', status, daysAgo(499)) };
    };
    const [alike, unlike] = [await pair('sending'), await pair('sent')];
    await fare(alike.second, 'sent');
    await fare(unlike.second, 'bounced');
    await sweep();
    const thereOf = (value: string) => isThere('deliveries', { column: 'id', value });
    expect([await thereOf(alike.first), await thereOf(alike.second)]).toEqual([false, true]);
    expect([await thereOf(unlike.first), await thereOf(unlike.second)]).toEqual([true, true]);
    const { rows: marked } =
      await sql`select from deliveries where followed and id in (${unlike.first}, ${unlike.second}, ${alike.second})`.execute(
        ctx().db,
      );
    expect(marked).toEqual([]);
  });

  it('takes a message away with what became of it', async () => {
    const { id } = await addGuest(ctx(), eventId);
    const value = await deliver(id, 'message', 'sent', daysAgo(401), await writeMessage(daysAgo(401)));
    await sweep();
    expect(await isThere('deliveries', { column: 'id', value })).toBe(false);
  });
});

it('a sign-in makes a browser stay', async () => {
  const { learnDevice } = await import('#backend/accounts/security/repository.ts');
  const device = { browser: 'Firefox', os: 'Linux', deviceType: 'desktop' as const };
  const { db } = ctx();
  expect(await learnDevice(db, asha.userId, device, daysAgo(900))).toBe(true);
  expect(await learnDevice(db, asha.userId, device, daysAgo(10))).toBe(false);
  await sweep();
  expect(await learnDevice(db, asha.userId, device, NOW)).toBe(false);
});
