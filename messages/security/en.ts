import { count } from '#contract/common/format.ts';

// devices; what is unknown is kept with each login in these words, so a change makes earlier logins look like another device
export const unknownDevice = 'Unknown device';
export const deviceOn = (browser: string, system: string) => `${browser} on ${system}`;
export const deviceTypeNames = {
  desktop: 'Computer',
  mobile: 'Phone',
  tablet: 'Tablet',
  unknown: 'Unknown kind of device',
} as const;

// times
export const justNow = 'Just now';
export const minutesAgo = (minutes: number) => `${minutes} min ago`;
export const hoursAgo = (hours: number) => `${hours}h ago`;
export const daysAgo = (days: number) => `${days}d ago`;
export const underAMinute = 'Less than a minute';
export const forMinutes = (minutes: number) => `${minutes} min`;
export const forHours = (hours: number, minutes: number) =>
  minutes === 0 ? `${hours}h` : `${hours}h ${minutes}m`;
export const forDays = (days: number, hours: number) => (hours === 0 ? `${days}d` : `${days}d ${hours}h`);

// security centre (spec section 2)
export const pageTitle = 'Security · Shagun';
export const title = 'Security';
export const intro = 'Where you are signed in, recent logins, and how to make your account safer.';
export const backToProfile = 'Back to Profile';
export const refresh = 'Refresh';
export const refreshPending = 'Refreshing...';
export const refreshed = 'Everything here is up to date.';
export const errorTitle = 'Error Loading Security Data';
export const loadFailed = 'Failed to load security information';
export const tryAgain = 'Try Again';
export const riskNames = { low: 'Low risk', medium: 'Medium risk', high: 'High risk' } as const;

// score
export const scoreTitle = 'Security Score';
export const scoreOutOf = (score: number) => `<score>${score}</score> out of 100`;
/** Spec section 9. */
export const scoreBandNames = { good: 'Good', medium: 'Medium', poor: 'Poor' } as const;
export const activity = (sessions: number, logins: number) =>
  `${count(sessions, 'active session')}, ${count(logins, 'login')} in the last 30 days`;

// recommendations
export const recommendationsTitle = 'Recommendations';
export const noRecommendations = 'Nothing needs your attention. As far as we can tell, your account is safe.';
export const recommendationTypeNames = { warning: 'Warning', info: 'Info', other: 'Tip' } as const;
export const recommendationCosts = (points: number) => `Costs ${count(points, 'point')}`;
export const loginsFailed = (logins: number, days: number) =>
  `${logins} sign-ins failed in the last ${days} days. If that was not you, change the password of the mailbox or account you sign in with.`;
export const seeLogins = 'See recent logins';
export const newDevices = (devices: number, days: number) =>
  `${devices === 1 ? 'A new device' : `${devices} new devices`} signed in during the last ${days} days. Revoke any session you do not recognise.`;
export const unrecognisedSessions = (sessions: number) =>
  `${sessions === 1 ? 'One session is' : `${sessions} sessions are`} on a device we cannot name. Revoke what is not yours.`;
export const seeSessions = 'See active sessions';
export const manySessions = (sessions: number) =>
  `You are signed in ${sessions} times. Revoke the sessions you do not need.`;
export const emailNotConfirmed =
  'Your e-mail address is not confirmed. Until it is, we cannot send anything to it.';
export const confirmEmail = 'Confirm it';
export const emailUnproven =
  'Your e-mail address was confirmed where nobody was signed in to this account, so it may be anybody’s. So we don’t mail it news about your account’s security. Give another address, and confirm it in the browser you are signed in with.';
export const changeEmail = 'Change it';
export const phoneMissing =
  'Your profile has no phone number. With one we can reach you when your e-mail does not work.';
export const addPhone = 'Add your phone number';
export const sessionsUnused = (sessions: number, days: number) =>
  `${sessions === 1 ? 'One session has' : `${sessions} sessions have`} not been used for ${days} days or longer. Revoke what you no longer use.`;

// sessions
export const sessionsTitle = 'Active Sessions';
export const sessionListLabel = 'Active sessions';
export const moreSessions = (sessions: number) => `And ${sessions} more, used longer ago.`;
export const thisSession = 'This session';
export const ipAddress = 'IP address';
export const ipUnknown = 'Unknown';
export const signedIn = 'Signed in';
export const lastUsed = 'Last used';
export const sessionDuration = 'Duration';
export const sessionDescribed = (device: string, signedInAt: string) => `${device}, signed in ${signedInAt}`;
export const revoke = 'Revoke';
export const revokeAndSignOut = 'Revoke and sign out';
export const revokePending = 'Revoking...';
/** What a button does, and to which session, for those who hear the page. */
export const revokeOf = (action: string, session: string) => `${action}: ${session}`;
export const revoked = 'The session was revoked. That device is signed out.';
export const revokedCurrent = 'You are signed out on this device.';
export const endedAlready = 'This session has already ended.';
export const revokeFailed = 'Failed to revoke session';
export const inUse = 'This session is in use.';

// revoking all other sessions
export const revokeOthersPageTitle = 'Revoke all other sessions · Shagun';
export const revokeOthers = 'Revoke all other sessions';
/** Spec section 5. */
export const confirmRevokeOthers =
  'Are you sure you want to revoke all other sessions? This will log out all your other devices.';
export const otherSessions = (sessions: number) => `You have ${count(sessions, 'other active session')}.`;
export const noOtherSessions = 'This is your only session: there is nothing to revoke.';
export const keepSessions = 'Keep them';
export const backToSecurity = 'Back to Security';
export const revokedOthers = (sessions: number) => {
  if (sessions === 0) return 'There was no other session to revoke.';
  return sessions === 1 ? '1 other session was revoked.' : `${sessions} other sessions were revoked.`;
};
export const revokedKeysToo = (keys: number) =>
  keys === 1 ? 'Your API key was revoked too.' : `Your ${keys} API keys were revoked too.`;
export const webhooksOffToo = (webhooks: number) =>
  webhooks === 1 ? 'Your webhook was switched off.' : `Your ${webhooks} webhooks were switched off.`;
export const designToolEnded = 'Canva was disconnected too.';
export const calendarEnded = 'Your calendar address was switched off too.';
/** On the page that asks. */
export const calendarEndsToo =
  'If your calendar app reads your events from us, that stops too: make a new calendar address afterwards.';
/** The box to tick there. */
export const revokeProgramsToo = ({ keys, webhooks }: { keys: number; webhooks: number }) => {
  const theirs = [
    ...(keys > 0 ? [keys === 1 ? 'revoke my API key' : `revoke my ${keys} API keys`] : []),
    ...(webhooks > 0
      ? [webhooks === 1 ? 'switch off my webhook' : `switch off my ${webhooks} webhooks`]
      : []),
  ].join(' and ');
  return `Also ${theirs}`;
};
export const programsMissing =
  'We can’t check right now which API keys and webhooks you have. They stay as they are.';
export const revokeProgramsHelp =
  'Programs you gave them to read your account or hear of your events. Ending sessions alone leaves them as they are.';
export const revokeOthersFailed = 'Failed to revoke all sessions';

// logins
export const loginsTitle = 'Recent Logins';
export const loginListLabel = 'Recent logins';
export const noLogins = 'No logins yet. The next time you sign in it will appear here.';
export const loginStatusNames = { active: 'Active', ended: 'Ended', failed: 'Failed' } as const;
/** How somebody signed in, or tried to. */
export const wayNames = {
  provider: 'Sign-in provider',
  email: 'Code by e-mail',
  passkey: 'Passkey',
} as const;
export const signedInBy = 'Signed in with';
export const loginFailures = {
  cancelled: 'Left before signing in',
  refused: 'The sign-in provider said no',
  state: 'The sign-in did not start here',
  wrong_code: 'Wrong code',
  code_used_up: 'Too many wrong codes',
  code_expired: 'The code had expired',
  passkey_unknown: 'A passkey that opens no account here',
  passkey_refused: 'The passkey’s answer was not right',
  passkey_copied: 'The passkey may have been copied',
} as const;
export const loginAddressUnknown = 'Unknown address';

// letter and notification of a new device
export const newDeviceTitle = (device: string) => `New sign-in: ${device}`;
export const newDeviceText =
  'Somebody signed in to your account with a browser that has not been used for it before.';
export const newDeviceAdvice =
  'If that was you, there is nothing to do. If not, revoke the session and change the password of the mailbox or account you sign in with.';
export const newDeviceTerm = 'Device';
export const newDeviceWhen = 'When';
export const newDeviceAddress = 'Network address';
export const newDeviceAction = 'See your sessions';
export const letterEyebrow = 'Your account on Shagun';
export const letterReason =
  'You’re receiving this because somebody signed in to your account on Shagun with a new browser. If you need help, just reply to this e-mail.';
export const letterOpenProfile = 'Open your profile';
export const newDeviceNews =
  'Somebody signed in to your account with a new browser. If that was not you, revoke its session.';

export const emailOnlyForMails =
  'We write to an address that was confirmed where nobody was signed in to this account. It does not open the account, and news about its security go to your other address alone. Confirm it in the browser you are signed in with.';
