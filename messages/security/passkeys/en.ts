/** Passkeys in the security centre, the pages to add and remove one, and what is told about them by mail. */
export const title = 'Passkeys';
export const intro =
  'Sign in with your fingerprint, your face or the lock of your phone or computer instead of a code. Only you can unlock a passkey, and it works on this site alone.';
export const missing = 'We can’t show your passkeys right now.';
export const none = 'You have no passkey yet.';
export const listLabel = 'Your passkeys';
export const addedAt = 'Added';
export const lastUsed = 'Last used';
export const neverUsed = 'Not used yet';
export const add = 'Add a passkey';
export const remove = 'Remove';
/** What a link does, and to which passkey, for those who hear the page. */
export const removeOf = (name: string) => `Remove ${name}`;
export const back = 'Back to Security';

// signing in again, before a passkey is added or removed
export const signInFirst = 'For your safety, please sign in again before you change your passkeys.';
export const signInFirstWhy =
  'You signed in a while ago. Somebody else may be holding this device, and a passkey is a way into your account.';
export const signInNow = 'Sign in again';

// adding one
export const addPageTitle = 'Add a passkey · Shagun';
export const addIntro =
  'Your phone or computer will ask for your fingerprint, your face or your screen lock. None of these leave your device.';
export const nameLabel = 'Name';
export const nameHelp =
  'So that you recognise it later, such as “My phone”. If you leave it empty, we name it after this browser.';
export const adding = 'Waiting for your device...';
export const needsScripts = 'Adding a passkey needs JavaScript, which is off in this browser.';
export const notHere = 'This browser cannot make passkeys. Try a newer one, or your phone.';
export const notMade = 'No passkey was made. You can try again.';
export const madeBefore = 'This device already has a passkey for your account.';
export const addFailed = 'The passkey could not be added. Please try again.';
export const added = (name: string) => `“${name}” was added. Next time you can sign in with it.`;
export const addingOver = 'That took too long, or was started in another browser. Please try again.';
export const addingRefused = 'This passkey could not be checked. Please try again.';
export const thereAlready = 'This passkey is in use already.';
export const tooMany = (most: number) =>
  `You have ${most} passkeys, the most you can have. Remove one you no longer use.`;
/** What a device shows for an account that has neither a name nor an address. */
export const namelessAccount = 'Your account on Shagun';

// removing one
export const removePageTitle = 'Remove a passkey · Shagun';
export const removeTitle = (name: string) => `Remove “${name}”?`;
export const removeMeans =
  'Nobody can sign in with it any more. Devices that are signed in now stay signed in: you can end their sessions in the security centre. Your device may go on offering the passkey until you delete it there too.';
export const removeConfirm = 'Remove the passkey';
export const removing = 'Removing...';
export const keep = 'Keep it';
export const removed = (name: string) => `“${name}” was removed. Nobody can sign in with it any more.`;
export const goneAlready = 'This passkey is no longer there.';
export const lastWayIn =
  'This passkey is the only way into your account, so it stays. Add another one first.';

// letter and notification
export const news = {
  added: {
    title: 'A passkey was added to your account',
    text: 'This passkey can now be used to sign in to your Shagun account.',
  },
  removed: {
    title: 'A passkey was removed from your account',
    text: 'This passkey can no longer be used to sign in to your Shagun account.',
    advice:
      'If that was you, there is nothing to do. If not, revoke all other sessions, and change the password of the mailbox or account you sign in with.',
  },
} as const;
export const newsName = 'Passkey';
export const newsAction = 'See your passkeys';
export const newsWhy =
  'You’re receiving this because a way to sign in to your account on Shagun changed. If you need help, just reply to this e-mail.';
