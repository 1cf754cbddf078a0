/** Co-hosts of an event: what the backend, its mail and its notifications say of them. */

export const roleNames = { editor: 'Editor', viewer: 'Viewer' } as const;
/** In a sentence: 'as an editor'. */
const asRole = { editor: 'as an editor', viewer: 'as a viewer' } as const;
export const roleMeans = {
  editor:
    'An editor works on everything you see as a host: the event’s details, functions, guests, invitations and messages, questions, wishlist and designs.',
  viewer:
    'A viewer sees the guest list, the answers and totals, and can download and print them. A viewer changes nothing.',
} as const;

// refusals
export const roleRequired = 'Choose whether they may change things or only see them.';
export const viewersOnlySee = (owner: string) =>
  `You help with this event as a viewer: you see what hosts see and change nothing. Ask ${owner} if you need to do more.`;
export const ownersOnly = (owner: string) => `Only ${owner}, whose event this is, can do that.`;
/** For an owner who gave no name. */
export const theOwner = 'the owner';
export const ownAddress = 'This is your own address: the event is yours already.';
export const invitedAlready =
  'This address is on the list already. You can change the role there, or send the invitation again.';
export const invitedLately = (email: string, time: string) =>
  `We wrote to ${email} a few minutes ago. You can send the invitation again from ${time} on.`;
export const full = 'An event has at most ten co-hosts. Remove one first.';
export const gone = 'This person is not on the list any more.';
export const acceptedBefore = 'The invitation was accepted already.';
export const ownersStay = 'The event is yours: you cannot leave it, only cancel it.';
export const linkInvalid = 'This invitation does not exist any more. Ask whoever sent it for another one.';
export const otherAddress =
  'This invitation was sent to another e-mail address than the one you signed in with. Sign in with the address the mail came to.';
export const expired = 'This invitation is too old. Ask whoever sent it for another one.';

// outcomes
export const invited = (email: string) => `${email} is invited. The mail with the link is on its way.`;
export const invitedAgain = (email: string) => `The invitation goes out to ${email} once more.`;
export const roleChanged = (name: string, role: 'editor' | 'viewer') => `${name} now helps ${asRole[role]}.`;
export const removed = (name: string) => `${name} cannot open the hosts' pages any more.`;
export const takenBack = (email: string) => `The invitation to ${email} is taken back.`;
export const left = 'You do not help with this event any more.';
export const accepted = (event: string, role: 'editor' | 'viewer') =>
  `You now help with ${event} ${asRole[role]}.`;

// the mail with the invitation
export const mailSubject = (owner: string, event: string) => `${owner} asks you to help with ${event}`;
export const somebody = 'Somebody';
export const mailEyebrow = 'An invitation to help';
export const mailAsks = (owner: string, event: string, role: 'editor' | 'viewer') =>
  `${owner} asks you to help with ${event} ${asRole[role]}.`;
export const mailRoleMeans = {
  editor:
    'You could change the event, its functions and guest list, invitations and messages, questions, wishlist and designs. Gifts of money stay with the owner.',
  viewer:
    'You could see the guest list with all answers, and download and print it, without changing anything.',
} as const;
export const mailHow = (until: string) =>
  `Sign in with this e-mail address to accept. The invitation is good until ${until}.`;
export const mailEvent = 'Event';
export const mailDate = 'Date';
export const mailRole = 'Your role';
export const mailAction = 'See the invitation';
export const mailWhy = (owner: string) =>
  `You get this mail because ${owner} entered your address on Shagun. If you do not want to help, there is nothing to do.`;
export const mailNotForMe = 'This is not for me';

// notifications
export const newsInvited = (owner: string, event: string) => mailSubject(owner, event);
export const newsInvitedHow = (role: 'editor' | 'viewer') =>
  `${mailRoleMeans[role]} Accept it, or do nothing.`;
export const newsAccepted = (name: string, event: string) => `${name} helps you with ${event}`;
export const newsAcceptedAs = (role: 'editor' | 'viewer') =>
  `They accepted your invitation and help ${asRole[role]}.`;
export const newsLeft = (name: string, event: string) => `${name} does not help with ${event} any more`;
export const newsLeftHow = 'They left by themselves. You can invite somebody else.';
export const newsRole = (event: string, role: 'editor' | 'viewer') =>
  `You now help with ${event} ${asRole[role]}`;
