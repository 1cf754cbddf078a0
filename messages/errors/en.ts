import { roughly } from '#contract/common/format.ts';

// sentences that more than one word of the product says
export const signInFirst = 'Please sign in to continue.';
export const otherAccount =
  'Somebody else is signed in in this browser now, so nothing was changed. Sign in with your account in a new tab, then try again here.';
export const notFound = 'We could not find what you asked for.';
export const methodNotAllowed = 'This cannot be done here.';
export const checkFields = 'Please check the marked fields.';
export const unexpected = 'Something went wrong on our side. Please try again in a moment.';
export const unavailable = 'We cannot answer right now. Please try again in a minute.';
export const tooManyRequests = (seconds: number) =>
  `That was a lot of tries in a short time. Please try again in ${roughly(seconds)}.`;
export const tooLarge = 'What you sent is too large. Please send less at once.';
export const forgery =
  'This request did not come from this site, so nothing was changed. Please reload the page and try again.';
