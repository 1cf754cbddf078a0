/** What hosts and operators read of the limits on sending. */
import { count } from '#contract/common/format.ts';

export const stoppedTitle = 'Your invitations and messages are on hold';
export const stopped =
  'Sending is on hold: too many of the addresses you wrote to don’t exist, or belong to people who told us the e-mail was not for them. We’ll look into it and let you send again once all is well. Until then, please check your list; you can still share links yourself.';
/** On the delivery of a guest, and for the rest of a list: `day` is a date. */
export const waitsUntil = (day: string) =>
  `Goes out on ${day}: a new account can write to only so many new addresses a day.`;
export const waiting = (guests: number) =>
  `${count(guests, 'invitation')} ${guests === 1 ? 'waits' : 'wait'} until tomorrow or later: a new account can write to only so many new addresses a day. You don’t need to do anything, and the limit goes up with time.`;
/** For what the same address got a few minutes ago: `time` is a time of day. */
export const pausedUntil = (time: string) =>
  `Waiting until ${time}, because we wrote to this address a few minutes ago.`;
/** Under the bar, while the picture of a design that was just chosen is being drawn. */
export const waitingForPicture = 'We are drawing your design. The invitations go out as soon as it is ready.';
export const pausedRun = (time: string) =>
  `Waiting until ${time}: guests we wrote to a few minutes ago will then get one message with the latest details.`;
export const pausedInvitations = (guests: number, time: string) =>
  `${count(guests, 'invitation')} ${guests === 1 ? 'waits' : 'wait'} until ${time}, because we wrote to ${guests === 1 ? 'this address' : 'these addresses'} a few minutes ago.`;
export const hostsWait =
  'You have reached today’s limit of new addresses for a new account. Please invite this person tomorrow.';

export const nobodyStopped = 'Nobody’s sending is stopped.';
export const becauseOf = { bounced: 'addresses refused', unwanted: 'said it was not for them' } as const;
export const released = 'Released: they can send again, and the count starts afresh.';
export const kept = 'Noted: the sending stays stopped.';
export const waitAbove = (waiting: number, last: string) =>
  `${count(waiting, 'e-mail or message', 'e-mails and messages')} above the daily number, the last until ${last} UTC`;
export const releasedWaiting = (waiting: number) =>
  `Released: ${count(waiting, 'e-mail or message', 'e-mails and messages')} that waited ${waiting === 1 ? 'goes' : 'go'} out now.`;
export const nothingToRelease =
  'Nobody with this identifier is stopped, and nothing of theirs waits for a later day.';
export const notStopped = 'Nobody with this identifier is stopped.';
