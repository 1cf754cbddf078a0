// what is said while a page takes its time (spec section 2)
export const dashboard = 'Loading your dashboard';
export const profile = 'Loading your profile...';
export const event = 'Loading event details';
export const wallet = 'Loading your wallet';
export const notifications = 'Loading your notifications';
export const page = 'Loading the page';
