/** Co-hosts of an event: what the backend, its mail and its notifications say of them. */

export const roleNames = { editor: 'Editor', viewer: 'Viewer' } as const;
/** In a sentence: 'as an editor'. */
const asRole = { editor: 'as an editor', viewer: 'as a viewer' } as const;
export const roleMeans = {
  editor:
    'An editor can work on everything you see as a host: the event’s details, functions, guests, invitations and messages, questions, wishlist and designs.',
  viewer:
    'A viewer can see, download and print the guest list, the answers and the totals, but cannot change anything.',
} as const;

// refusals
export const roleRequired = 'Choose whether they can change things or only see them.';
export const viewersOnlySee = (owner: string) =>
  `You help with this event as a viewer: you can see what hosts see, but not change it. Ask ${owner} if you need to do more.`;
export const ownersOnly = (owner: string) => `Only ${owner}, whose event this is, can do that.`;
/** For an organiser who gave no name. */
export const theOwner = 'the organiser';
export const ownAddress = 'This is your own address: the event is already yours.';
export const invitedAlready =
  'This address is already on the list. You can change the role there, or send the invitation again.';
export const invitedLately = (email: string, time: string) =>
  `We wrote to ${email} a few minutes ago. You can send the invitation again from ${time}.`;
export const full = 'An event has at most ten co-hosts. Remove one first.';
export const gone = 'This person is no longer on the list.';
export const acceptedBefore = 'The invitation has already been accepted.';
export const ownersStay = 'The event is yours: you cannot leave it, only cancel it.';
export const linkInvalid = 'This invitation no longer exists. Ask whoever sent it to send you a new one.';
export const otherAddress =
  'This invitation was sent to a different e-mail address from the one you signed in with. Please sign in with the address it was sent to.';
export const expired = 'This invitation has expired. Ask whoever sent it to send it again.';

// outcomes
export const invited = (email: string) => `${email} is invited. The e-mail with the link is on its way.`;
export const invitedAgain = (email: string) => `The invitation is on its way to ${email} again.`;
export const roleChanged = (name: string, role: 'editor' | 'viewer') => `${name} now helps ${asRole[role]}.`;
export const removed = (name: string) => `${name} can no longer open the host pages.`;
export const takenBack = (email: string) => `The invitation to ${email} has been taken back.`;
export const left = 'You are no longer helping with this event.';
export const accepted = (event: string, role: 'editor' | 'viewer') =>
  `You now help with ${event} ${asRole[role]}.`;

// the mail with the invitation
/** To an address that may be anybody's: no words of the organiser's. */
export const mailSubject = 'You are asked to help with an event on Shagun';
export const somebody = 'Somebody';
export const mailEyebrow = 'An invitation to help';
export const mailAsks = (owner: string, event: string, role: 'editor' | 'viewer') =>
  `${owner} asks you to help with ${event} ${asRole[role]}.`;
export const mailRoleMeans = {
  editor:
    'You can change the event, its functions and guest list, invitations and messages, questions, wishlist and designs. Money given stays with the organiser.',
  viewer:
    'You can see the guest list with all answers, and download and print it, without changing anything.',
} as const;
export const mailHow = (until: string) =>
  `Sign in with this e-mail address to accept. The invitation is valid until ${until}.`;
export const mailEvent = 'Event';
export const mailDate = 'Date';
export const mailRole = 'Your role';
export const mailAction = 'See the invitation';
export const mailWhy = (owner: string) =>
  `You’re receiving this because ${owner} entered your address on Shagun. If you would rather not help, just ignore it.`;
export const mailNotForMe = 'This is not for me';

// notifications
export const newsInvited = (owner: string, event: string) => `${owner} asks you to help with ${event}`;
export const newsInvitedHow = (role: 'editor' | 'viewer') =>
  `${mailRoleMeans[role]} Accept the invitation, or simply ignore it.`;
export const newsAccepted = (name: string, event: string) => `${name} is helping you with ${event}`;
export const newsAcceptedAs = (role: 'editor' | 'viewer') =>
  `They accepted your invitation and now help ${asRole[role]}.`;
export const newsLeft = (name: string, event: string) => `${name} is no longer helping with ${event}`;
export const newsLeftHow = 'They chose to leave. You can invite somebody else.';
export const newsRole = (event: string, role: 'editor' | 'viewer') =>
  `You now help with ${event} ${asRole[role]}`;
