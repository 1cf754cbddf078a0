import type { Plan } from '#contract/accounts/accounts.ts';

/** The signed-in person behind a request. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  /** The address the identity provider vouches for, lower case; it matches guest lists. */
  verifiedEmail: string | null;
  /** Another one that matches them: confirmed from a mail while signed in. */
  matchedEmail: string | null;
  plan: Plan;
}

/** Who asks: a signed-in person or nobody known. */
export type Viewer = SignedIn | null;
