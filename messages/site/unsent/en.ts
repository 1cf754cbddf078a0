export const title = 'You were signed out';
export const kept = 'What you typed has not been sent yet. It is kept on this page.';
export const signIn = 'Sign in again, in a new tab';
export const comeBack = 'Then come back to this tab and send it.';
export const filesAgain = 'Files are not kept: add them again afterwards.';
export const send = 'Send what I typed';
