// refusals of the guest list (spec sections 5 and 8)
export const contactNeeded = 'Please add at least one guest with an email or phone number.';
export const invitesFailed = 'Failed to send invites. Please try again.';
export const gone = 'This guest is no longer on the list.';

// what a host hears who answered in a guest's name
export const replyTakenBack = (name: string): string => `${name}’s reply was taken back.`;
/** `people` is 0 for a guest who cannot come. */
export function recordedFor(name: string, people: number): string {
  if (people === 0) return `Recorded: ${name} cannot come.`;
  return people === 1
    ? `Recorded: ${name} is coming.`
    : `Recorded: ${name} is coming, ${people} people in all.`;
}
