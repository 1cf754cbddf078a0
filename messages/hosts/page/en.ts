/** Co-hosts on the pages: their list, the invitation, and what a co-host reads on the pages of hosts. */

export const open = 'Co-hosts';
export const pageTitle = (event: string) => `Co-hosts of ${event} · Shagun`;
export const pageTitleUnknown = 'Co-hosts · Shagun';
export const title = 'Co-hosts';
export const about =
  'Co-hosts help you with this event. The event stays yours: only you can cancel it, choose who helps, and see the money given, which goes to your wallet.';

// the list
export const listTitle = 'Who helps';
export const none = 'Nobody helps yet';
export const noneHint = 'Invite family or friends below. They sign in with the address you invite.';
export const states = { waiting: 'Invited', expired: 'Invitation expired', accepted: 'Helping' } as const;
export const until = (day: string) => `Can be accepted until ${day}.`;
export const ended = (day: string) =>
  `Could be accepted until ${day}. Send it again if you would still like their help.`;
export const mailFailed =
  'The e-mail did not arrive. Check the address, or tell them yourself that they are invited.';
export const role = 'Role';
export const roleOf = (who: string) => `Role of ${who}`;
export const changeRole = 'Change role';
export const changeRoleOf = (who: string) => `Change role of ${who}`;
export const sendAgain = 'Send again';
export const sendAgainTo = (who: string) => `Send again: the invitation to ${who}`;
export const remove = 'Remove';
export const removeName = (who: string) => `Remove ${who}`;

// inviting
export const inviteTitle = 'Invite a co-host';
export const emailLabel = 'E-mail address';
export const emailHelp = 'The one they sign in with.';
export const roleLabel = 'What they may do';
export const invite = 'Send invitation';
export const inviting = 'Sending...';
export const full = 'An event has at most ten co-hosts. Remove one to invite another.';
export const cancelled = 'This event has been cancelled: nobody new can be invited to help.';

// removing
export const removalPageTitle = 'Remove a co-host · Shagun';
export const removalTitle = (who: string) => `Remove ${who}?`;
export const removalMeans =
  'They can no longer open the host pages. What they did for the event stays. They are not told. Guests’ personal links that they saw as an editor still work, and whoever has one can answer for that guest: replace a link on the guest’s page if you need to.';
export const takeBackMeans = 'The link in the e-mail stops working at once. They are not told.';
export const removeConfirm = 'Remove';
export const removing = 'Removing...';
export const keep = 'Keep';

// leaving
export const leavePageTitle = 'Stop helping · Shagun';
export const leaveTitle = 'Stop helping with this event?';
export const leaveMeans = (owner: string) =>
  `You can no longer open its host pages, and ${owner} is told. What you did for the event stays.`;
export const leaveConfirm = 'Stop helping';
export const leaving = 'One moment...';
export const stay = 'Keep helping';
export const leave = 'Stop helping';

// what a co-host reads on every page of hosts
export const theOwner = 'the organiser';
export const helpAs = {
  editor: (owner: string) => `You help as an editor. The event is ${owner}’s.`,
  viewer: (owner: string) => `You help as a viewer and cannot change anything. The event is ${owner}’s.`,
} as const;
export const helpAsUnnamed = {
  editor: 'You help as an editor. The event is somebody else’s.',
  viewer: 'You help as a viewer and cannot change anything. The event is somebody else’s.',
} as const;

// where a host goes on from the event page
export const inviteGuests = 'Invite guests';
export const guestsAndReplies = 'Guests and replies';
export const manageWishlist = 'Manage wishlist';
export const editEvent = 'Edit event';
export const cancelEvent = 'Cancel event';

// links that read differently to somebody who changes nothing
export const seeGuest = 'See';
export const seeGuestName = (name: string) => `See ${name}`;
export const noGuestsYet = 'Nobody is on the list yet.';
export const seeWishlist = 'See wishlist';

// reminders, for somebody who sends none
export const replyBy = (day: string) => `Guests are asked to answer by ${day}.`;
export const noReplyBy = 'There is no RSVP deadline.';

export const noDesign = 'No design is chosen for the invitation.';

// lists of events
export const badge = { editor: 'You help as editor', viewer: 'You help as viewer' } as const;
export const eventOf = (owner: string) => `${owner}’s event`;

// the page of an invitation
export const invitationPageTitle = 'An invitation to help · Shagun';
export const invitationTitle = (event: string) => `Help with ${event}?`;
export const invitationText = (owner: string) => `${owner} asks you to help with this event.`;
export const eventTerm = 'Event';
export const dateTerm = 'Date';
export const ownerTerm = 'Organiser';
export const roleTerm = 'Your role';
export const accept = 'Accept';
export const accepting = 'One moment...';
export const notNow = 'If you would rather not help, just close this page: nobody is told.';
export const signInFirst =
  'Sign in with the e-mail address the invitation was sent to. You come back here afterwards.';
export const signIn = 'Sign in';
export const signInOther = 'Sign in with another address';
export const openEvent = 'Open the event';
export const closedStates = {
  expired: 'This invitation has expired. Ask whoever sent it to send it again.',
  accepted: 'This invitation has already been accepted.',
  cancelled: 'This event has been cancelled, so no help is needed now.',
} as const;
export const otherAddress =
  'This invitation was sent to a different e-mail address from the one you signed in with. Please sign in with the address it was sent to.';
export const isYours = 'This is the invitation you sent. The event is already yours.';
export const isHost = 'You are already helping with this event.';
export const notFoundTitle = 'This invitation no longer exists';
export const notFoundPageTitle = `${notFoundTitle} · Shagun`;
export const notFoundHint = 'Ask whoever sent it to send you a new one.';

// pages below the guest list
export const download = 'All answers as CSV';
