/** How many passkeys one account may have. */
export const MOST_PASSKEYS = 20;
/** How long after signing in somebody may add or remove a passkey. */
export const LATELY_MINUTES = 15;
/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_LENGTH = 60;
