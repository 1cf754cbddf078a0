import type { FullWorld } from '#tests/audience/wedding-of-everything.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/** Who makes every call: they stand to the wedding as section 6 of the specification names them. */
export const viewers = ['organiser', 'guest', 'collaborator', 'visitor'] as const;
export type SpecViewer = (typeof viewers)[number];

export const callerOf = (world: FullWorld, who: SpecViewer): Caller =>
  who === 'collaborator' ? world.collaborator : world.callers[who];

/** How a row is called in the full world of tests/audience. */
export interface MadeCall {
  /** The status each of the viewers gets, in their order. */
  statuses: readonly [number, number, number, number];
  /** What stands in the braces of its address. */
  at?: (world: FullWorld, who: SpecViewer) => Record<string, string>;
  /** Payloads, each sent on its own; one of them may leave out what is optional. */
  sends?: (world: FullWorld, who: SpecViewer) => Promise<object[]> | object[];
  before?: (world: FullWorld, caller: Caller) => Promise<void>;
  /** What a payload did, where the answer or another call shows it. Throws otherwise. */
  done?: (made: { caller: Caller; world: FullWorld; sent: object; answer: unknown }) => Promise<void>;
}

export const signedIn = [200, 200, 200, 401] as const;
