/** The page for an address that is none of ours. */
export const title = 'Page not found';
export const message = 'We could not find what you asked for.';
export const back = 'Back to Home';
