import { sql } from 'kysely';
import { ADDRESS_LOCKS, addressLock } from '#backend/platform/database/address-lock.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { codeAddressOf, EMAIL_ISSUER, ownedEmails } from '#backend/platform/database/proven-email.ts';
import type { VouchedPerson } from '#backend/providers/identity.ts';
import { lockUser, selectUsers, type UserRow } from './repository.ts';

/** Takes an address until the transaction ends: nobody else makes it an account's meanwhile, or joins a guest to whose it was. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADDRESS_LOCKS}, ${addressLock(sql`${email}::text`)})`.execute(tx);
}

/** Lets nobody else use a link of a mail about an address until the transaction ends. Call it before any other lock. */
export async function lockPresses(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADDRESS_LOCKS}, -1)`.execute(tx);
}

/** The other accounts that an address is of, opens, or is vouched for by their provider. */
export async function othersAt(db: Db, userId: string, email: string): Promise<UserRow[]> {
  return selectUsers(db)
    .where('erased_at', 'is', null)
    .where('id', '<>', userId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('verified_email', '=', email),
        eb('code_email', '=', email),
        eb('id', '=', selectFrom('address_owners').select('user_id').where('email', '=', email)),
      ]),
    )
    .execute();
}

/** The accounts an address opens by codes, or whose provider vouches for it. */
export const accountsThatProved = async (db: Db, email: string): Promise<UserRow[]> =>
  (await othersAt(db, '', email)).filter((row) => isWayIn(row, email));

/** Whether an address is another account's than this one, or opens another one. */
export const isAnothers = async (db: Db, userId: string, email: string): Promise<boolean> =>
  (await othersAt(db, userId, email)).length > 0;

/**
 * The accounts of the identity provider that are to be opened by their own way before a code to the address makes an account: it counts
 * there and is theirs, or codes to it open them beside another one that its provider vouches for.
 */
export async function accountsBefore(db: Db, email: string): Promise<string[]> {
  const others = await othersAt(db, '', email);
  return others
    .filter((row) => row.issuer !== EMAIL_ISSUER && row.verified_email !== email)
    .filter((row) => row.code_email === email || row.email === email)
    .map(({ id }) => id);
}

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
    .returning(ownedEmails)
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

/**
 * Lets codes to another address open an account that codes open. An address that was proven for another account stays
 * that one's, and this account keeps its old way in.
 */
export async function moveCodeAddress(tx: Db, user: UserRow, email: string): Promise<void> {
  if (user.issuer !== EMAIL_ISSUER && user.code_email === null) return;
  await lockAddress(tx, email);
  if ((await accountsThatProved(tx, email)).some(({ id }) => id !== user.id)) return;
  if (user.issuer === EMAIL_ISSUER) return openByCodesTo(tx, user.id, email);
  await setCodeEmail(tx, user.id, email === user.verified_email ? null : email);
}

/**
 * Makes an account one made with a code to the address, which has it no other way than by codes; the identity provider's person who
 * had it has it no more.
 */
export async function openByCodesTo(tx: Db, userId: string, email: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      issuer: EMAIL_ISSUER,
      subject: email,
      verified_email: email,
      code_email: null,
      lost_email: null,
      handed_over_at: null,
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .execute();
  // what is open was opened with the address before
  await tx
    .updateTable('sessions')
    .set({ by_another_address: true })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Takes an address off whatever account codes to it open, for one that had it before. Where `opensOtherwise` says no, it waits there
 * (`lost_email`).
 *
 * @returns the accounts that lost it, as they were
 */
export async function freeCodeAddress(
  tx: Db,
  {
    userId,
    email,
    opensOtherwise,
  }: { userId: string; email: string; opensOtherwise: (user: UserRow) => boolean },
): Promise<UserRow[]> {
  await lockAddress(tx, email);
  const others: UserRow[] = [];
  for (const { id } of await othersAt(tx, userId, email)) {
    // one that is taken back at this moment opens by another address once its row is free
    const other = await lockUser(tx, id);
    if (!other || codeAddressOf(other) !== email) continue;
    others.push(other);
    await tx
      .updateTable('users')
      .set({
        ...(!opensOtherwise(other) && {
          issuer: EMAIL_ISSUER,
          subject: `without an address ${id}`,
          verified_email: null,
          lost_email: email,
        }),
        code_email: null,
        email: sql<string>`case when email = ${email} then coalesce(nullif(verified_email, ${email}), '') else email end`,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
  }
  return others;
}

/** The accounts that lost an address to another one and open no other way, those that came first before the others. */
export async function accountsWaitingAt(db: Db, email: string): Promise<UserRow[]> {
  return selectUsers(db)
    .where('lost_email', '=', email)
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
