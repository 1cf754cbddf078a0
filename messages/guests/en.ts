// refusals of the guest list (spec sections 3, 5, 8 and 9)
export const contactNeeded = 'Please add at least one guest with an email or phone number.';
export const invitesFailed = 'Failed to send invites. Please try again.';
export const gone = 'This guest is not on the list any more.';
