import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { EMAIL_ISSUER } from '#backend/platform/database/proven-email.ts';
import { endLinksBeforeProof } from './email-repository.ts';

/** The account that an address belongs to: the one that proved it last. */
export async function ownerOf(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('address_owners')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.user_id;
}

/** Since when an address is the account's without a break. */
export async function ownerSince(db: Db, userId: string, email: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('address_owners')
    .select('since')
    .where('email', '=', email)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.since;
}

/**
 * Makes an address the account's that proves it, and no other's: no other one's provider vouches for it any more. A proof by mail, and
 * one that gives the address to another account than before, ends what was mailed there until now that would take it off this one, or
 * give it to another at once. `since` stays when it first became this account's. `before` is whose it was until now (`ownerOf`). Call with the address locked (`lockAddress`).
 */
export async function moveToOwner(
  tx: Db,
  {
    userId,
    email,
    before,
    isReadNow,
    now,
  }: { userId: string; email: string; before: string | undefined; isReadNow: boolean; now: Date },
): Promise<void> {
  if (before !== userId || isReadNow) {
    await endLinksBeforeProof(tx, userId, email);
    await tx
      .insertInto('address_owners')
      .values({ email, user_id: userId, since: now })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ user_id: userId, since: now })
          .where('address_owners.user_id', '<>', userId),
      )
      .execute();
  }
  await tx
    .updateTable('users')
    .set({ verified_email: null, updated_at: new Date() })
    .where('verified_email', '=', email)
    .where('issuer', '<>', EMAIL_ISSUER)
    .where('id', '<>', userId)
    .execute();
}

/** The account has moved on: its are the address that counts, and those it opens by. */
export async function letGoOfOthers(tx: Db, userId: string): Promise<void> {
  await tx
    .deleteFrom('address_owners')
    .where('user_id', '=', userId)
    .where('email', 'not in', (select) =>
      select
        .selectFrom('users')
        .select(
          sql<string>`unnest(array[email, coalesce(verified_email, ''), coalesce(code_email, '')])`.as(
            'kept',
          ),
        )
        .where('id', '=', userId),
    )
    .execute();
}
