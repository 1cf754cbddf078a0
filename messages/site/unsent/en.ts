export const title = 'You were signed out';
export const kept = 'What you typed has not been sent yet. It is kept on this page.';
export const signIn = 'Sign in again, in a new tab';
/** The same for a form that was begun by another account than the one that is signed in now. */
export const otherTitle = 'Somebody else is signed in';
export const otherKept =
  'What was typed belongs to another account, so it has not been sent. It is kept on this page.';
export const otherSignIn = 'Sign in with that account, in a new tab';
export const comeBack = 'Then come back to this tab and send it.';
export const filesAgain = 'Files are not kept: add them again afterwards.';
export const send = 'Send what I typed';
