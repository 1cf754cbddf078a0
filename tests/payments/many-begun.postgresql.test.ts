import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { full } from '#tests/setup/full.ts';
import { invited, proveAddress } from '#tests/payments/by-link-guests.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

const world = useMoneyWorld();

/* More than a statement takes values: a host who begins payments in somebody's name must not keep them from signing in. */
// over a minute, most of it the database’s: run with the long tests
it.runIf(full)(
  'an address signs in, however many payments were begun by its links',
  async () => {
    const { db } = world.api.backend.ctx;
    const { place, guest, email } = await invited(world);
    const payment = await world.beginByLink(place, 100, guest);
    await sql`
    insert into payments select (jsonb_populate_record(null::payments, to_jsonb(payments) || jsonb_build_object(
      'id', id || '-' || number, 'provider_order_id', provider_order_id || '-' || number, 'request_key', null, 'status', 'failed'))).*
    from payments, generate_series(1, 66000) as number where id = ${payment._id}`.execute(db);
    const { userId } = await world.api.signIn({ email });
    await proveAddress(world, userId, email);
    const { count } = await db
      .selectFrom('payments')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('payer_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(66_001);
  },
  120_000,
);
