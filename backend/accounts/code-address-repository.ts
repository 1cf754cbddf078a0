import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { codeAddressOf, EMAIL_ISSUER, provenAddresses } from '#backend/platform/database/proven-email.ts';
import type { VouchedPerson } from '#backend/providers/identity.ts';
import type { UserRow } from './repository.ts';

export { codeAddressOf, EMAIL_ISSUER, provenAddresses };

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

/** Those of them that are others than this one. */
const othersThatProved = async (db: Db, userId: string, email: string): Promise<UserRow[]> =>
  (await accountsThatProved(db, email)).filter(({ id }) => id !== userId);

/** Whether an address opens another account than this one, or another one's provider vouches for it. */
export const isProvenElsewhere = async (db: Db, userId: string, email: string): Promise<boolean> =>
  (await othersThatProved(db, userId, email)).length > 0;

/** Whether another account than this one proved the address, or confirmed it while signed in. */
export const isAnothers = async (db: Db, userId: string, email: string): Promise<boolean> =>
  (await isProvenElsewhere(db, userId, email)) ||
  (await accountsThatConfirmed(db, email)).some(({ id }) => id !== userId);

/** Of an account of the identity provider: it counts the address as its own, by more than a press of somebody who was not signed in. */
const getsMailAt = (email: string) =>
  sql<boolean>`(email = ${email} and issuer <> ${EMAIL_ISSUER} and not email_unproven)`;

/** The accounts that count an address as theirs though codes to it do not open them: confirmed while signed in there, or vouched for before. */
const accountsThatConfirmed = async (db: Db, email: string): Promise<{ id: string }[]> =>
  db
    .selectFrom('users')
    .select('id')
    .where(({ or, eb }) => or([eb('matched_email', '=', email), getsMailAt(email)]))
    .where('erased_at', 'is', null)
    .execute();

/**
 * An address that was proven for an account is no other one's any more that merely confirmed it, or whose provider vouched for it when
 * its person last came in: that one's mails go on to it. One that codes to it open keeps it.
 *
 * @returns those accounts, with where their mails go
 */
export async function endOtherMatches(
  tx: Db,
  userId: string,
  email: string,
): Promise<{ id: string; email: string }[]> {
  return tx
    .updateTable('users')
    .set({
      matched_email: sql<null>`nullif(matched_email, ${email})`,
      verified_email: sql<string | null>`nullif(verified_email, ${email})`,
      email_unproven: sql<boolean>`email_unproven or email = ${email}`,
      updated_at: new Date(),
    })
    .where(({ or, and, eb }) =>
      or([
        eb('matched_email', '=', email),
        and([eb('verified_email', '=', email), eb('issuer', '<>', EMAIL_ISSUER)]),
        and([eb('email', '=', email), eb('email_unproven', '=', false)]),
      ]),
    )
    .where(({ not, and, eb }) => not(and([eb('issuer', '=', EMAIL_ISSUER), eb('subject', '=', email)])))
    .where('code_email', 'is distinct from', email)
    .where('id', '<>', userId)
    .returning(['id', 'email'])
    .execute();
}

/** The accounts of the identity provider that count the address as theirs, by more than a press of somebody who was not signed in. */
export const accountsThatGetMailAt = async (db: Db, email: string): Promise<{ id: string }[]> =>
  db.selectFrom('users').select('id').where(getsMailAt(email)).where('erased_at', 'is', null).execute();

/**
 * Makes the account that was made with a code to the address the identity provider's person, who vouches for the
 * same address: else they had two. Nothing happens when there is none, or the person has an account already.
 *
 * @returns the account, if it was handed over
 */
export async function handOverAccount(
  tx: Db,
  person: VouchedPerson,
  now: Date,
): Promise<UserRow | undefined> {
  if (person.verifiedEmail === null) return undefined;
  return tx
    .updateTable('users')
    .set({
      issuer: person.issuer,
      subject: person.subject,
      handed_over_at: now,
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
    .returningAll()
    .executeTakeFirst();
}

/** Lets codes to the address open the account too; null: no longer. */
export async function setCodeEmail(tx: Db, userId: string, email: string | null): Promise<void> {
  await tx
    .updateTable('users')
    .set({ code_email: email, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

/** Whether codes to the address open the account, as far as it is this account's to say. */
export const isWayIn = (user: UserRow, email: string): boolean =>
  email !== '' && [codeAddressOf(user), user.verified_email].includes(email);

/** Whether the account’s own person once proved the address, or its provider vouches for it. */
export const isProven = (user: UserRow, email: string): boolean => provenAddresses(user).includes(email);

/**
 * Lets codes to another address open an account that codes open. An address that was proven for another account stays
 * that one's, and this account keeps its old way in.
 *
 * @param since the address was this account's before that moment and comes back: the identity provider's person who took the account
 *   over since has it no more
 */
export async function moveCodeAddress(
  tx: Db,
  user: UserRow,
  email: string,
  { since }: { since?: Date } = {},
): Promise<void> {
  const isHandedOver = since && user.handed_over_at !== null && user.handed_over_at >= since;
  const isMadeByCode = user.issuer === EMAIL_ISSUER || isHandedOver;
  if (!isMadeByCode && user.code_email === null && since === undefined) return;
  await lockAddress(tx, email);
  const others = await othersThatProved(tx, user.id, email);
  // one that was made with a code had the address before, and codes open it also beside an account whose provider vouches for it
  const isFree = others.every(({ issuer }) => since && isMadeByCode && issuer !== EMAIL_ISSUER);
  if (!isFree) return;
  if (!isMadeByCode) return setCodeEmail(tx, user.id, email === user.verified_email ? null : email);
  await tx
    .updateTable('users')
    .set({
      issuer: EMAIL_ISSUER,
      subject: email,
      verified_email: email,
      code_email: null,
      handed_over_at: null,
      updated_at: new Date(),
    })
    .where('id', '=', user.id)
    .execute();
  // what is open was opened with the address before
  await tx
    .updateTable('sessions')
    .set({ by_another_address: true })
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Takes an address off whatever account codes to it open, for one that had it before: that one opens by its provider or a passkey, if
 * it has them, and by codes again once its own link brings the address back.
 *
 * @returns the accounts that lost it, as they were
 */
export async function freeCodeAddress(tx: Db, userId: string, email: string): Promise<UserRow[]> {
  await lockAddress(tx, email);
  const others = (await othersThatProved(tx, userId, email)).filter(
    ({ issuer, code_email: codes }) => issuer === EMAIL_ISSUER || codes === email,
  );
  for (const { id, issuer } of others)
    await tx
      .updateTable('users')
      .set({
        ...(issuer === EMAIL_ISSUER && { subject: `without an address ${id}`, verified_email: null }),
        code_email: null,
        email: sql<string>`case when email = ${email} then coalesce(nullif(verified_email, ${email}), '') else email end`,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
  return others;
}
