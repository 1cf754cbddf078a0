import { sql, type RawBuilder } from 'kysely';

/** SQL: the class of the advisory locks of addresses. */
export const ADDRESS_LOCKS = sql`hashtext('addresses')`;

/**
 * SQL: the lock of an address. 256 are all addresses', so that a list of guests needs no more. Whoever makes an address somebody's has it
 * alone; whoever looks up whose it is, to write that down, shares it: else neither of the two would see what the other one is about to write.
 */
export const addressLock = (email: RawBuilder<unknown>) => sql<number>`(hashtext(${email}) & 255)`;
