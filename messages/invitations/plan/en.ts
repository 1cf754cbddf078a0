/** Invitations that go out by themselves on a day and time. */

export const later = 'Send on a day you choose';
export const laterNote = (whose: string) =>
  `Everybody who has no invitation by then gets one, including guests you add before then.${whose ? ` The time is ${whose}.` : ''}`;
export const dayLabel = 'Day';
export const timeLabel = 'Time';
export const plan = 'Send on this day';
export const planning = 'Planning...';
export const isPlanned = (moment: string) =>
  `Everybody not invited yet gets the invitation on ${moment}. You can still change the time, or send now.`;
/** On the list of guests. */
export const plannedFor = (moment: string) => `Invitations go out on ${moment}.`;
export const takeBack = 'Don’t send automatically';
export const takingBack = 'One moment...';
export const change = 'Change when';

// what the backend says
export const planned = (moment: string) => `The invitations go out on ${moment}.`;
export const takenBack = 'The invitations won’t go out by themselves.';
export const nonePlanned = 'Nothing is planned, so there was nothing to stop.';
export const tooSoon = 'Choose a time at least five minutes from now.';
export const afterStart = 'Choose a time before the event begins.';
export const atNight =
  'Choose a time between 9 in the morning and 8 in the evening, when people like to be written to.';
/** Beside the event's own date, time or zone, when somebody changes that. */
export const tooLateForEvent = (moment: string) =>
  `Your guests would be invited too late: the invitations go out on ${moment}. First choose an earlier time for them under “Guests”, or press “${takeBack}” there.`;
export const overInThisZone = (moment: string) =>
  `The invitations go out on ${moment}, and in this time zone that is over already. First choose a later time for them under “Guests”, or press “${takeBack}” there.`;
export const sent = (event: string) => `The invitations to ${event} went out`;
export const notSent = (event: string) => `The invitations to ${event} did not go out`;
export const begunBefore = 'The event had already begun when they were due to go out.';
