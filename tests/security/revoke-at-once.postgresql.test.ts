import { beforeAll, expect, test } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
let person: Caller;
beforeAll(async () => {
  person = await t.signIn();
});

test('a key that is being made while everything is revoked is revoked, too', async () => {
  const id = newId();
  const { press } = await db()
    .transaction()
    .execute(async (tx) => {
      // as whoever makes a key: the person's row, then the key
      await tx.selectFrom('users').select('id').where('id', '=', person.userId).forUpdate().execute();
      const press = person.call('revokeOtherSessions', { query: { keys: 'revoke' } });
      await expect.poll(() => countWaiting(db())).toBe(1);
      await tx
        .insertInto('api_keys')
        .values({
          id,
          user_id: person.userId,
          name: 'Made just now',
          start: 'shg_abc',
          key_hash: id,
          scopes: ['events:read'],
          created_at: new Date(),
          ends_at: null,
        })
        .execute();
      // as an object: a promise would be waited for here
      return { press };
    });
  expect((await press).data.revokedKeys).toBe(1);
  const row = await db().selectFrom('api_keys').select('revoked_at').where('id', '=', id).executeTakeFirst();
  expect(row?.revoked_at).toBeInstanceOf(Date);
});
