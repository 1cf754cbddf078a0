const signIn = 'Sign in again, in a new tab';

export const signedOut = {
  title: 'You were signed out',
  kept: 'Nothing has been sent yet. What you typed or pressed is kept on this page.',
  signIn,
};
/** For a form that was begun by another account than the one that is signed in now. */
export const otherAccount = {
  title: 'Somebody else is signed in',
  kept: 'This was begun by another account, so it has not been done. What was typed or pressed is kept on this page.',
  signIn: 'Sign in with that account, in a new tab',
};
/** For what lasts or costs money, some minutes after signing in. */
export const longAgo = {
  title: 'Please sign in again',
  kept: 'You signed in a while ago. For your safety we ask again before this is done. Your entries are kept on this page.',
  signIn,
};
export const comeBack = 'Then come back to this tab and send it.';
export const comeBackAndGoOn = 'Then come back to this tab and press Continue.';
export const filesAgain = 'Files are not kept: add them again afterwards.';
export const send = 'Send it now';
export const goOn = 'Continue';
