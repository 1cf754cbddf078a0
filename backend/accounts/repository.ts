import { sql, type Selectable, type Updateable } from 'kysely';
import type { Language } from '#messages/language.ts';
import { readersLanguage } from '#messages/readers-language.ts';
import type { ProfileForm } from '#contract/accounts/accounts.ts';
import type { Plan } from '#contract/accounts/plans.ts';
import { compileOnce } from '#backend/platform/database/compile-once.ts';
import { ownedEmails } from '#backend/platform/database/proven-email.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { newId } from '#backend/platform/ids.ts';
import type { VouchedPerson } from '#backend/providers/identity.ts';

/** A person with the addresses that are theirs (`address_owners`). */
export type UserRow = Selectable<Schema['users']> & { owned: string[] };

export const selectUsers = (db: Db) => db.selectFrom('users').selectAll('users').select(ownedEmails);

/**
 * Finds the person by issuer and subject, or makes them, on the plan and with the language they read now; what the provider vouches for now replaces
 * what it did. An address it does not vouch for waits to be confirmed.
 */
export async function upsertUser(
  db: Db,
  person: VouchedPerson,
  plan: Plan = 'basic',
): Promise<UserRow & { isNew: boolean }> {
  const vouched = person.verifiedEmail;
  return (
    db
      .insertInto('users')
      .values({
        id: newId(),
        issuer: person.issuer,
        subject: person.subject,
        verified_email: person.verifiedEmail,
        email: vouched ?? '',
        pending_email: vouched === null ? person.email : '',
        first_name: person.firstName.slice(0, 100),
        last_name: person.lastName.slice(0, 100),
        language: readersLanguage(),
        plan,
      })
      .onConflict((conflict) =>
        conflict.columns(['issuer', 'subject']).doUpdateSet({
          verified_email: vouched,
          updated_at: new Date(),
          // whoever had no address that counts has this one now
          ...(vouched !== null && {
            email: sql<string>`coalesce(nullif(users.email, ''), ${vouched})`,
            pending_email: sql<string>`case when users.pending_email = ${vouched} and users.email = '' then '' else users.pending_email end`,
          }),
        }),
      )
      .returningAll()
      .returning(ownedEmails)
      // a row that another transaction changed carries that one's mark
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow()
  );
}

export async function findUserRow(db: Db, userId: string): Promise<UserRow | undefined> {
  const [user] = await readUser(db, { userId });
  return user;
}

const readUser = compileOnce((db, { userId }: { userId: string }) =>
  selectUsers(db).where('id', '=', userId),
);

/** Writes the profile but for its address. `phone` is E.164 or empty already. */
export const writeProfile = (db: Db, userId: string, profile: ProfileForm): Promise<UserRow> =>
  writeUser(db, userId, {
    first_name: profile.firstName,
    last_name: profile.lastName,
    phone: profile.phone,
    city: profile.city,
    state: profile.state,
    country: profile.country,
    profile_picture: profile.profilePicture,
  });

export const writeLanguage = (db: Db, userId: string, language: Language): Promise<UserRow> =>
  writeUser(db, userId, { language });

async function writeUser(db: Db, userId: string, values: Updateable<Schema['users']>): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', userId)
    .returningAll()
    .returning(ownedEmails)
    .executeTakeFirstOrThrow();
}

/** Removes every passkey of a person, and what they were about to add. @returns those there were */
export async function deletePasskeysOf(tx: Db, userId: string): Promise<{ id: string; name: string }[]> {
  const removed = tx.deleteFrom('passkeys').where('user_id', '=', userId).returning(['id', 'name']);
  const passkeys = await removed.execute();
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  return passkeys;
}

/** Ends the address of a person's calendar: whoever was in the account may have taken it along. @returns whether there was one */
export async function deleteCalendarFeedOf(tx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Takes a person's connection to the design tool away: it may lead to somebody else's account there, which would get what they design from now on.
 * Its tokens are forgotten with it. @returns whether there was one
 */
export async function deleteDesignToolOf(tx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('design_tool_connections')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes co-hosts off a person's events who were invited, or whose role was raised, from that moment on. @returns how many there were */
export async function removeHostsSince(tx: Db, userId: string, since: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('event_hosts')
    .where(({ eb, or }) => or([eb('invited_at', '>=', since), eb('role_raised_at', '>=', since)]))
    .where('event_id', 'in', tx.selectFrom('events').select('id').where('organiser_id', '=', userId))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Revokes every API key of a person, from the next request on. @returns how many still worked */
export async function revokeApiKeysOf(tx: Db, userId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes the person's row until the transaction ends: nobody begins a payment with them meanwhile. */
export async function lockUser(tx: Db, userId: string): Promise<UserRow | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // as they are once the row is held
  return row && findUserRow(tx, userId);
}
