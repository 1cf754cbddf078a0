/** The lines of an event that need nothing but words (contract/events/event-fields.ts): what they are called, for hosts and guests. */
export const terms = { dressCode: 'Dress code', invitationFrom: 'Invitation from' };

/** An example under each in the form. */
export const help = {
  dressCode: 'For example: Traditional, pastel colours',
  invitationFrom:
    'Who invites, as guests read it in mails, messages and on the page. For example: The Sharma family, or Sunita and Rajesh Sharma. Left empty, it is the organiser’s name.',
};

/** What they are folded under in the form. */
export const title = (lines: string): string => `More for your guests: ${lines}`;
