import type { z } from 'zod/v4';
import { mayEdit } from '#contract/common/host-roles.ts';
import {
  audience,
  type Audience,
  type UnreachedReason,
  type ReachCounts,
  type Recipient,
  type Reminders,
  type recipients,
  type recipientsQuery,
} from '#contract/guests/reminders.ts';
import type { GuestFilter } from '#contract/guests/guest-filter.ts';
import { eventWords } from '#messages/events/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { accessAsHost, requireHost, type EventRow } from '#backend/events/access.ts';
import { hasGuestMessaging } from '#backend/events/plan-limits.ts';
import { countChats } from '#backend/guests/chats/chat-repository.ts';
import { functionRows } from '#backend/guests/function-guests.ts';
import { findFunctions, type FunctionRow } from '#backend/events/functions/service.ts';
import { found } from '#backend/events/functions/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { findOrganiser } from '#backend/guests/invitations/delivery-repository.ts';
import { readReach } from '#backend/guests/invitations/channel-choice.ts';
import { invitingWords, languageOf } from '#backend/guests/invitations/inviting-words.ts';
import { reminderLink } from '#backend/guests/invitations/message-links.ts';
import { findCandidates, findSent, findSettings } from './repository.ts';
import { sampleOf } from '#backend/guests/invitations/sample-message.ts';
import { decideReminders, whyNotNow, type Decided } from './service.ts';
import { nextReminders, replyByOf } from '#backend/guests/reminder-dates.ts';
import { decideMessage } from './who.ts';

const PAGE = 50;

/** Those of an audience, of the event or of one function, whom a filter finds, with whether a message of the organiser reaches them. */
export async function decideMessages(
  ctx: Context,
  db: Context['db'],
  event: EventRow,
  to: Audience,
  { of, filter }: { of: FunctionRow | null; filter: GuestFilter },
): Promise<Decided[]> {
  const guests = await findCandidates(db, event.id, to, { of, which: { filter } });
  const reach = await readReach(db, ctx.env, event.id, guests);
  return guests.map((guest) => ({ ...guest, ...decideMessage(guest, reach) }));
}

/** The function a message is for; null for the whole event. @throws {Problem} 404 once it is deleted */
export async function requestedFunction(
  db: Context['db'],
  event: EventRow,
  functionId: string,
): Promise<FunctionRow | null> {
  return functionId ? found(await findFunctions(db, event.id), functionId) : null;
}

/** How many get it, and how many do not and why. */
export function countReach(decided: readonly Decided[]): ReachCounts {
  const reasonCounts: Partial<Record<UnreachedReason, number>> = {};
  for (const { why } of decided) if (why) reasonCounts[why] = (reasonCounts[why] ?? 0) + 1;
  return { told: decided.filter(({ chosen }) => chosen).length, notTold: reasonCounts };
}

/**
 * All an organiser needs before anything is sent: the date, the days, who would get a
 * reminder now and how it reads, and what became of those before.
 *
 * @throws {Problem} 403 for a guest, 404 for others
 */
export async function getReminders(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  filter: GuestFilter,
): Promise<Reminders> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const { plan, days_before: daysBefore, saved_at: savedAt, done } = await findSettings(ctx.db, eventId);
  const replyBy = replyByOf(event);
  const allowed = hasGuestMessaging(plan);
  const pending = await decideReminders(ctx, ctx.db, event, { filter });
  const next =
    allowed && event.status === 'active' && replyBy !== null && savedAt !== null
      ? nextReminders(
          {
            replyBy,
            timeZone: event.time_zone,
            daysBefore: daysBefore ?? [],
            savedAt,
            startsAt: event.starts_at,
          },
          done,
          ctx.now(),
        )
      : null;
  const functions = await functionRows(ctx.db, event.id);
  const audiences: Partial<Reminders['audiences']> = {};
  for (const to of audience.options)
    audiences[to] = countReach(await decideMessages(ctx, ctx.db, event, to, { of: null, filter }));
  return {
    replyBy: event.reply_by ?? '',
    daysBefore: daysBefore ?? [],
    allowed,
    closedNow: whyNotNow(event, ctx.now()),
    nextAt: next?.toISOString() ?? null,
    pending: pending.length,
    reminder: countReach(pending),
    audiences: audiences as Reminders['audiences'],
    functions: functions.map(({ id, name }) => ({ _id: id, name })),
    sample: await sampleOf(
      ctx,
      event,
      'reminder',
      functions.filter(({ everyone }) => everyone),
    ),
    sent: await findSent(ctx.db, eventId),
    openChats: (await countChats(ctx.db, eventId)).open,
  };
}

/** Who would get it and who would not, page by page; those who would come first. Links that answer for a guest are for those who may. */
export async function listRecipients(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { to, functionId, page, ...filter }: z.output<typeof recipientsQuery>,
): Promise<z.infer<typeof recipients>> {
  const { event, relation } = await accessAsHost(
    ctx.db,
    eventId,
    viewer,
    'view',
    eventWords.organisersOnlyInvitations,
  );
  const of = to === 'reminder' ? null : await requestedFunction(ctx.db, event, functionId);
  const decided =
    to === 'reminder'
      ? await decideReminders(ctx, ctx.db, event, { filter })
      : await decideMessages(ctx, ctx.db, event, to, { of, filter });
  const ordered = [...decided.filter(({ chosen }) => chosen), ...decided.filter(({ chosen }) => !chosen)];
  const organiser = await findOrganiser(ctx.db, event.organiser_id);
  return {
    items: ordered
      .slice((page - 1) * PAGE, page * PAGE)
      .map((guest) =>
        present(
          guest,
          to === 'reminder' && guest.why === 'link' && mayEdit(relation)
            ? linkOf(ctx, event, organiser, guest)
            : '',
        ),
      ),
    total: ordered.length,
    page,
    pages: Math.ceil(ordered.length / PAGE),
    functionName: of?.name ?? '',
  };
}

const linkOf = (
  ctx: Context,
  event: EventRow,
  organiser: { first_name: string; last_name: string },
  guest: Decided,
) =>
  event.status === 'active' && event.starts_at > ctx.now()
    ? reminderLink(ctx.env.APP_URL, invitingWords(event, organiser, languageOf(guest, event)), guest)
    : '';

function present(guest: Decided, whatsapp: string): Recipient {
  const channel = guest.chosen?.channel;
  return {
    _id: guest.id,
    firstName: guest.first_name,
    lastName: guest.last_name,
    email: guest.email,
    phone: guest.phone,
    channel: channel === undefined || channel === 'phone' ? null : channel,
    why: guest.why,
    whatsapp,
  };
}
