import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { CONSOLE_ROWS } from '#contract/operator/console.ts';
import { consoleOperations } from '#contract/operator/console-operations.ts';
import type { OperationName } from '#contract/operations.ts';
import { operatorWords } from '#messages/operator/by-language.ts';
import * as errorWords from '#messages/errors/en.ts';
import { attempt } from '#tests/authorization/attempt.ts';
import { operatorRows } from '#tests/authorization/operator-rows.ts';
import type { World } from '#tests/authorization/world.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const OPERATOR = 'operator@example.in';
const t = useTestBackend({ env: { OPERATOR_EMAILS: ` other@example.in, ${OPERATOR.toUpperCase()}` } });
const ctx = () => t.backend.ctx;
const db = () => ctx().db;
const words = operatorWords.en;
const reason = 'They wrote to support.';
let operator: Caller;
let host: Caller;
let eventId = '';

beforeAll(async () => {
  operator = await t.signIn({ email: OPERATOR });
  host = await t.signIn({ firstName: 'Asha' });
  eventId = await addEvent(ctx(), host.userId);
});
beforeEach(() => t.setNow());

const latest = () =>
  db().selectFrom('operator_log').selectAll().orderBy('at', 'desc').orderBy('id').executeTakeFirst();
const logged = async () =>
  (await db().selectFrom('operator_log').select(db().fn.countAll<number>().as('n')).executeTakeFirstOrThrow())
    .n;
const act = (body: Parameters<typeof operator.call<'actAsOperator'>>[1]['body'], who = operator) =>
  who.call('actAsOperator', { body });

/** A mail to a guest of the event, and what became of it. */
const deliver = async (
  status: 'failed' | 'bounced' | 'sent',
  more: { guest?: string; minutes?: number } = {},
) => {
  const guest =
    more.guest ??
    (await addGuest(ctx(), eventId, { email: `secret.guest.${newId().toLowerCase()}@example.in` })).id;
  const id = newId();
  const created_at = new Date(Date.now() + (more.minutes ?? 0) * 60_000);
  await db()
    .insertInto('deliveries')
    .values({
      id,
      event_id: eventId,
      guest_id: guest,
      kind: 'invitation',
      channel: 'email',
      address: 'secret.guest@example.in',
      status,
      error: '550 secret.guest@example.in is unknown',
      created_at,
    })
    .execute();
  return { id, guest };
};

describe('who may', () => {
  const names = Object.keys(consoleOperations) as (keyof typeof consoleOperations & OperationName)[];

  it.each(names)(
    '%s does not exist for others, whatever they send, and nothing is written down',
    async (name) => {
      const before = await logged();
      const world = {
        eventId,
        guest: { id: newId(), key: '' },
        callers: { guest: host },
      } as unknown as World;
      for (const caller of [t.visitor, host]) {
        world.callers = { guest: host, stranger: caller } as World['callers'];
        const whole = await attempt(world, name, operatorRows[name], 'stranger');
        const empty = await attempt(world, name, { ...operatorRows[name], body: () => ({}) }, 'stranger');
        for (const { status, text } of [whole, empty]) {
          expect(status).toBe(404);
          expect(JSON.parse(text)).toMatchObject({ code: 'not_found', message: errorWords.notFound });
        }
      }
      expect(await logged()).toBe(before);
    },
  );

  it('does not say either how much a call takes', async () => {
    const answer = await host.fetch('/api/operator/acts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reason: 'x'.repeat(1_100_000) }),
    });
    expect(answer.status).toBe(404);
  });

  it('an address confirmed from a mail makes nobody an operator', async () => {
    const other = await t.signIn();
    await db().updateTable('users').set({ email: OPERATOR }).where('id', '=', other.userId).execute();
    expect((await other.call('getConsoleOverview', {})).status).toBe(404);
  });

  it('nobody is one where no address is named', async () => {
    const { env } = ctx();
    const named = [...env.OPERATOR_EMAILS];
    env.OPERATOR_EMAILS.length = 0;
    expect((await operator.call('getConsoleOverview', {})).status).toBe(404);
    env.OPERATOR_EMAILS.push(...named);
    expect((await operator.call('getConsoleOverview', {})).status).toBe(200);
  });

  it('an operator who signed in with a passkey is asked to prove the address', async () => {
    const signedInBy = (way: 'provider' | 'passkey') =>
      ctx().db.updateTable('sessions').set({ way }).where('user_id', '=', operator.userId).execute();
    await signedInBy('passkey');
    const answer = await operator.call('getConsoleOverview', {});
    await signedInBy('provider');
    expect([answer.status, answer.error.code]).toEqual([403, 'sign_in_again']);
  });

  it('an operator who signed in more than twelve hours ago is asked to sign in again', async () => {
    const hours = (passed: number) => t.setNow(new Date(Date.now() + passed * 3_600_000));
    hours(11.9);
    expect((await operator.call('getConsoleOverview', {})).status).toBe(200);
    hours(12.1);
    const late = await operator.call('getConsoleOverview', {});
    expect([late.status, late.error.code, late.error.message]).toEqual([
      403,
      'sign_in_again',
      words.signInAgain,
    ]);
  });

  it('another site cannot act in their name', async () => {
    const answer = await operator.fetch('/api/operator/acts', {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example', 'Content-Type': 'application/json' },
      body: JSON.stringify({ act: 'check_ledger', reason }),
    });
    expect(answer.status).toBe(403);
  });
});

describe('the log', () => {
  it('says who did what to what and why, newest first, without contacts in the reason', async () => {
    await operator.call('findPerson', {
      body: {
        email: host.email.toUpperCase(),
        reason: 'Call  kabir@example.in, +91 98200 12345 or ९८२०० १२३४५ back',
      },
    });
    const { data } = await operator.call('listOperatorLog', { query: {} });
    expect(data.rows[0]).toEqual({
      _id: expect.any(String),
      at: expect.any(String),
      operator: OPERATOR,
      act: 'look_at_person',
      subject: host.userId,
      reason: 'Call [address] [number] or [number] back',
    });
    expect(JSON.stringify(data)).not.toContain(host.email);
  });

  it.each(['', '   ', 'too short', 'x'.repeat(301)])('asks for a reason: %j', async (bad) => {
    const before = await logged();
    const looked = await operator.call('findPerson', { body: { email: host.email, reason: bad } });
    const story = await operator.call('readMoneyStory', {
      body: { of: 'payment', id: newId(), reason: bad },
    });
    const done = await act({ act: 'keep_stopped', on: host.userId, reason: bad });
    for (const { status, error } of [looked, story, done]) {
      expect(status).toBe(400);
      expect(Object.keys(error.details ?? {})).toEqual(['reason']);
    }
    expect(await logged()).toBe(before);
  });

  it('is never changed: the database refuses it', async () => {
    await act({ act: 'check_ledger', reason });
    await expect(sql`update operator_log set reason = 'another'`.execute(db())).rejects.toThrow(
      'only added to',
    );
  });

  it('has pages', async () => {
    const at = (seconds: number) => new Date(Date.now() - 1_000_000_000 - seconds * 1000);
    const rows = Array.from({ length: 2 * CONSOLE_ROWS }, (_, seconds) => ({
      id: newId(),
      at: at(seconds),
      operator_id: operator.userId,
      operator_email: OPERATOR,
      act: 'refund' as const,
      subject: `payment-${String(seconds).padStart(3, '0')}`,
      reason,
    }));
    await db().insertInto('operator_log').values(rows).execute();
    const total = await logged();
    const seen: string[] = [];
    for (let page = 1, more = true; more; page += 1) {
      const { data } = await operator.call('listOperatorLog', { query: { page } });
      expect(data.page).toBe(page);
      seen.push(...data.rows.map(({ _id }) => _id));
      more = data.more;
    }
    expect(new Set(seen).size).toBe(total);
  });
});

describe('people', () => {
  it('are found by the whole address they sign in with, and by nothing else', async () => {
    const person = await t.signIn({ firstName: 'Asha' });
    await addEvent(ctx(), person.userId);
    const { data } = await operator.call('findPerson', { body: { email: ` ${person.email} `, reason } });
    expect(data.people).toEqual([
      {
        _id: person.userId,
        firstName: 'Asha',
        plan: 'basic',
        since: expect.any(String),
        events: 1,
        stopped: false,
        waiting: false,
      },
    ]);
    const guest = 'guest.of.somebody@example.in';
    await addGuest(ctx(), eventId, { email: guest });
    for (const email of [person.email.replace('@', '.x@'), guest]) {
      expect((await operator.call('findPerson', { body: { email, reason } })).data.people).toEqual([]);
      expect(await latest()).toMatchObject({ act: 'look_at_person', subject: '–' });
    }
    expect((await operator.call('findPerson', { body: { email: 'example.in', reason } })).status).toBe(400);
  });

  it('get another plan, as by the command', async () => {
    const done = await act({ act: 'change_plan', on: host.email, plan: 'premium', reason });
    expect(done.data).toEqual({ success: true, message: words.planChanged('Premium') });
    expect(await latest()).toMatchObject({ act: 'change_plan', subject: host.userId, reason });
    const { data } = await operator.call('findPerson', { body: { email: host.email, reason } });
    expect(data.people[0]?.plan).toBe('premium');

    const before = await logged();
    expect((await act({ act: 'change_plan', on: host.email, reason })).error.details).toEqual({
      plan: [words.choosePlan],
    });
    expect(await logged()).toBe(before);
    // the answer tells who is here: asking is in the log, the address is not
    const nobody = await act({ act: 'change_plan', on: 'nobody@example.in', plan: 'premium', reason });
    expect([nobody.status, nobody.error.message]).toEqual([404, words.nobodyByEmail]);
    expect(Number(await logged())).toBe(Number(before) + 1);
    expect(await latest()).toMatchObject({ act: 'change_plan', subject: '–', reason });
  });
});

describe('jobs', () => {
  const fail = async (queue: string) => {
    const { rows } = await sql<{ id: string }>`
      insert into jobs.job (name, state, data, completed_on, retry_count, retry_limit, started_on)
      values (${queue}, 'failed', '{}', now(), 3, 3, now()) returning id::text as id`.execute(db());
    return `${queue}/${rows[0]?.id}`;
  };
  const stateOf = async (on: string) =>
    (
      await sql<{ state: string; left: boolean }>`
        select state::text as state, retry_limit > retry_count as left from jobs.job where id = ${on.split('/')[1]}::uuid`.execute(
        db(),
      )
    ).rows[0];

  it('that failed are listed and run again once', async () => {
    const on = await fail('letter');
    const { data } = await operator.call('listFailedJobs', { query: {} });
    expect(data.rows.find((row) => row.on === on)).toEqual({
      on,
      queue: 'letter',
      failedAt: expect.any(String),
      tries: 4,
      again: true,
    });
    expect((await act({ act: 'retry_job', on, reason })).data.message).toBe(words.jobRetried);
    expect(await stateOf(on)).toEqual({ state: 'retry', left: true });
    expect(await latest()).toMatchObject({ act: 'retry_job', subject: on });
    expect((await act({ act: 'retry_job', on, reason })).error.message).toBe(words.jobNotRetried);
  });

  it('whose work is over do not run again, nor those that do not exist', async () => {
    const before = await logged();
    const over = await fail('thank-you');
    const { data } = await operator.call('listFailedJobs', { query: {} });
    expect(data.rows.find((row) => row.on === over)?.again).toBe(false);
    for (const on of [over, '', 'letter', "letter/x' or true", `contact/${newId()}`]) {
      expect((await act({ act: 'retry_job', on, reason })).status, on).toBe(409);
    }
    expect(await stateOf(over)).toMatchObject({ state: 'failed' });
    expect(await logged()).toBe(before);
  });

  it('go into the log by their name alone, whatever is sent behind it', async () => {
    const on = await fail('letter');
    const before = await logged();
    const answer = await act({ act: 'retry_job', on: `${on}/Kabir Mehta, 98200 12345`, reason });
    expect(answer.status).toBe(409);
    expect(await stateOf(on)).toMatchObject({ state: 'failed' });
    expect(await logged()).toBe(before);
  });

  it('are found by an index of those that failed', async () => {
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes where schemaname = 'jobs' and indexdef like '%WHERE (state = ''failed''%'`.execute(
      db(),
    );
    expect(rows.length).toBeGreaterThan(10);
  });
});

describe('deliveries', () => {
  it('that did not arrive are listed without whom they were for, and go out again', async () => {
    const { id } = await deliver('failed');
    const { id: bounced } = await deliver('bounced');
    await deliver('sent');
    const { data } = await operator.call('listFailedDeliveries', { query: {} });
    expect(data.rows.map((row) => [row._id, row.again])).toEqual(
      expect.arrayContaining([
        [id, true],
        [bounced, false],
      ]),
    );
    expect(data.rows[0]?.error).toBe('550 [address] is unknown');
    expect(JSON.stringify(data)).not.toContain('secret.guest');

    expect((await act({ act: 'retry_delivery', on: id, reason })).data.message).toBe(words.deliveryRetried);
    const row = await db()
      .selectFrom('deliveries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'queued', error: '' });
    const { rows } = await sql<{ id: string }>`
      select id from jobs.job where name = 'deliver' and data->>'deliveryId' = ${id}`.execute(db());
    expect(rows).toHaveLength(1);
    expect(await latest()).toMatchObject({ act: 'retry_delivery', subject: id });

    const again = await act({ act: 'retry_delivery', on: id, reason });
    expect([again.status, again.error.message]).toEqual([409, words.deliveryNotRetried]);
    expect((await act({ act: 'retry_delivery', on: bounced, reason })).status).toBe(409);
  });

  it('that another of its kind followed stay as they are', async () => {
    const { id, guest } = await deliver('failed', { minutes: -10 });
    await deliver('sent', { guest });
    expect((await act({ act: 'retry_delivery', on: id, reason })).status).toBe(409);
  });

  it('count on the overview for a day', async () => {
    const { data } = await operator.call('getConsoleOverview', {});
    await deliver('failed');
    const now = (await operator.call('getConsoleOverview', {})).data;
    expect(now.mailsFailed).toBe(data.mailsFailed + 1);
    t.setNow(new Date(Date.now() + 11 * 3_600_000));
    expect((await operator.call('getConsoleOverview', {})).data.mailsFailed).toBe(now.mailsFailed);
    await sql`update deliveries set updated_at = now() - interval '25 hours' where status = 'failed'`.execute(
      db(),
    );
    t.setNow();
    const later = (await operator.call('getConsoleOverview', {})).data;
    expect(later.mailsFailed).toBeLessThan(now.mailsFailed);
  });
});

describe('problems', () => {
  it('names organisers on hold, who are let send again or kept', async () => {
    const stopped = await t.signIn();
    await db()
      .insertInto('sending_stops')
      .values({
        organiser_id: stopped.userId,
        because: 'bounced',
        refused: 12,
        contacted: 40,
        stopped_at: ctx().now(),
      })
      .execute();
    const find = async () =>
      (await operator.call('listSendingProblems', { query: { list: 'stopped' } })).data.rows.find(
        ({ organiser }) => organiser === stopped.userId,
      );
    expect(await find()).toMatchObject({ because: 'bounced', count: 12, of: 40, lookedAt: null });
    const { data } = await operator.call('findPerson', { body: { email: stopped.email, reason } });
    expect(data.people[0]?.stopped).toBe(true);
    expect((await act({ act: 'keep_stopped', on: stopped.userId, reason })).data.message).toBe(
      words.keptStopped,
    );
    expect((await find())?.lookedAt).not.toBeNull();
    expect((await act({ act: 'release_sending', on: stopped.userId, reason })).data.message).toBe(
      words.released,
    );
    expect(await find()).toBeUndefined();
    expect(await latest()).toMatchObject({ act: 'release_sending', subject: stopped.userId });
    const before = await logged();
    for (const [name, message] of [
      ['keep_stopped', words.notStopped],
      ['release_sending', words.nothingToRelease],
    ] as const) {
      const answer = await act({ act: name, on: stopped.userId, reason });
      expect([answer.status, answer.error.message]).toEqual([409, message]);
    }
    expect(await logged()).toBe(before);
  });

  it('names events whose mails did not arrive', async () => {
    await deliver('failed');
    const { data } = await operator.call('listSendingProblems', { query: { list: 'events' } });
    expect(data.rows).toEqual([expect.objectContaining({ event: eventId, organiser: host.userId })]);
  });

  it('names who waits above the daily number', async () => {
    const { id } = await addGuest(ctx(), eventId, { email: 'waits@example.in' });
    await db()
      .insertInto('deliveries')
      .values({
        id: newId(),
        event_id: eventId,
        guest_id: id,
        kind: 'invitation',
        channel: 'email',
        address: 'waits@example.in',
        status: 'queued',
        not_before: new Date(Date.now() + 48 * 3_600_000),
      })
      .execute();
    const { data } = await operator.call('listSendingProblems', { query: { list: 'waiting' } });
    expect(data.rows).toEqual([expect.objectContaining({ organiser: host.userId, count: 1, event: null })]);
    const beyond = await operator.call('listSendingProblems', { query: { list: 'waiting', page: 2 } });
    expect(beyond.data.rows).toEqual([]);
    for (const [email, waiting] of [
      [host.email, true],
      [(await t.signIn()).email, false],
    ] as const)
      expect((await operator.call('findPerson', { body: { email, reason } })).data.people[0]).toMatchObject({
        waiting,
      });
  });
});
