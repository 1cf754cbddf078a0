// requests that cannot be read
export const formUnreadable = 'The form could not be read. Please go back and send it again.';
export const jsonNeeded = 'Send this as JSON.';
export const jsonUnreadable = 'The request could not be read as JSON.';
export const requestUnreadable = 'This request could not be read.';

/** For what lasts or costs money (docs/decisions/0098). */
export const signInFirst = 'For your safety, please sign in again before you do this.';
