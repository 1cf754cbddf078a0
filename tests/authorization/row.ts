import { everybody, type Who, type World } from '#tests/authorization/world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/** What one call gets from each of them. */
export interface Row {
  expected: Record<Who, number>;
  /** Path parameters beside eventId and guestId. */
  params?: (world: World) => Record<string, string>;
  query?: (world: World) => Record<string, string>;
  body?: (world: World) => object;
  form?: () => Promise<FormData>;
  /** What has to be there before each call. */
  before?: (world: World, caller: Caller) => Promise<void>;
}

export const all = (status: number, others: Partial<Record<Who, number>> = {}): Record<Who, number> => ({
  ...(Object.fromEntries(everybody.map((who) => [who, status])) as Record<Who, number>),
  ...others,
});
export const signedIn = (status = 200) => all(status, { visitor: 401, keyHolder: 401 });
/** The owner alone: who helps is told why not. */
export const organiserOnly = all(404, {
  visitor: 401,
  keyHolder: 401,
  guest: 403,
  otherGuest: 403,
  viewer: 403,
  editor: 403,
  organiser: 200,
});
/** Who may change the event; `status` is theirs. */
export const editors = (status = 200) => ({ ...organiserOnly, editor: status, organiser: status });
/** Who sees what hosts see. */
export const hosts = (status = 200) => ({ ...editors(status), viewer: status });
export const thatGuest = all(403, { visitor: 401, guest: 200, keyHolder: 200, editor: 200, organiser: 200 });
