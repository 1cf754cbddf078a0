import { planLimits, type Plan } from '#contract/accounts.ts';
import { Problem } from '../errors.ts';

const planNames: Record<Plan, string> = { basic: 'Basic', premium: 'Premium', professional: 'Professional' };

const refuse = (message: string) => new Problem(403, 'plan_limit', message);

/**
 * Refuses one more event when the plan's year is full (spec section 1). `created` counts
 * the events made this calendar year that were not cancelled.
 *
 * @throws {Problem} 403 `plan_limit`, naming the limit and what to do
 */
export function requireRoomForEvent(plan: Plan, created: number, year: number): void {
  const limit = planLimits[plan].eventsPerYear;
  if (limit === null || created < limit) return;
  throw refuse(
    `The ${planNames[plan]} plan holds up to ${limit} events a year, and you have created ${created} in ${year}. ` +
      'Cancel an event you no longer need, or contact us for a larger plan.',
  );
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
  const over = guests - limit;
  throw refuse(
    `The ${planNames[plan]} plan holds up to ${limit} guests an event, and this list has ${guests}. ` +
      `Remove ${over === 1 ? '1 guest' : `${over} guests`}, or contact us for a larger plan.`,
  );
}
