/** The frame around every page as far as guests see it: header, bell, footer. The whole catalogue travels with a page that is not in English. */
export const siteName = 'Shagun';
/** Of pages that have no description of their own, for search engines. */
export const siteDescription = 'Invitations, replies and gifts for Indian celebrations.';
export const skipToContent = 'Skip to content';
export const getStarted = 'Get Started';
export const security = 'Security';
export const menuProfile = 'Profile';
export const menuOrganisedEvents = 'Organised Events';
export const menuAttendingEvents = 'Attending Events';
export const menuWallet = 'Wallet';
export const menuLogout = 'Logout';
export const bell = 'Notifications';
/** `#` stands for the number of unread notifications. */
export const bellUnread = 'Notifications, # unread';
export const copyright = '© Shagun';
export const guide = 'Guide';
export const privacy = 'Privacy';
// footer (spec section 2)
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

export const backToHome = 'Back to Home';
/** Offers the page in this language to who reads it in another. */
export const inOtherLanguage = 'Read this in English';
