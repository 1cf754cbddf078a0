import type { ChannelWish } from '#contract/guests/invitations.ts';
import { chooseDelivery, type ChosenDelivery, type Reach } from './channel-choice.ts';
import type { GuestToInvite } from './invitee-repository.ts';

/**
 * How one guest gets the invitation when it is sent now, or why not: one is under way, they got it again
 * minutes ago, or there is no way to reach them as wished. `paused` holds the addresses that may not get
 * another yet.
 */
export function decideInvitation(
  guest: GuestToInvite,
  wish: ChannelWish,
  reach: Reach,
  paused: ReadonlyMap<string, Date>,
): ChosenDelivery | 'under-way' | 'too-soon' | 'unreachable' {
  if (!guest.email && !guest.phone) return 'unreachable';
  if (guest.last_status === 'queued' || guest.last_status === 'sending') return 'under-way';
  const chosen = chooseDelivery(guest, wish, reach);
  if (!chosen) return 'unreachable';
  if (chosen.status !== 'queued') return chosen;
  // a new link has to reach them, however lately the old one went out: it waits for the pause to end
  if (!guest.link_outdated && paused.has(chosen.channel === 'email' ? guest.email : guest.phone))
    return 'too-soon';
  return chosen;
}
