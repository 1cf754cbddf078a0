import type { EventOverview } from '#contract/events/coming-events.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import { planOf } from '#backend/accounts/service.ts';
import { accessAsHost } from '#backend/events/access.ts';
import { whyClosed } from '#backend/events/closing.ts';
import { daysUntil } from '#backend/events/dates.ts';
import { hasGuestMessaging } from '#backend/events/plan-limits.ts';
import { countUntold } from '#backend/guests/invitations/service.ts';
import { countListOf } from '#backend/guests/list-service.ts';
import { countNotReturned } from '#backend/gifts/collaboration/contribution-service.ts';
import { sumGivers } from '#backend/use-cases/thank-yous/service.ts';
import { nextStepOf } from './next-step.ts';

/** Where an event stands, for its hosts. What was given is the owner's to read. @throws {Problem} 403, 404 */
export async function getEventOverview(
  ctx: Context,
  eventId: string,
  viewer: SignedIn,
): Promise<EventOverview> {
  const { event, relation, design, designPicture } = await accessAsHost(ctx.db, eventId, viewer, 'view');
  const now = ctx.now();
  const guests = await countListOf(ctx.db, eventId);
  const given = relation === 'organiser' ? await sumGivers(ctx.db, eventId) : null;
  const toThank = given?.toThank ?? 0;
  const closed = (await whyClosed(ctx.db, event, now)) !== null;
  const step = nextStepOf({
    guests,
    hasDesign: design !== null || designPicture !== null,
    role: relation === 'organiser' ? null : relation,
    toThank,
    hasBegun: event.starts_at <= now,
  });
  // nobody is invited or reminded any more
  const nextStep = closed && step !== 'thank' ? 'ready' : step;
  return {
    daysLeft: daysUntil(event, now),
    guests,
    nextStep,
    canRemind: nextStep === 'waiting' && hasGuestMessaging(await ownersPlan(ctx, viewer, event)),
    giftCount: event.gift_count,
    untold: event.status === 'cancelled' && event.starts_at > now ? await countUntold(ctx.db, eventId) : 0,
    ...(relation === 'organiser' && event.status === 'active' && event.give_together_to_confirm
      ? { confirmGiveTogether: true as const }
      : {}),
    received: given && {
      givers: given.givers,
      amount: rupeesOf(given.paise),
      toThank: given.toThank,
      notReturned: event.status === 'cancelled' ? await countNotReturned(ctx.db, eventId) : 0,
    },
  };
}

/** The plan that counts for the event; the owner's own is known already. */
const ownersPlan = async (ctx: Context, { userId, plan }: SignedIn, event: { organiser_id: string }) =>
  event.organiser_id === userId ? plan : planOf(ctx.db, event.organiser_id);
