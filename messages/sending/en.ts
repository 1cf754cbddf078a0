/** What hosts and operators read of the limits on sending. */
import { count } from '#contract/common/format.ts';

export const stoppedTitle = 'Your invitations and messages are on hold';
export const stopped =
  'Sending is on hold: too many of the addresses you wrote to did not exist, or belonged to somebody who said the e-mail was not for them. We look at it and let you send again when all is well. Until then please check your list; you can still share links yourself.';
/** On the delivery of a guest, and for the rest of a list: `day` is a date. */
export const waitsUntil = (day: string) =>
  `Goes out on ${day}: a new account writes to a limited number of new addresses a day.`;
export const waiting = (guests: number) =>
  `${count(guests, 'invitation')} ${guests === 1 ? 'waits' : 'wait'} until tomorrow or the days after: a new account writes to a limited number of new addresses a day. You need not do anything, and the number grows with time.`;
/** For what the same address got a few minutes ago: `time` is a time of day. */
export const pausedUntil = (time: string) =>
  `Waiting until ${time}, because this address was written to a few minutes ago.`;
export const pausedRun = (time: string) =>
  `Waiting until ${time}: guests who were written to a few minutes ago get one message then, which says how things stand.`;
export const pausedInvitations = (guests: number, time: string) =>
  `${count(guests, 'invitation')} ${guests === 1 ? 'waits' : 'wait'} until ${time}, because the address was written to a few minutes ago.`;
export const hostsWait =
  'You have written to as many new addresses today as a new account may. Please invite this person tomorrow.';

export const nobodyStopped = 'Nobody’s sending is stopped.';
export const becauseOf = { bounced: 'addresses refused', unwanted: 'said it was not for them' } as const;
export const released = 'Released: they can send again, and what comes back is counted anew.';
export const kept = 'Noted: the sending stays stopped.';
export const waitAbove = (waiting: number, last: string) =>
  `${count(waiting, 'mail or message', 'mails and messages')} above the daily number, the last until ${last} UTC`;
export const releasedWaiting = (waiting: number) =>
  `Released: ${count(waiting, 'mail or message', 'mails and messages')} that waited ${waiting === 1 ? 'goes' : 'go'} out now.`;
export const nothingToRelease =
  'Nobody with this identifier is stopped, and nothing of theirs waits for a later day.';
export const notStopped = 'Nobody with this identifier is stopped.';
