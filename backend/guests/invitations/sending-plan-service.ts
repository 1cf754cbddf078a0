import { DateTime } from 'luxon';
import type { FieldErrors } from '#contract/common/errors.ts';
import { formatInstant } from '#contract/common/format.ts';
import type { SendingPlanForm } from '#contract/guests/invitations.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import { planWords } from '#messages/invitations/plan/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { EventRow } from '#backend/events/access.ts';
import { startsAt } from '#backend/events/dates.ts';
import { notifyHosts } from '#backend/events/hosts/service.ts';
import { isStopped } from '#backend/messaging/sending/stops.ts';
import { isDaytime } from '#backend/platform/daytime.ts';
import { hasProblems, invalid, refusal } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { lockEventToInvite } from './invitee-repository.ts';
import { beginSending, lockEventAsHost, requireOpenForInvitations } from './opening.ts';
import { inviteListed } from './resend-service.ts';
import {
  DUE_AT_ONCE,
  findDueSendings,
  findSendingPlan,
  removeSendingPlan,
  writeSendingPlan,
} from './sending-plan-repository.ts';

/** A plan is for later; for now there is another button. */
const SOONEST_MS = 5 * 60_000;

/**
 * Plans the invitations of an event for a day and time where it is: in the daytime, and before it begins. Everybody
 * who has none by then gets one, also guests who are added meanwhile (docs/decisions/0022). A second plan takes the
 * place of the first.
 *
 * @throws {Problem} 400 with the field, 403, 404, 409 for an event that is cancelled or over, 429
 */
export async function planSending(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { day, time, channel }: SendingPlanForm,
) {
  await beginSending(ctx, viewer, eventId, 'invitations');
  return ctx.db.transaction().execute(async (tx) => {
    const event = await lockEventAsHost(tx, viewer, eventId);
    await requireOpenForInvitations(ctx, tx, event);
    const at = startsAt({ date: day, time, timeZone: event.time_zone }).toJSDate();
    requireGoodMoment(event, at, ctx.now());
    await writeSendingPlan(tx, eventId, { send_at: at, channel }, ctx.now());
    return { success: true, message: planWords.planned(formatInstant(at.toISOString(), event.time_zone)) };
  });
}

function requireGoodMoment(event: EventRow, at: Date, now: Date): void {
  if (at.getTime() < now.getTime() + SOONEST_MS) throw invalid({ day: [planWords.tooSoon] });
  if (at >= event.starts_at) throw invalid({ day: [planWords.afterStart] });
  if (!isDaytime(event.time_zone, at)) throw invalid({ time: [planWords.atNight] });
}

/**
 * Takes an event's plan back, also while its organiser may not send. Nothing is said against it where there was none,
 * or where it has gone out.
 *
 * @throws {Problem} 403, 404, 429
 */
export async function cancelSendingPlan(ctx: Context, viewer: SignedIn, eventId: string) {
  await beginSending(ctx, viewer, eventId, 'invitations', { onlyToStop: true });
  return ctx.db.transaction().execute(async (tx) => {
    await lockEventAsHost(tx, viewer, eventId);
    return {
      success: true,
      message: (await removeSendingPlan(tx, eventId)) ? planWords.takenBack : planWords.nonePlanned,
    };
  });
}

type Moment = Parameters<typeof startsAt>[0];
type PlannedEvent = Pick<EventRow, 'id' | 'date' | 'time' | 'time_zone'>;

/**
 * What is wrong with a new moment of an event beside its planned invitations: they go out before it begins. It is
 * refused. To drop the plan and say so was weighed: whoever moves the event need not be who planned, and where that
 * one sentence is not read, nobody is invited. A refusal cannot be missed, and takes nothing from anybody.
 */
export async function wrongBesidePlan(
  db: Db,
  before: PlannedEvent,
  moment: Moment,
  now: Date,
): Promise<FieldErrors> {
  const plan = await findSendingPlan(db, before.id);
  if (!plan) return {};
  const at = inZone(plan.send_at, before.time_zone, moment.timeZone, now);
  const instantText = formatInstant(at.toISOString(), moment.timeZone);
  if (at < startsAt(moment).toJSDate())
    return at > now || plan.send_at <= now ? {} : { timeZone: [planWords.overInThisZone(instantText)] };
  const moved = moment.date === before.date ? (moment.time === before.time ? 'timeZone' : 'time') : 'date';
  return { [moved]: [planWords.tooLateForEvent(instantText)] };
}

/**
 * Moves the planned invitations of an event with it: to the same day and hour in its new time zone. For an event that
 * was changed in this transaction, so that nobody plans meanwhile.
 *
 * @throws {Problem} 400 as `wrongBesidePlan`
 */
export async function movePlan(tx: Db, before: PlannedEvent, moment: Moment, now: Date): Promise<void> {
  const problems = await wrongBesidePlan(tx, before, moment, now);
  if (hasProblems(problems)) throw refusal(problems);
  const plan = moment.timeZone === before.time_zone ? undefined : await findSendingPlan(tx, before.id);
  if (!plan) return;
  const sendAt = inZone(plan.send_at, before.time_zone, moment.timeZone, now);
  await writeSendingPlan(tx, before.id, { ...plan, send_at: sendAt }, now);
}

/** The same hour elsewhere; what was due and is held up stays due. */
const inZone = (at: Date, from: string, to: string, now: Date): Date =>
  at <= now ? at : DateTime.fromJSDate(at, { zone: from }).setZone(to, { keepLocalTime: true }).toJSDate();

/**
 * Sends the invitations whose moment has come. Several processes may look at once: the plan goes with the
 * transaction that queues them, so that each is sent once, also when a process dies in between.
 */
export async function sendPlanned(ctx: Context): Promise<void> {
  let due = await findDueSendings(ctx.db, ctx.now());
  while (due.length > 0) {
    for (const { event_id: eventId } of due)
      // one event that cannot be worked on keeps no other from its invitations
      await sendIfDue(ctx, eventId).catch((err: unknown) =>
        ctx.log.error({ err, eventId }, 'planned invitations'),
      );
    // nor do many that wait for the morning
    due = due.length < DUE_AT_ONCE ? [] : await findDueSendings(ctx.db, ctx.now(), due.at(-1));
  }
}

async function sendIfDue(ctx: Context, eventId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const event = await lockEventToInvite(tx, eventId);
    const plan = await findSendingPlan(tx, eventId);
    const now = ctx.now();
    if (!plan || plan.send_at > now || (await isStopped(tx, event.organiser_id))) return;
    const begun = event.starts_at <= now;
    // what was held up, by a stop or because nothing ran, does not go out at night
    if (event.status === 'active' && !begun && !isDaytime(event.time_zone, now)) return;
    await removeSendingPlan(tx, eventId);
    // whoever cancelled it knows
    if (event.status === 'cancelled') return;
    const listed = begun
      ? undefined
      : await inviteListed(ctx, tx, eventId, { guests: 'not-invited', channel: plan.channel });
    const name = plainLine(event.event_name);
    await notifyHosts(ctx, tx, event, () => ({
      type: 'sending',
      title: begun ? planWords.notSent(name) : planWords.sent(name),
      message: listed?.message ?? planWords.begunBefore,
      path: `/event/${eventId}/invite`,
    }));
  });
}
