// header, footer and error page: shown around the guest's page as well

// header
/** The bell's badge above nine (spec section 9). */
export const badgeFull = '9+';

// error page
export const offlineTitle = 'You are offline';
export const offlineMessage = 'This page needs a connection. Try again when you have one; nothing was sent.';
export const tryAgain = 'Try Again';
