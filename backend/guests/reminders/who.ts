import { MAX_REMINDERS } from '#contract/guests/reminder-limits.ts';
import type { UnreachedReason } from '#contract/guests/reminders.ts';
import {
  chooseDelivery,
  type ChosenDelivery,
  type Reach,
} from '#backend/guests/invitations/channel-choice.ts';
import { dayIn } from '#backend/platform/daytime.ts';

/** What decides whether a guest is written to. */
export interface Candidate {
  email: string;
  phone: string;
  /** Whether an invitation reached them, as far as known, or they have opened their answer. */
  invited: boolean;
  /** Reminders queued for them so far, whatever became of those. */
  reminders: number;
  lastReminderAt: Date | null;
  /** Whether the last message to this address or number did not arrive. */
  emailFailed: boolean;
  phoneFailed: boolean;
}

/** Either how it goes out, or why not. */
export type Decision = { chosen: ChosenDelivery; why: null } | { chosen: null; why: UnreachedReason };

const leftOut = (why: UnreachedReason): Decision => ({ chosen: null, why });

/**
 * Whether a guest who has not answered gets a reminder now: by mail, else by the message
 * channels that have a template for it. Nobody twice on one day of the event's time zone,
 * and at most five times in all.
 */
export function decideReminder(
  guest: Candidate,
  reach: Reach,
  { now, timeZone }: { now: Date; timeZone: string },
): Decision {
  if (!guest.email && !guest.phone) return leftOut('no_contact');
  if (!guest.invited)
    return leftOut((guest.email ? guest.emailFailed : guest.phoneFailed) ? 'undelivered' : 'not_invited');
  if (guest.reminders >= MAX_REMINDERS) return leftOut('enough');
  if (guest.lastReminderAt && dayIn(timeZone, guest.lastReminderAt) === dayIn(timeZone, now))
    return leftOut('lately');
  const chosen = chooseDelivery(guest, 'auto', reach);
  if (!chosen) return leftOut('no_contact');
  if (chosen.status === 'unsubscribed') return leftOut('unsubscribed');
  if (chosen.status === 'link_ready') return leftOut('link');
  if (chosen.channel === 'email' ? guest.emailFailed : guest.phoneFailed) return leftOut('undelivered');
  return { chosen, why: null };
}

/** Whether a guest gets a message in the organiser's own words: by mail alone, because other channels take registered texts only. */
export function decideMessage(guest: Candidate, reach: Reach): Decision {
  if (!guest.invited) return leftOut(guest.emailFailed ? 'undelivered' : 'not_invited');
  const chosen = chooseDelivery(guest, 'email', reach);
  if (!chosen) return leftOut(guest.phone ? 'link' : 'no_contact');
  if (chosen.status === 'unsubscribed') return leftOut('unsubscribed');
  return guest.emailFailed ? leftOut('undelivered') : { chosen, why: null };
}
