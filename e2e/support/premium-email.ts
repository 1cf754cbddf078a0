/** Of the person who is on the Premium plan when tests begin. @see e2e/support/premium-person.ts */
export const PREMIUM_EMAIL = 'premium.host@example.in';
