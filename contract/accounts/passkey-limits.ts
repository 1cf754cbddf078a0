/** How many passkeys one account may have. */
export const MOST_PASSKEYS = 20;
/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_LENGTH = 60;
