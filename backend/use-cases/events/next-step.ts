import type { ComingEvent, NextStep } from '#contract/events/coming-events.ts';
import type { HostRole } from '#contract/events/host-roles.ts';
import { mayEdit } from '#contract/events/host-roles.ts';

/** What a host would do next, the first that applies (`nextSteps` in the contract says what each means). */
export function nextStepOf({
  guests,
  hasDesign,
  role,
}: {
  guests: ComingEvent['guests'];
  hasDesign: boolean;
  /** How somebody helps; null for the owner. */
  role: HostRole | null;
}): NextStep {
  if (!mayEdit(role ?? 'organiser')) return 'ready';
  if (guests.total === 0) return 'add-guests';
  // once somebody was invited, the design was left out on purpose
  if (!hasDesign && guests.notInvited === guests.total) return 'choose-design';
  if (guests.notInvited > 0) return 'invite';
  if (guests.undelivered > 0) return 'undelivered';
  return guests.pending > 0 ? 'waiting' : 'ready';
}
