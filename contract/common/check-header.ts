/** A request with this header set to `only` is judged and never done: its answer names what is wrong with the body. */
export const CHECK_HEADER = 'X-Shagun-Check';
