/** How many addresses one organiser may have told. */
export const MOST_WEBHOOKS = 5;
/** Longest address, in characters. */
export const WEBHOOK_URL_LENGTH = 500;
/** How long the old secret signs beside a new one, in hours. */
export const OLD_SECRET_HOURS = 24;
/** An address where nothing arrived for so many days is switched off. */
export const FAILING_DAYS = 3;
/** How many messages wait for one address at most; of more, the oldest are not sent. */
export const MOST_WAITING_MESSAGES = 5000;
/** How many of the latest messages are listed, and for how many days they are kept. */
export const DELIVERIES_SHOWN = 50;
export const DELIVERY_DAYS = 30;
