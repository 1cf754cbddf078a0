import { roughly } from '#contract/common/format.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('en');

/** The two pages of signing in with a code from a mail, `/auth/login` and `/auth/code`. */
export const emailTitle = 'Sign in to Shagun';
export const emailLead =
  'Type your e-mail address and we’ll send you a code. New here? This also creates your account.';
export const emailLabel = 'E-mail address';
export const emailHelp = 'Were you invited? Use the address the invitation came to.';
export const sendCode = 'Send me a code';
export const sendingCode = 'Sending...';
export const checkAddress = 'Please check the address';
export const otherWay = (host: string) => `Sign in with ${host}`;
export const or = 'or';
export const signedInAs = (email: string) =>
  `You’re signed in as ${email}. Signing in with another address signs that one out here.`;
export const privacy =
  'We use your address to sign you in and for e-mails about your own events and account.';

export const codeTitle = 'Check your mail';
export const codeLead = (email: string) =>
  `We sent an eight-digit code to ${email}. It works for ten minutes, in this browser only.`;
export const codeLabel = 'Code';
export const codeHelp = 'Eight digits. Nothing there? Look in the spam folder too.';
export const signIn = 'Sign in';
export const signingIn = 'Signing in...';
export const sendAgain = 'Send a new code';
export const sentAgain = 'A new code is on its way. Only the newest one works.';
export const checkCode = 'Please check the code';
export const otherAddress = 'Use another address';

export const noAttemptTitle = 'Ask for a code first';
export const notThisBrowser =
  'A code works only in the browser that asked for it. Type it there, or ask for a new one here.';
export const askForCode = 'Ask for a code';
export const codeOverTitle = 'That code no longer works';
export const codeOver = (email: string) => `We can send a new one to ${email}.`;

export const otherWayTitle = 'Sign in the other way first';
export const otherWayText = (email: string, host: string) =>
  `The code was right, but ${email} belongs to an account that signs in with ${host}. Sign in there now, in this browser; from then on a code opens it too.`;
export const otherWayGone = (email: string, support: string) =>
  `The code was right, but ${email} belongs to an account that was opened in a way this site no longer offers. Please write to ${support}.`;

/** What the backend says. */
export const email = 'Type your e-mail address.';
export const emailTooLong = 'This address is too long.';
export const emailLike = 'An e-mail address looks like name@example.com.';
export const codeSent = (email: string) => `We sent a code to ${email}.`;
/** The same for everybody while very many ask: only those who have an account or an invitation are mailed. */
export const codeInCrowd = (email: string, seconds: number) =>
  `Very many codes are being asked for right now. If ${email} has an account or an invitation here, its code is on its way and works for ten minutes, in this browser only. If it is new here, please ask again in ${roughly(seconds)}.`;
export const codeDigits = 'The code has eight digits.';
export const wrongCode = (triesLeft: number) =>
  plural(triesLeft, {
    one: 'That is not the code. You have one more try.',
    other: 'That is not the code. You have # more tries.',
  });
export const codeUsedUp = 'That was the last try for this code. Please ask for a new one.';
export const codeExpired = 'This code has expired. Please ask for a new one.';
export const codeUsed = 'This code has already been used. Please ask for a new one.';
export const otherWayFirst =
  'This address belongs to an account that signs in another way. Use that way first.';
export const sentJustNow = 'A code is on its way. If it isn’t there in half a minute, ask again.';
export const manyCodes = (seconds: number) =>
  `We have already sent several codes to this address. Look in your inbox and spam folder, or ask again in ${roughly(seconds)}.`;
export const passkeySignIn = 'Sign in with a passkey';
export const passkeyWaiting = 'Waiting for your device...';
export const passkeyNotUsed = 'No passkey was used. Try again, or ask for a code.';
export const passkeyFailed = 'That didn’t work just now. Try again, or ask for a code.';
export const passkeyOver = 'That took too long, or was started in another browser. Please try again.';
export const passkeyUnknown =
  'No account here uses this passkey. It may have been removed. Please sign in with a code.';
export const passkeyRefused = 'This passkey could not be checked. Please try again, or sign in with a code.';
export const passkeyCopied =
  'This passkey was refused, because it looks like a copy. Please sign in with a code, remove the passkey and add a new one.';
export const signedInNow = 'You are signed in.';
