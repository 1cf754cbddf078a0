/** Characters of a reason: fewer say nothing, more are a story. */
export const REASON_LEAST = 10;
export const REASON_MOST = 300;
