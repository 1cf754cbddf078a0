import type { z } from 'zod/v4';
import type { ChannelWish, sendInvitations as sendForm, sendOutcome } from '#contract/guests/invitations.ts';
import * as words from '#messages/invitations/en.ts';
import * as sendingWords from '#messages/sending/en.ts';
import * as messageWords from '#messages/messages/pages/en.ts';
import type { Context } from '#backend/platform/context.ts';
import { notFound } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { chooseDelivery, readReach, type ChosenDelivery, type Reach } from './channel-choice.ts';
import { findGuestsToInvite, lockEventToInvite, type GuestToInvite } from './invitee-repository.ts';
import { beginInviting, requireOpenForInvitations } from './opening.ts';
import { queueDeliveries } from './service.ts';

type Form = z.output<typeof sendForm>;
type Outcome = z.output<typeof sendOutcome>;

/** A guest gets the same invitation again at most once in this time. */
const RESEND_PAUSE_MS = 10 * 60 * 1000;

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
export async function sendInvitations(ctx: Context, viewer: SignedIn, eventId: string, { guests: which, channel }: Form): Promise<Outcome> {
  await beginInviting(ctx, viewer, eventId);
  return ctx.db.transaction().execute(async (tx) => {
    await requireOpenForInvitations(ctx, tx, await lockEventToInvite(tx, eventId));
    const guests = await findGuestsToInvite(tx, eventId, which);
    if (guests.length === 0 && Array.isArray(which)) throw notFound(words.noneLeftOnList);
    const reach = await readReach(tx, ctx.env, eventId, guests);

    const counts: Record<Decision, number> = { queued: 0, link_ready: 0, unsubscribed: 0, 'under-way': 0, 'too-soon': 0, unreachable: 0 };
    const wishes = [];
    for (const guest of guests) {
      const chosen = decide(guest, channel, reach, ctx.now());
      counts[typeof chosen === 'string' ? chosen : chosen.status] += 1;
      if (typeof chosen === 'object') wishes.push({ guest: { ...guest, event_id: eventId }, kind: 'invitation' as const, chosen });
    }
    const waiting = (await queueDeliveries(ctx, tx, wishes)).size;
    return {
      success: counts.queued + counts.link_ready > 0,
      message: [wording(counts, which, channel), waiting > 0 ? sendingWords.waiting(waiting) : ''].filter(Boolean).join(' '),
      queued: counts.queued,
      linkReady: counts.link_ready,
    };
  });
}

function decide(guest: GuestToInvite, wish: ChannelWish, reach: Reach, now: Date): ChosenDelivery | 'under-way' | 'too-soon' | 'unreachable' {
  if (!guest.email && !guest.phone) return 'unreachable';
  if (guest.last_status === 'queued' || guest.last_status === 'sending') return 'under-way';
  const chosen = chooseDelivery(guest, wish, reach);
  if (!chosen) return 'unreachable';
  if (chosen.status !== 'queued') return chosen;
  // a new link has to reach them, however lately the old one went out
  const again = !guest.link_outdated && guest.last_channel === chosen.channel && guest.last_address === (chosen.channel === 'email' ? guest.email : guest.phone) && (guest.times ?? 0) > 1;
  if (again && guest.last_at && now.getTime() - guest.last_at.getTime() < RESEND_PAUSE_MS) return 'too-soon';
  return chosen;
}

function wording(counts: Record<Decision, number>, which: Form['guests'], channel: ChannelWish): string {
  const outcomes = {
    ...words.sendOutcomes,
    ...(channel === 'whatsapp' || channel === 'sms' ? { unsubscribed: messageWords.stopped } : {}),
    ...(channel === 'auto' ? {} : { unreachable: messageWords.notReachable }),
  };
  const said = decisions.filter((decision) => counts[decision] > 0).map((decision) => outcomes[decision](counts[decision]));
  if (said.length > 0) return said.join(' ');
  return which === 'not-invited' ? words.allInvited : words.allDelivered;
}
