/** Functions as guests read of them: in mails, in their calendar, and why an answer is refused. */
export const invitedTo = 'You are invited to';
/** The entry of a function in the guest's calendar. */
export const calendarTitle = (name: string, event: string) => `${name}: ${event}`;
export const functionsChanged = 'Your host has just changed the functions. Please look at them again.';
export const tooManyPeople = (name: string, heads: number) =>
  `For ${name}, choose at most ${heads}: as many as are coming in all.`;
