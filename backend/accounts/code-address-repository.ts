import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { VouchedPerson } from '#backend/providers/identity.ts';
import type { UserRow } from './repository.ts';

/** Who vouches for somebody that signed in with a code: we do. Their subject is the address codes go to. */
export const EMAIL_ISSUER = 'email';

/** Takes an address until the transaction ends: nobody else makes an account with it meanwhile. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`signing in ${email}`}, 0))`.execute(tx);
}

/** The accounts an address was proven for: with a code, by the identity provider, or with a code while signed in there. */
export async function accountsThatProved(db: Db, email: string): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('erased_at', 'is', null)
    .where(({ eb, or }) => or([eb('verified_email', '=', email), eb('code_email', '=', email)]))
    .execute();
}

/** How many accounts of the identity provider count the address as theirs, proven in a mail or not at all. */
export async function accountsThatGetMailAt(db: Db, email: string): Promise<number> {
  const { found } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('found'))
    .where('email', '=', email)
    .where('issuer', '<>', EMAIL_ISSUER)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(found);
}

/**
 * Makes the account that was made with a code to the address the identity provider's person, who vouches for the
 * same address: else they had two. Nothing happens when there is none, or the person has an account already.
 */
export async function handOverAccount(tx: Db, person: VouchedPerson): Promise<void> {
  if (person.verifiedEmail === null) return;
  await tx
    .updateTable('users')
    .set({
      issuer: person.issuer,
      subject: person.subject,
      first_name: sql<string>`coalesce(nullif(first_name, ''), ${person.firstName.slice(0, 100)})`,
      last_name: sql<string>`coalesce(nullif(last_name, ''), ${person.lastName.slice(0, 100)})`,
      updated_at: new Date(),
    })
    .where('issuer', '=', EMAIL_ISSUER)
    .where('subject', '=', person.verifiedEmail)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as other')
            .select('other.id')
            .where('other.issuer', '=', person.issuer)
            .where('other.subject', '=', person.subject),
        ),
      ),
    )
    .execute();
}

/** Lets codes to the address open the account too. */
export async function setCodeEmail(tx: Db, userId: string, email: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ code_email: email, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

/**
 * Lets codes to another address open an account that was made with a code. One that somebody made with that
 * address meanwhile makes room when `taking`; else the account keeps its old way in.
 */
export async function moveCodeAddress(
  tx: Db,
  userId: string,
  email: string,
  { taking = false } = {},
): Promise<void> {
  await lockAddress(tx, email);
  if (taking)
    await tx
      .updateTable('users')
      .set({ subject: sql<string>`'replaced ' || id`, verified_email: null })
      .where('issuer', '=', EMAIL_ISSUER)
      .where('subject', '=', email)
      .where('id', '<>', userId)
      .execute();
  const moved = await tx
    .updateTable('users')
    .set({ subject: email, verified_email: email, updated_at: new Date() })
    .where('id', '=', userId)
    .where('issuer', '=', EMAIL_ISSUER)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as other')
            .select('other.id')
            .where('other.issuer', '=', EMAIL_ISSUER)
            .where('other.subject', '=', email)
            .where('other.id', '<>', userId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  // what is open was opened with the address before
  if (moved)
    await tx
      .updateTable('sessions')
      .set({ by_another_address: true })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute();
}
