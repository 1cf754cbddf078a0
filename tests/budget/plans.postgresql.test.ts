import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDatabase } from '#bench/fill/fill.ts';
import { distinctStatements, explainAll, inWords, shapeOf, type Plan } from '#bench/plans.ts';
import { watchStatements, type Statement } from '#bench/record-statements.mjs';
import { operations, type OperationName } from '#contract/operations.ts';
import { attempt } from '#tests/authorization/attempt.ts';
import { matrix } from '#tests/authorization/matrix.ts';
import { useWorld, type Who } from '#tests/authorization/world.ts';

/*
 * Every statement that a call of the API or work by the clock sends, and how PostgreSQL answers it where there are
 * many rows. How long that takes is measured by `npm run bench -- --only=million`, never asserted.
 */

/** How many statements work by the clock sends while there is nothing to do, or as in brackets. */
const clocks: Record<string, number> = {
  payments: 1,
  refunds: 1,
  redemptions: 1,
  reminders: 1,
  'planned-sendings': 1,
  'guest-changes': 1,
  // by day, for one organiser whose mails wait, and whose mailboxes are counted
  'waiting-deliveries': 12,
  'notification-mail': 1,
  'notification-whatsapp': 1,
  'gift-cards-expire': 1,
  'gift-cards-announce-expiry': 1,
  'forget-unused-images': 8,
  'picture-objects': 1,
  'forget-old-rows': 17,
  'tidy-up': 20,
};

const world = useWorld({ fresh: false });
const trying: readonly Who[] = ['keyHolder', 'guest', 'organiser'];
const sent: Statement[] = [];
const statementsByCall: Record<string, { before: string[]; after: string[] }> = {};
let plans: Plan[] = [];
let client: pg.Client;

const watched = new AsyncLocalStorage<Statement[]>();

/** The statements of `work` itself; what others send meanwhile, such as work that an earlier call began, is kept for its plan alone. */
async function recorded(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const end = watchStatements((statement) => {
    sent.push(statement);
    watched.getStore()?.push(statement);
  });
  await watched.run(statements, work).finally(end);
  return statements;
}

/**
 * What of the statements asks for something. A connection opened anew, because the last one lay idle, first sets its limits, and
 * news of jobs that calls added may still be under way.
 */
const asking = (statements: Statement[]) =>
  statements.map(({ text }) => text).filter((text) => !/^(set |select pg_notify)/.test(text));

/** What no call of the table above does: an account is deleted, and a position is forgotten that a provider told us. */
async function rareWork(): Promise<void> {
  const { api, ctx } = world;
  const leaving = await api.signIn();
  const deletion = await leaving.call('deleteAccount', { body: { confirmation: leaving.email } });
  expect(deletion.status).toBe(200);
  await sql`insert into place_positions (place_id, lat, lng, fetched_at) values ('far-away', 1, 1, '2020-01-01')`.execute(
    ctx.db,
  );
}

beforeAll(async () => {
  // noon in India: some calls are refused at night
  world.api.setNow(new Date(`${new Date().toISOString().slice(0, 10)}T06:30:00Z`));
  const work = [...world.ctx.jobs.byTheClock()];
  for (const name of Object.keys(operations) as OperationName[]) {
    await world.renew();
    for (const who of trying) await recorded(() => attempt(world, name, matrix[name], who));
  }
  // the filled rows are as old as they are by the real clock, and who signs in did so a moment ago
  world.api.setNow();
  await recorded(rareWork);
  for (const [, look] of work) await recorded(look);
  // what the calls above began to pay is not what a quiet day has
  await sql`update payments set next_check_at = null`.execute(world.ctx.db);
  for (const [name, look] of work)
    statementsByCall[name] = { before: asking(await recorded(look)), after: [] };
  client = new pg.Client(world.ctx.env.DATABASE_URL);
  await client.connect();
  await fillDatabase(client, { events: 1000, guests: 15, crowd: 400, people: 1500, gifts: 8 });
  // whom the calls were about has had a new wedding for each: nobody has, or is invited to, a fifth of all there are
  await client.query(
    `update events set organiser_id = 'filled-person-' || 2 + number % 300
     from (select id as each, row_number() over (order by id) as number from events where organiser_id = $1) as own
     where id = each and id <> $2`,
    [world.callers.organiser.userId, world.eventId],
  );
  await client.query(
    `update guests set user_id = 'filled-person-' || 2 + number % 300
     from (select id as each, row_number() over (order by id) as number from guests where user_id = any($1)) as own
     where id = each and event_id <> $2`,
    [[world.callers.guest.userId, world.callers.otherGuest.userId], world.eventId],
  );
  // an index leads to rows that were changed as well, until they are cleared away
  await client.query('vacuum analyze events, guests');
  plans = await explainAll(client, sent, { avoidScans: true });
  for (const [name, look] of work)
    statementsByCall[name] = {
      before: statementsByCall[name]?.before ?? [],
      after: asking(await recorded(look)),
    };
});

afterAll(() => client.end());

describe('a statement of the API or of a job', () => {
  test('looks at what it is about, however many rows there are', () => {
    expect(plans.length).toBeGreaterThan(300);
    expect(plans.filter(({ grows }) => grows.length > 0).map(inWords)).toEqual([]);
  });

  test('is prepared when it reads outside of a transaction', () => {
    const unnamed = distinctStatements(sent).filter(
      ({ text, named, inTransaction }) => /^\s*select\s/.test(text) && !named && !inTransaction,
    );
    expect(unnamed.map(({ text }) => shapeOf(text))).toEqual([]);
  });
});

test('a row that goes is looked for by an index where others name it', async () => {
  const { rows } = await client.query<{ column: string }>(
    `select conrelid::regclass || '.' || attname as column from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace
       and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`,
  );
  expect(rows.map(({ column }) => column)).toEqual([]);
});

describe('work by the clock', () => {
  test('has a budget each', () => {
    expect(Object.keys(clocks).sort()).toEqual([...world.ctx.jobs.byTheClock().keys()].sort());
  });

  test.each(Object.entries(clocks))('%s sends at most %i statements, however much there is', (name, most) => {
    // what is one too many is named
    expect(statementsByCall[name]?.after.slice(most)).toEqual([]);
    expect(statementsByCall[name]?.before.slice(most)).toEqual([]);
  });
});
