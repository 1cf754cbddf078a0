import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '#backend/platform/database/connect.ts';
import { missingForReplica, startReplica, startTemporaryPostgresql } from '#scripts/test/postgresql.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { hearingStatements } from '#tests/setup/statements-of.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* Two real servers, one of which follows the other: what is read where, and what happens when the second is no use. */

const missing = missingForReplica();
if (missing) process.stdout.write(`skipped: ${missing} missing\n`);

// in this order: the last test ends the replica
describe.skipIf(missing)('with a replica', { shuffle: false }, () => {
  let primary: Awaited<ReturnType<typeof startTemporaryPostgresql>>;
  let replica: Awaited<ReturnType<typeof startReplica>>;
  let host: Caller;
  let eventId: string;
  let guestId: string;

  beforeAll(async () => {
    // who waits for the disk is told of nothing that is not there: so it is in production
    primary = await startTemporaryPostgresql({ synchronous_commit: 'on' });
    replica = await startReplica(primary);
  });
  // before the servers end, what uses them does
  afterAll(async () => {
    await replica.stop();
    await primary.stop();
  });
  const api = useTestBackend({
    env: () => ({ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url }),
  });
  beforeAll(async () => {
    host = await api.signIn();
    eventId = await addEvent(api.backend.ctx, host.userId);
    const guest = await addGuest(api.backend.ctx, eventId, { email: 'meera@example.in' });
    guestId = guest.id;
  });

  const onReplica = async (statement: string) => {
    const client = new pg.Client({ connectionString: replica.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };

  /** What each server was asked while `work` was done. */
  async function watching(work: () => Promise<unknown>) {
    const statements = { primary: [] as string[], replica: [] as string[] };
    await hearingStatements((text, { port }) => {
      statements[port === Number(new URL(replica.url).port) ? 'replica' : 'primary'].push(text);
    }, work);
    return statements;
  }

  /** Waits until the replica is read again: one that was no use is left alone for some seconds. */
  const replicaIsRead = () =>
    expect
      .poll(async () => {
        const isFollowing = sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`;
        return api.backend.ctx.database.read(async (db) => (await isFollowing.execute(db)).rows[0]?.follows);
      })
      .toBe(true);
  const download = async (name: (typeof long)[number][0]) => {
    const answer = await host.call(name, { params: { eventId }, query: {} });
    expect(answer.status).toBe(200);
    return answer.response.text();
  };
  const WHERE_THE_LOG_IS = /pg_current_wal|pg_last_wal/;

  const long = [
    ['exportGuests', /order by "guests"\."position"/],
    ['listGuests', /order by "guests"\."position"/],
    ['getDoorList', /order by "guests"\."position"/],
    ['listOrganisedEvents', /from "events" .*order by/s],
    ['listAttendingEvents', /from "events" .*order by/s],
    ['getMyEvents', /from "events" .*order by/s],
    ['exportTransactions', /from "gift_cards" .*order by/s],
    ['exportAccount', /from guests .*order by/s],
  ] as const;

  it.each(long)('%s is read there, and who may see it on the primary', async (name, statement) => {
    await replicaIsRead();
    const statements = await watching(() => download(name));
    const whose = /from "sessions"|helps_as/;
    expect(statements.replica.filter((text) => statement.test(text))).not.toEqual([]);
    expect(statements.primary.filter((text) => statement.test(text) && !whose.test(text))).toEqual([]);
    expect(statements.primary.filter((text) => whose.test(text))).not.toEqual([]);
    expect(statements.replica.filter((text) => whose.test(text))).toEqual([]);
    // where to read is settled once, whatever the number of statements
    expect(statements.primary.filter((text) => WHERE_THE_LOG_IS.test(text))).toHaveLength(1);
  });

  it('whoever changed something sees it, however far the replica is behind, and the log says so once', async () => {
    await replicaIsRead();
    const { log } = api.backend.ctx;
    const [warn, info] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')];
    onTestFinished(() => void vi.restoreAllMocks());
    await onReplica('select pg_wal_replay_pause()');
    await expect
      .poll(async () => (await onReplica('select pg_get_wal_replay_pause_state() as state'))[0]?.state)
      .toBe('paused');

    const entry = { lastName: 'Iyer', email: 'meera@example.in', phone: '', withFamily: false };
    for (const firstName of ['Meenakshi', 'Meenu']) {
      const changed = await host.call('updateGuest', {
        params: { eventId, guestId },
        body: { ...entry, firstName },
      });
      expect(changed.status).toBe(200);
      for (const name of ['listGuests', 'exportGuests', 'exportAccount'] as const)
        expect(await download(name), name).toContain(firstName);
    }
    expect(await onReplica('select first_name from guests')).not.toContainEqual({ first_name: 'Meenu' });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(info).not.toHaveBeenCalled();

    await onReplica('select pg_wal_replay_resume()');
    await replicaIsRead();
    expect(info).toHaveBeenCalledTimes(1);
    const statements = await watching(async () => expect(await download('exportGuests')).toContain('Meenu'));
    expect(statements.replica.some((text) => /from "guests"/.test(text))).toBe(true);
  });

  it('what fails there for a reason of the replica is read from the primary, the rest of an export too', async () => {
    const { database, log } = api.backend.ctx;
    vi.spyOn(log, 'warn');
    onTestFinished(() => void vi.restoreAllMocks());
    const follows = sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`;
    const ended = sql`select pg_terminate_backend(pg_backend_pid())`;
    const inTheWay = Object.assign(new Error('canceling statement due to conflict with recovery'), {
      code: '40001',
    });
    for (const fails of [(db: Db) => ended.execute(db), () => Promise.reject(inTheWay)]) {
      await replicaIsRead();
      const read = await database.beginReading();
      const places: (boolean | undefined)[] = [];
      for (let piece = 0; piece < 3; piece += 1)
        await read(async (db) => {
          const isReplica = (await follows.execute(db)).rows[0]?.follows;
          if (isReplica && piece === 1) await fails(db);
          places.push(isReplica);
        });
      expect(places).toEqual([true, false, false]);
    }
    // what is wrong with the question itself is no reason to ask it twice
    await replicaIsRead();
    const ask = vi.fn((db: Db) => sql`select 1 / 0`.execute(db));
    await expect(database.read(ask)).rejects.toMatchObject({ code: '22012' });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('one that was made a primary is read no more, and one that is gone is not missed', async () => {
    await replicaIsRead();
    const { log } = api.backend.ctx;
    const warn = vi.spyOn(log, 'warn');
    onTestFinished(() => void vi.restoreAllMocks());
    await onReplica('select pg_promote()');
    await onReplica(`update guests set first_name = 'Nobody'`);
    expect(await download('exportGuests')).toContain('Meenu');
    await replica.stop();
    for (const [name] of long) await download(name);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
