import type { PlanRoom } from '#contract/events/events.ts';
import { planLimits, type Plan } from '#contract/accounts/plans.ts';
import { getCurrentUser } from '#backend/accounts/service.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { planYear } from './dates.ts';
import { roomForEvents } from './plan-limits.ts';
import { planOf } from '#backend/accounts/service.ts';
import { countEventsMade } from './repository.ts';

/** The events of this year that count for somebody's plan: what creating one is judged by, and what people are told before. */
export async function eventsOfYear(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ year: number; created: number }> {
  const year = planYear(now);
  return { year: year.year, created: await countEventsMade(db, userId, year) };
}

/** What the viewer's plan still allows, to be said before somebody fills in a form. */
export async function getPlanRoom(ctx: Context, viewer: SignedIn): Promise<PlanRoom> {
  const { plan } = await getCurrentUser(ctx, viewer);
  const { year, created } = await eventsOfYear(ctx.db, viewer.userId, ctx.now());
  const { eventsPerYear, guestsPerEvent } = planLimits[plan];
  return {
    plan,
    year,
    events: { limit: eventsPerYear, created, left: roomForEvents(plan, created) },
    guestsPerEvent,
  };
}

/** How many guests an event of this person holds, with the plan that says so; null without limit. */
export async function guestLimitOf(
  db: Db,
  organiserId: string,
): Promise<{ plan: Plan; limit: number } | null> {
  const plan = await planOf(db, organiserId);
  const limit = planLimits[plan].guestsPerEvent;
  return limit === null ? null : { plan, limit };
}
