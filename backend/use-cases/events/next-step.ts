import type { ComingEvent, NextStep } from '#contract/events/coming-events.ts';
import type { HostRole } from '#contract/common/host-roles.ts';
import { mayEdit } from '#contract/common/host-roles.ts';

/** What a host would do next, the first that applies (`nextSteps` in the contract says what each means). */
export function nextStepOf({
  guests,
  hasDesign,
  role,
  toThank,
  hasBegun,
}: {
  guests: ComingEvent['guests'];
  hasDesign: boolean;
  /** How somebody helps; null for the owner. */
  role: HostRole | null;
  /** How many who gave are still to be thanked. */
  toThank: number;
  hasBegun: boolean;
}): NextStep {
  if (!mayEdit(role ?? 'organiser')) return 'ready';
  if (hasBegun && toThank > 0) return 'thank';
  if (guests.total === 0) return 'add-guests';
  // once somebody was invited, the design was left out on purpose
  if (!hasDesign && guests.notInvited === guests.total) return 'choose-design';
  if (guests.sendable > 0) return 'invite';
  if (guests.undelivered > 0) return 'undelivered';
  // whom nobody can write to, nobody waits for
  if (guests.pending > guests.unreachable) return 'waiting';
  return toThank > 0 ? 'thank' : 'ready';
}
