import { count } from '#contract/common/format.ts';

// the note on the dashboard and in the security centre
export const noteTitle = 'Is all of this account yours?';
export const noteText =
  'It has not been opened in this browser before, and it can be opened in other ways, too. Please look at them once.';
export const open = 'Ways into this account';

// the page
export const pageTitle = 'Ways into this account · Shagun';
export const title = 'Ways into this account';
export const begunOn = (day: string) => `This account was begun on ${day}.`;
export const none = 'Nothing else opens this account but the way you just came in.';
export const listLabel = 'Other ways into this account';
export const also = 'Apart from the way you just came in, these lead into it:';
/** What leads into an account, a line each. */
export const waysOf = ({
  addresses,
  provider,
  sessions,
  passkeys,
  apiKeys,
  webhooks,
  calendar,
  designTool,
  newsByWhatsApp,
  hosts,
}: {
  addresses: readonly string[];
  sessions: number;
  passkeys: number;
  apiKeys: number;
  webhooks: number;
  hosts: number;
  provider: boolean;
  calendar: boolean;
  designTool: boolean;
  newsByWhatsApp: boolean;
}): string[] => [
  ...addresses.map((address) => `E-mail to ${address}`),
  ...(provider ? ['The sign-in provider'] : []),
  ...(sessions > 0 ? [`${count(sessions, 'other browser')} where somebody is signed in`] : []),
  ...(passkeys > 0 ? [count(passkeys, 'passkey')] : []),
  ...(apiKeys > 0 ? [`${count(apiKeys, 'API key')} of programs that read it`] : []),
  ...(webhooks > 0 ? [`${count(webhooks, 'webhook')} that tells a program what happens`] : []),
  ...(calendar ? ['A calendar address that shows its events'] : []),
  ...(designTool ? ['A Canva account that gets its designs'] : []),
  ...(newsByWhatsApp ? ['News of its events by WhatsApp, to the phone number in its profile'] : []),
  ...(hosts > 0 ? [`${count(hosts, 'co-host')} of its events`] : []),
];
export const ask = 'Is all of this yours?';
export const mine = 'Yes, it is all mine';
export const close = 'Close every other way in';
export const closeMeans =
  'If something here isn’t yours, close everything: all of the list ends at once, co-hosts too. Your events stay, and nobody else can take the account back. What was yours you can set up again.';
export const leave = 'Leave this account';
export const leaveMeans =
  'Somebody hosted events or paid for gifts in this account before you came into it. If that wasn’t you, leave it to them: you are signed out, and when you sign in again you begin an account of your own. Events you made here stay behind, so download them first.';
export const signInAnew =
  'To close the other ways, sign in again, with a code or at your sign-in provider: only the way you come in by stays.';
export const pending = 'One moment...';

// answers
export const answered = {
  mine: 'Thank you. You won’t be asked again in this browser.',
  close: 'Every other way in is closed: this account opens only the way you just came in.',
  leave: 'You have left the account. Sign in again, and you begin one of your own.',
} as const;
export const changed = 'Something about this account has changed. Please look at it again.';
