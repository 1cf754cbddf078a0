import { sql } from 'kysely';

/** SQL over `users`, under whatever name: the address of somebody that others may write to; empty where it may be anybody's (docs/decisions/0096). */
export const provenEmail = (users = 'users') =>
  sql<string>`case when ${sql.ref(`${users}.email_unproven`)} then '' else ${sql.ref(`${users}.email`)} end`;
