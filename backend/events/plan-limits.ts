import { planLimits, type Plan } from '#contract/accounts/plans.ts';
import { designWords } from '#messages/designs/page/words.ts';
import { eventWords } from '#messages/events/words.ts';
import { reminderWords } from '#messages/reminders/words.ts';
import { Problem } from '#backend/platform/errors.ts';

const refuse = (message: string) => new Problem(403, 'plan_limit', message);

/**
 * How many events a plan leaves of its year; `created` counts as in `requireRoomForEvent`,
 * which goes by this. Null: without limit.
 */
export function roomForEvents(plan: Plan, created: number): number | null {
  const limit = planLimits[plan].eventsPerYear;
  return limit === null ? null : Math.max(0, limit - created);
}

/**
 * Refuses one more event when the plan's year is full (spec section 1). `created` counts
 * the events made this calendar year, with those cancelled since.
 *
 * @throws {Problem} 403 `plan_limit`, naming the limit and what to do
 */
export function requireRoomForEvent(plan: Plan, created: number, year: number): void {
  const limit = planLimits[plan].eventsPerYear;
  if (limit === null || roomForEvents(plan, created) !== 0) return;
  throw refuse(eventWords.planFullOfEvents({ plan: eventWords.planNames[plan], limit, created, year }));
}

/**
 * Refuses a guest list that is longer than the plan allows (spec section 1). `guests`
 * counts the whole list as it would become.
 *
 * @throws {Problem} 403 `plan_limit`, naming the limit and how many are too many
 */
export function requireRoomForGuests(plan: Plan, guests: number): void {
  const limit = planLimits[plan].guestsPerEvent;
  if (limit === null || guests <= limit) return;
  throw refuse(eventWords.planFullOfGuests({ plan: eventWords.planNames[plan], limit, guests }));
}

/** Whether a plan has the premium designs for invitations (spec section 3: only the corporate template is one). */
export const hasPremiumDesigns = (plan: Plan): boolean => plan !== 'basic';

/**
 * Refuses a premium design to a plan without them.
 *
 * @throws {Problem} 403 `plan_limit`, naming the design and what to do
 */
export function requirePremiumDesign(plan: Plan, title: string): void {
  if (!hasPremiumDesigns(plan)) throw refuse(designWords.premiumOnly(title, eventWords.planNames[plan]));
}

/** Whether a plan has reminders and messages to guests (spec section 1: Premium). */
export const hasGuestMessaging = (plan: Plan): boolean => plan !== 'basic';

/**
 * Refuses reminders and messages to a plan without them.
 *
 * @throws {Problem} 403 `plan_limit`, saying what is free and what to do
 */
export function requireGuestMessaging(plan: Plan): void {
  if (!hasGuestMessaging(plan)) throw refuse(reminderWords.planHasNone(eventWords.planNames[plan]));
}
