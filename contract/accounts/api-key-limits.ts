/** How many keys that work one account may have. */
export const MOST_API_KEYS = 10;
/** Longest name of a key, in characters. */
export const API_KEY_NAME_LENGTH = 60;
/** How long a key that ended or was revoked is still listed, in days. */
export const PAST_KEY_DAYS = 180;
