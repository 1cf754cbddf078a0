// header, footer and error page: shown around the guest's page as well

export const siteName = 'Shagun';
export const skipToContent = 'Skip to content';

// header
export const getStarted = 'Get Started';
export const security = 'Security';
export const menuProfile = 'Profile';
export const menuOrganisedEvents = 'Organised Events';
export const menuAttendingEvents = 'Attending Events';
export const menuWallet = 'Wallet';
export const menuLogout = 'Logout';
/** What the bell is called; `#` stands for the number of unread notifications. */
export const bell = 'Notifications';
export const bellUnread = 'Notifications, # unread';
/** The bell's badge above nine (spec section 9). */
export const badgeFull = '9+';

// footer
export const copyright = '© Shagun';
export const solutions = 'Solutions';
export const eventOrganisation = 'Event organisation';
export const giftRegistry = 'Gift registry';
export const guestManagement = 'Guest management';
export const plans = 'Plans';
export const support = 'Support';
export const guide = 'Guide';
export const contactUs = 'Contact us';
export const company = 'Company';
export const about = 'About Shagun';
export const contactSales = 'Contact sales';
export const legal = 'Legal';
export const privacy = 'Privacy';
export const terms = 'Terms';

// error page
export const offlineTitle = 'You are offline';
export const offlineMessage = 'This page needs a connection. Try again when you have one; nothing was sent.';
export const backToHome = 'Back to Home';
export const tryAgain = 'Try Again';
