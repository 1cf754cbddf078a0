import { expect, it } from 'vitest';
import { migrationNames, migrationText } from '#backend/platform/database/migrate.ts';
import { onDatabase, usePlaces } from '#tests/backup/places.ts';

/* `0117_address_owners.sql` says of each address whose it is, by what the columns of accounts said before (docs/decisions/0096). */
const places = usePlaces();
const OWNERS = '0117_address_owners.sql';

it('each address from before is of one account', async () => {
  const env = await places.emptyPlace();
  const owners = await onDatabase(env, async (client) => {
    for (const name of migrationNames().filter((each) => each < OWNERS))
      await client.query(migrationText(name));
    await client.query(`insert into users (id, issuer, subject, verified_email, email, matched_email, code_email, email_unproven, erased_at, updated_at) values
      ('by code', 'email', 'a@x.in', 'a@x.in', 'a@x.in', null, null, false, null, '2026-01-01'),
      ('vouched too', 'provider', '1', 'a@x.in', 'a@x.in', null, null, false, null, '2026-01-02'),
      ('vouched', 'provider', '2', 'b@x.in', 'b@x.in', null, null, false, null, '2026-01-01'),
      ('joined', 'provider', '3', null, 'b@x.in', 'b@x.in', 'b@x.in', false, null, '2026-01-02'),
      ('confirmed', 'provider', '4', 'own@x.in', 'c@x.in', 'c@x.in', null, false, null, '2026-01-02'),
      ('confirmed before', 'provider', '5', null, 'd@x.in', 'c@x.in', null, true, null, '2026-01-01'),
      ('erased', 'erased', '6', null, '', null, null, false, now(), '2026-01-01')`);
    await client.query(migrationText(OWNERS));
    const { rows } = await client.query<{ email: string; user_id: string }>(
      'select email, user_id from address_owners order by email',
    );
    return rows.map(({ email, user_id: owner }) => `${email}: ${owner}`);
  });
  expect(owners).toEqual(['a@x.in: by code', 'b@x.in: vouched', 'c@x.in: confirmed', 'own@x.in: confirmed']);
});
