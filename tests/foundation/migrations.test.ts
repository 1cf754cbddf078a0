import { expect, it } from 'vitest';
import { migrate, migrationNames, pendingMigrations } from '#backend/platform/database/migrate.ts';
import { balancesOf, findDifferences, transfer } from '#backend/money/ledger/service.ts';
import { newId } from '#backend/platform/ids.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend();

it('run once each, in order', async () => {
  const { pool } = api.backend.ctx.database;
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations order by name');
  expect(rows.map(({ name }) => name)).toEqual(migrationNames());
  expect(migrationNames()[0]).toBe('0001_foundation.sql');
  expect(await pendingMigrations(pool)).toEqual([]);
  expect(await migrate(pool)).toEqual([]);
});

it('names of couples lose the characters nobody sees, and nothing else', async () => {
  const { ctx } = api.backend;
  const { userId } = await api.signIn();
  const couple = (mark: string) => ({
    bride: { firstName: `Me${mark}era`, lastName: 'Iyer', phone: '+91' },
    groom: { firstName: 'क्\u200dषितिज', lastName: `${mark}Rao`, phone: '+91' },
  });
  const id = await addEvent(ctx, userId);
  await ctx.db
    .updateTable('events')
    .set({ bride_groom_details: JSON.stringify(couple('\u202e')) })
    .where('id', '=', id)
    .execute();
  await ctx.database.pool.query("delete from schema_migrations where name = '0039_plain_couple_names.sql'");
  await migrate(ctx.database.pool);
  const row = await ctx.db
    .selectFrom('events')
    .select('bride_groom_details')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.bride_groom_details).toEqual(couple(''));
});

it('whether guests give together: a no of before is no answer, a yes is to be confirmed while the event stands', async () => {
  const { ctx } = api.backend;
  const { userId } = await api.signIn();
  const [yes, no, cancelled] = [
    await addEvent(ctx, userId, { give_together: true }),
    await addEvent(ctx, userId, { give_together: false }),
    await addEvent(ctx, userId, { give_together: true, status: 'cancelled' }),
  ];
  // as it was when it was a box
  await ctx.database.pool.query(`
    alter table events drop column give_together_to_confirm;
    update events set give_together = false where give_together is null;
    alter table events alter column give_together set default false, alter column give_together set not null;
    delete from schema_migrations where name = '0085_giving_together_asked.sql'`);
  expect(await migrate(ctx.database.pool)).toEqual(['0085_giving_together_asked.sql']);
  const rows = await ctx.db
    .selectFrom('events')
    .select(['id', 'give_together', 'give_together_to_confirm as asked'])
    .where('organiser_id', '=', userId)
    .execute();
  expect(new Map(rows.map(({ id, ...row }) => [id, row]))).toEqual(
    new Map([
      [yes, { give_together: true, asked: true }],
      [no, { give_together: null, asked: false }],
      [cancelled, { give_together: true, asked: false }],
    ]),
  );
});

it('what a provider’s account held is the sum of its postings from then on', async () => {
  const { db, database } = api.backend.ctx;
  const card = newId();
  await db.transaction().execute((tx) =>
    transfer(tx, {
      key: newId(),
      kind: 'test',
      description: '',
      postings: [
        { account: 'provider:old', kind: 'provider', amountPaise: -500 },
        { account: card, kind: 'gift_card', amountPaise: 500 },
      ],
      now: new Date(),
    }),
  );
  // as it was when the account kept a balance of its own
  await database.pool.query(`
    alter table ledger_accounts drop constraint ledger_accounts_balance;
    alter table ledger_accounts disable trigger ledger_accounts_guarded;
    update ledger_accounts set balance_paise = case id when 'provider:old' then -500 else 0 end where kind = 'provider';
    alter table ledger_accounts enable trigger ledger_accounts_guarded;
    alter table ledger_accounts add constraint ledger_accounts_check check (kind = 'provider' or balance_paise >= 0);
    alter table ledger_accounts alter column balance_paise set not null;
    delete from schema_migrations where name = '0040_money_without_a_queue.sql'`);
  expect(await migrate(database.pool)).toEqual(['0040_money_without_a_queue.sql']);
  expect([...(await balancesOf(db, ['provider:old', card])).values()]).toEqual([-500, 500]);
  expect(await findDifferences(db)).toEqual([]);
  const kept = await db
    .selectFrom('ledger_accounts')
    .select('balance_paise')
    .where('kind', '=', 'provider')
    .execute();
  expect(kept.every(({ balance_paise: paise }) => paise === null)).toBe(true);
});

it('one that fails is undone, keeps no record, and leaves the connection usable', async () => {
  const { pool } = api.backend.ctx.database;
  // its tables exist already, so that running it again fails at its first statement
  await pool.query("delete from schema_migrations where name = '0001_foundation.sql'");
  await expect(migrate(pool)).rejects.toThrow('Migration 0001_foundation.sql failed and was undone');
  expect(await pendingMigrations(pool)).toEqual(['0001_foundation.sql']);
  await pool.query("insert into schema_migrations (name) values ('0001_foundation.sql')");
  expect(await migrate(pool)).toEqual([]);
});
