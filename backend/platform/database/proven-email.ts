import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';

/** SQL over `users`, under whatever name: the address of somebody that others may write to; empty where it may be anybody's (docs/decisions/0096). */
export const provenEmail = (users = 'users') =>
  sql<string>`case when ${sql.ref(`${users}.email_unproven`)} then '' else ${sql.ref(`${users}.email`)} end`;

/** Who vouches for somebody that signed in with a code: we do. Their subject is the address codes go to. */
export const EMAIL_ISSUER = 'email';

/** What a person's row says of their addresses. */
export type AddressesOfUser = Pick<
  Selectable<Schema['users']>,
  'issuer' | 'email' | 'email_unproven' | 'verified_email' | 'matched_email' | 'code_email'
>;

/**
 * The address codes open the account at, where it is one that moves with a change of address. What its provider vouches
 * for now is none: that is the provider's to change.
 */
export const codeAddressOf = (user: AddressesOfUser): string =>
  user.code_email ?? (user.issuer === EMAIL_ISSUER ? user.verified_email : null) ?? '';

/**
 * The addresses the account's own person proved, or its provider vouches for. News about its security go to each of them
 * (docs/decisions/0096): one may be a thief's, another is the owner's.
 */
export const provenAddresses = (user: AddressesOfUser): string[] => {
  const proven = [
    user.verified_email,
    user.matched_email,
    codeAddressOf(user),
    user.email_unproven ? null : user.email,
  ];
  return [...new Set(proven.filter((email): email is string => Boolean(email)))];
};
