import { z } from 'zod/v4';
import { amountGiven, readBy } from '#contract/audience/read-by.ts';
import { id } from '#contract/common/fields.ts';
import { answeredFields } from './event-fields.ts';
import { eventTypes } from './event-types.ts';
import { hostRole } from './hosts.ts';

/**
 * What a host would do next with an event, the first that applies: name guests, choose the look of the
 * invitation, send it to those who can be reached, send again what did not arrive, look at who has not answered, thank whoever gave, which comes
 * first once the event has begun; `ready` when all of it is done, and for hosts who may only look.
 */
const nextSteps = [
  'add-guests',
  'choose-design',
  'invite',
  'undelivered',
  'waiting',
  'thank',
  'ready',
] as const;
export type NextStep = (typeof nextSteps)[number];

const { eventName, date, time, timeZone, venue } = answeredFields;
const eventType = z.enum(eventTypes);

/** How the guests of an event answered, how many people come, and whose invitation is still to be sent. */
const guestCounts = z.object({
  total: z.number().int(),
  confirmed: z.number().int(),
  declined: z.number().int(),
  /** Those who have not answered, invited or not. */
  pending: z.number().int(),
  /** Those who come, as guests said. */
  adults: z.number().int(),
  children: z.number().int(),
  /** The most that come as things stand, and whose family is not in it: as in the guest list's counts. */
  expected: z.number().int(),
  uncountedFamilies: z.number().int(),
  notInvited: z.number().int(),
  /** Those not invited yet who have an e-mail or phone. */
  sendable: z.number().int(),
  /** Those not invited yet without e-mail and phone, and without an answer: no next step of ours brings them one. */
  unreachable: z.number().int(),
  undelivered: z.number().int(),
});

const comingEvent = z.object({
  _id: id,
  eventType,
  eventName,
  date,
  time,
  timeZone,
  venue: readBy('anyone', venue),
  /** The instant it starts, ISO in UTC. */
  startsAt: z.string(),
  /** Whole days until it begins, by the calendar of its time zone: 0 is today. */
  daysLeft: z.number().int(),
  guests: guestCounts,
  /** How many who gave are still to be thanked; 0 for whoever helps, since what was given is the owner's. */
  toThank: z.number().int(),
  nextStep: z.enum(nextSteps),
  /** How one helps, where it is somebody else's event. */
  helping: z.object({ role: hostRole, organiserName: z.string() }).optional(),
});
export type ComingEvent = z.infer<typeof comingEvent>;

/** `GET /events/coming`: the next events the user organises or helps with, soonest first, whom to thank for those before, and forms begun and not finished. */
export const comingEvents = z.object({
  events: readBy('hosts', z.array(comingEvent)),
  /** How many more there are after these. */
  more: z.number().int(),
  /** The user's own events of the last months that are over and have somebody to thank, the latest first. */
  thanks: readBy('owner', z.array(z.object({ _id: id, eventName: z.string(), toThank: z.number().int() }))),
  drafts: z.array(z.object({ eventType, eventName: z.string(), savedAt: z.string() })),
});
export type ComingEvents = z.infer<typeof comingEvents>;

/** `GET /events/{eventId}/overview`: where an event stands, for its hosts: days, answers, what came in, and the next thing to do. */
export const eventOverview = z.object({
  /** Whole days until it begins, by the calendar of its time zone: 0 is today, below that it has been. */
  daysLeft: z.number().int(),
  guests: guestCounts,
  /** `thank` or `ready` once nobody can answer any more. */
  nextStep: z.enum(nextSteps),
  /** Whether those it waits for can be reminded: guests have yet to answer, and the owner's plan has reminders. */
  canRemind: z.boolean(),
  giftCount: z.number().int(),
  /** Guests of a cancelled event that is yet to come whom no message of ours tells of it; 0 of any other. */
  untold: z.number().int(),
  /**
   * What guests gave, for the owner alone: how many people, the money in rupees without what went back, who is still to
   * be thanked, and of a cancelled event what could not be sent back and is on the owner's gift cards again.
   */
  received: amountGiven(
    readBy(
      'owner',
      z.object({
        givers: z.number().int(),
        amount: z.number(),
        toThank: z.number().int(),
        notReturned: z.number(),
      }),
    ).nullable(),
  ),
  /** Present for the owner where guests give together because a box was ticked beforehand, until they answer (`answerGiveTogether`). */
  confirmGiveTogether: readBy('owner', z.literal(true)).optional(),
});
export type EventOverview = z.infer<typeof eventOverview>;
