/** The lines of an event that need nothing but words (contract/events/event-fields.ts): what they are called, for hosts and guests. */
export const terms = { dressCode: 'Dress code' };

/** An example under each in the form. */
export const help = { dressCode: 'For example: Traditional, pastel colours' };

/** What they are folded under in the form. */
export const title = (lines: string): string => `More for your guests: ${lines}`;
