import type { Db } from '#backend/platform/database/connect.ts';

/**
 * What happens once an address is proven to be somebody's: handed in, since accounts know
 * nothing of what waits for it.
 */
export type OnProvenAddress = (tx: Db, person: { userId: string; email: string | null }) => Promise<void>;
