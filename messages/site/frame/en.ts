// header, footer and error page: shown around the guest's page as well

// header
/** The bell's badge above nine (spec section 9). */
export const badgeFull = '9+';

// footer
export const solutions = 'Solutions';
export const eventOrganisation = 'Event organisation';
export const giftRegistry = 'Gift registry';
export const guestManagement = 'Guest management';
export const plans = 'Plans';
export const support = 'Support';
export const contactUs = 'Contact us';
export const company = 'Company';
export const about = 'About Shagun';
export const contactSales = 'Contact sales';
export const legal = 'Legal';
export const terms = 'Terms';

// error page
export const offlineTitle = 'You are offline';
export const offlineMessage = 'This page needs a connection. Try again when you have one; nothing was sent.';
export const tryAgain = 'Try Again';
