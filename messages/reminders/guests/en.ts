/** What guests read of the reply-by date, in reminders, and around the organiser's own words. */
export const answerBy = (date: string) => `Please answer by ${date}.`;

/** Fills the greeting of a sample. */
export const sampleGuest = 'Priya';

export const reminderSubject = (event: string) => `Can you come to ${event}?`;
export const reminderEyebrow = 'Waiting for your answer';
export const reminding = (host: string) =>
  `${host} would love to know whether you can come. One tap is enough, and you can change your answer later.`;

export const messageSubject = (host: string, event: string) => `A message from ${host} about ${event}`;
export const messageEyebrow = (host: string) => `A message from ${host}`;
export const replyReaches = (host: string) => `To write back to ${host}, just reply to this e-mail.`;

/** Sent by the organiser from their own phone. */
export const whatsappReminds = (host: string, event: string) =>
  `${host} would love to know whether you can come to ${event}.`;
