/** The page behind a link in a mail about somebody's address, `/email/{token}`. */
export const confirmTitle = 'Is this your e-mail address?';
export const confirmText = (firstName: string, email: string) =>
  `${firstName || 'Somebody'} wants to use ${email} on Shagun. After you confirm, vouchers, receipts and news for this account will go there.`;
export const confirmNotYou = 'Not you? Just close this page. Nothing changes.';
export const confirm = 'Yes, use this address';
export const confirming = 'Confirming...';
export const keepTitle = 'Keep your old e-mail address?';
export const keepText = (email: string) =>
  `Press the button if you did not change the address of your Shagun account. What was changed since is taken back, everybody who is signed in to the account is signed out, and its passkeys, if it has any, are removed. If codes to ${email} opened the account, they do again.`;
export const keepWasYou = 'Was it you? Just close this page. Nothing changes.';
export const keep = 'It wasn’t me: keep my address';
export const keeping = 'Securing your account...';
export const dropTitle = 'Stop these e-mails?';
export const dropText = (email: string) =>
  `E-mails from a Shagun account come to ${email}. Press the button if it wasn’t you who gave this address there, or who asked for the change: you get no more e-mails from that account, and everybody who is signed in to it is signed out. If you have an account of your own here, it stays as it is.`;
export const drop = 'It wasn’t me: stop the e-mails';
export const dropping = 'Stopping the e-mails...';

export const passkeysTitle = 'Remove all passkeys?';
export const passkeysText =
  'Press the button if you did not add the passkey. All passkeys of your account are removed, everybody else is signed out, and API keys and webhooks stop.';
export const passkeysWasYou = 'Was it you? Just close this page. Nothing changes.';
export const passkeys = 'It wasn’t me: remove all passkeys';

export const confirmed = (email: string) => `Done. From now on we write to ${email}.`;
/** Where another account here has proven the address. */
export const confirmedBesideAnother = (email: string) =>
  `Done. From now on we write to ${email}. Another account on Shagun opens with this address: invitations and sign-in codes sent to it stay with that one.`;
/** Follows what was done to the account: how many co-hosts went. */
export const hostsGone = (hosts: number) =>
  hosts === 0
    ? ''
    : ` ${hosts === 1 ? 'One co-host' : `${hosts} co-hosts`}, invited or given more to do in the last few days, can no longer see your events. Invite them again if you know them.`;
/** With `arePasskeysGone` the account has none, whether it had any or not. */
export const kept = (email: string, arePasskeysGone: boolean) =>
  `Done. ${email} stays your address and everybody else was signed out. ${arePasskeysGone ? 'If the account had passkeys, they were removed.' : 'The passkeys you had before stay: without them nobody could sign in to this account.'} Please also change the password of the mailbox or account you sign in with.`;
/** Of an account that opens another way than by codes: no press in a mail joins an address to it. */
export const takenOff = (arePasskeysGone: boolean) =>
  `Done. What was changed since is off the account again and everybody was signed out. ${arePasskeysGone ? 'If the account had passkeys, they were removed.' : 'The passkeys you had before stay: without them nobody could sign in to this account.'} Sign in the way you did before and look at the e-mail address in your profile. Please also change the password of the account you sign in with.`;
/** Where another account has the address that was to come back. */
export const onceMore = (email: string) =>
  `One more step: ${email} has another account on Shagun by now. It has one more e-mail from us. Press the button in that one, which works for a day, and the address is your older account’s again.`;
export const dropped = (email: string) =>
  `Done. ${email} gets no more e-mails from that account, and everybody was signed out of it.`;
/** By what became of the passkeys: all went; those went that were added since; one stays, the last. */
export const passkeysWithdrawn = {
  all: 'Done. All passkeys were removed and everybody else was signed out. Please also change the password of the mailbox or account you sign in with.',
  later:
    'Done. The new passkey was removed and everybody else was signed out. The passkeys you had before stay: without them nobody could sign in to this account.',
  notLast:
    'Everybody else was signed out. The passkey stays, because it is the only way in to this account. If it isn’t yours, please write to us on the contact page.',
} as const;
export const passkeysDoneTitle = 'Your passkeys';
export const toSecurity = 'Open Security';
export const usedBefore = 'This link has already been used. Nothing changed this time.';
export const linkOver =
  'This link no longer works: it has expired, or a newer e-mail has replaced it. Your address is in your profile, your passkeys are under Security.';
export const linkOverTitle = 'This link no longer works';
export const doneTitle = 'Your e-mail address';
export const toProfile = 'Open your profile';
export const toSignIn = 'Sign in';
/** Pressed by somebody not signed in: mails go there, and nothing else does. `opening` is the address codes open the account at, in part; empty where none does. */
export const confirmedMailsAlone = (email: string, opening: string) =>
  `Done. From now on we write to ${email}. You still sign in ${opening ? `with a code to ${opening}` : 'the way you did so far'}: a code to ${email} would open another, empty account. To sign in with ${email}, too, sign in the old way, open your profile and press “Send me a link” there.`;
export const backTitle = 'Take your address back?';
export const backText = (email: string) =>
  `Press the button, and codes to ${email} open your older account again. Another account opens with this address now: codes to it will not open that one any more, and everybody is signed out of both. If nothing else opens it, you get an e-mail with a button that changes this back, and another one whenever you sign in with a code to this address.`;
export const backNotYou =
  'Do you want to stay with the account you have now? Just close this page. Nothing changes.';
export const back = 'Take my address back';
export const takingBack = 'Taking your address back...';
export const onceMoreTitle = 'One more step';
