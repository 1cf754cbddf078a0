import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';

/** SQL over `users`, under whatever name: whether the address that counts is this account's, by `address_owners`; else it may be anybody's. */
const isOwnEmail = (users: string) => sql<boolean>`exists (select from address_owners
  where address_owners.email = ${sql.ref(`${users}.email`)} and address_owners.user_id = ${sql.ref(`${users}.id`)})`;

/** SQL over `users`, under whatever name: the address of somebody that others may write to; empty where it may be anybody's (docs/decisions/0096). */
export const provenEmail = (users = 'users') =>
  sql<string>`case when ${isOwnEmail(users)} then ${sql.ref(`${users}.email`)} else '' end`;

/** SQL over `users`: the addresses that are the account's, as `owned`. */
export const ownedEmails = sql<string[]>`array(select address_owners.email from address_owners
  where address_owners.user_id = users.id order by address_owners.email)`.as('owned');

/**
 * SQL: the addresses that are an account's and open it, so that what was given from there by personal link is its own. One that opens it
 * beside another account, which proved it since, is that one's (docs/decisions/0096).
 */
export const ownWaysIn = (userId: string) => sql<string>`(
  select address_owners.email from address_owners join users on users.id = address_owners.user_id
  where address_owners.user_id = ${userId} and address_owners.email in (users.verified_email, users.code_email))`;

/** Who vouches for somebody that signed in with a code: we do. Their subject is the address codes go to. */
export const EMAIL_ISSUER = 'email';

/** What a person's row says of their addresses. */
export type AddressesOfUser = Pick<
  Selectable<Schema['users']>,
  'issuer' | 'email' | 'verified_email' | 'code_email'
> & { owned: string[] };

/**
 * The address codes open the account at, where it is one that moves with a change of address. What its provider vouches
 * for now is none: that is the provider's to change.
 */
export const codeAddressOf = (user: AddressesOfUser): string =>
  user.code_email ?? (user.issuer === EMAIL_ISSUER ? user.verified_email : null) ?? '';

/** Whether the address that counts may be anybody's: it was confirmed by somebody not signed in, or another account proved it since. */
export const isUnproven = ({ email, owned }: AddressesOfUser): boolean =>
  email !== '' && !owned.includes(email);

/**
 * The addresses that are the account's, and the one that codes open it at. News about its security go to each of them
 * (docs/decisions/0096): one may be a thief's, another is the owner's.
 */
export const provenAddresses = (user: AddressesOfUser): string[] => [
  ...new Set([...user.owned, codeAddressOf(user)].filter(Boolean)),
];
