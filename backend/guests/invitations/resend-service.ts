import type { z } from 'zod/v4';
import type {
  ChannelWish,
  sendInvitationsForm as sendForm,
  sendOutcome,
} from '#contract/guests/invitations.ts';
import { invitationWords } from '#messages/invitations/words.ts';
import { sendingWords } from '#messages/sending/words.ts';
import { messagePageWords } from '#messages/phone-messages/pages/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { notFound } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { pausedAddresses, pauseEnd } from '#backend/messaging/sending/pauses.ts';
import { readReach } from './channel-choice.ts';
import { decideInvitation } from './decide-invitation.ts';
import { findGuestsToInvite } from './invitee-repository.ts';
import { beginSending, lockEventAsHost, requireOpenForInvitations } from './opening.ts';
import { removeSendingPlan } from './sending-plan-repository.ts';
import { queueDeliveries } from './service.ts';

type Form = z.output<typeof sendForm>;
type Outcome = z.output<typeof sendOutcome>;

/** What becomes of one guest's invitation, in the order the message tells it. */
const decisions = ['queued', 'link_ready', 'under-way', 'too-soon', 'unsubscribed', 'unreachable'] as const;
type Decision = (typeof decisions)[number];

/**
 * Sends invitations to guests already on the list, first ones or again. Who has one under
 * way, got one again minutes ago, wants none or cannot be reached is counted in the
 * message and does not stop the others.
 *
 * @throws {Problem} 403, 404 when none of the named guests is on the list, 409, 429
 */
export async function sendInvitations(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  form: Form,
): Promise<Outcome> {
  await beginSending(ctx, viewer, eventId, 'invitations');
  return ctx.db.transaction().execute(async (tx) => {
    await requireOpenForInvitations(ctx, tx, await lockEventAsHost(tx, viewer, eventId));
    // what was to happen later has happened
    if (form.guests === 'not-invited') await removeSendingPlan(tx, eventId);
    return inviteListed(ctx, tx, eventId, form);
  });
}

/**
 * The same in the transaction that holds the event's lock, for who has a right to it and an event that is open.
 *
 * @throws {Problem} 404 when none of the named guests is on the list
 */
export async function inviteListed(
  ctx: Context,
  tx: Db,
  eventId: string,
  { guests: which, channel }: Form,
): Promise<Outcome> {
  const guests = await findGuestsToInvite(tx, eventId, which);
  if (guests.length === 0 && Array.isArray(which)) throw notFound(invitationWords.noneLeftOnList);
  const reach = await readReach(tx, ctx.env, eventId, guests);

  const paused = await pausedAddresses(
    ctx,
    tx,
    { what: 'invitation', eventId },
    guests.flatMap(({ email, phone }) => [email, phone].filter(Boolean)),
  );

  const counts: Record<Decision, number> = {
    queued: 0,
    link_ready: 0,
    unsubscribed: 0,
    'under-way': 0,
    'too-soon': 0,
    unreachable: 0,
  };
  const wishes = [];
  for (const guest of guests) {
    const chosen = decideInvitation(guest, channel, reach, paused);
    counts[typeof chosen === 'string' ? chosen : chosen.status] += 1;
    if (typeof chosen === 'object')
      wishes.push({ guest: { ...guest, event_id: eventId }, kind: 'invitation' as const, chosen });
  }
  const waits = [...(await queueDeliveries(ctx, tx, wishes, paused)).values()];
  const waiting = waits.filter((wait) => !wait.paused).length;
  const held = waits.filter((wait) => wait.paused).map(({ until }) => until.getTime());
  const waitTexts = [
    waiting > 0 ? sendingWords.waiting(waiting) : '',
    held.length > 0 ? sendingWords.pausedInvitations(held.length, pauseEnd(new Date(Math.max(...held)))) : '',
  ];
  const { queued, ...others } = outcomeTexts(counts, channel);
  const remarks = [...Object.values(others), ...waitTexts];
  const nobody = which === 'not-invited' ? invitationWords.allInvited : invitationWords.allDelivered;
  return {
    success: counts.queued + counts.link_ready > 0,
    message: inOneLine(guests.length > 0 ? [queued, ...remarks] : [nobody]),
    remarks: inOneLine(remarks),
    queued: counts.queued,
    linkReady: counts.link_ready,
  };
}

const inOneLine = (sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');

/** What to say of the guests of each decision; empty where there is none. */
function outcomeTexts(counts: Record<Decision, number>, channel: ChannelWish): Record<Decision, string> {
  const outcomes = {
    ...invitationWords.sendOutcomes,
    ...(channel === 'whatsapp' || channel === 'sms' ? { unsubscribed: messagePageWords.stopped } : {}),
    ...(channel === 'auto' ? {} : { unreachable: messagePageWords.notReachable }),
  };
  return Object.fromEntries(
    decisions.map((decision) => [decision, counts[decision] > 0 ? outcomes[decision](counts[decision]) : '']),
  ) as Record<Decision, string>;
}
