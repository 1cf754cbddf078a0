import type { KeyScope } from '#contract/common/api-key-scopes.ts';
import type { Plan } from '#contract/accounts/accounts.ts';

/** The signed-in person behind a request. */
export interface SignedIn {
  userId: string;
  /** Empty for whoever asks with an API key: no session is open, so nothing that wants a recent one is. */
  sessionId: string;
  /** When the session was opened, and when it ends unless it is kept on; unset for whoever asks with an API key. */
  sessionOpenedAt?: Date;
  sessionEndsAt?: Date;
  /** Whether they have yet to say whose the other ways into the account are (docs/decisions/0119). */
  othersUnchecked?: boolean;
  /** The address the identity provider vouches for, or that codes open the account at, lower case. */
  verifiedEmail: string | null;
  plan: Plan;
}

/** Who asks: a signed-in person or nobody known. */
export type Viewer = SignedIn | null;

/** Somebody who asks with an API key, and what the key may do. */
export interface ApiKeyHolder {
  who: SignedIn;
  scopes: readonly KeyScope[];
}
