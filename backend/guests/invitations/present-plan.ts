import type { SendingState } from '#contract/guests/invitations.ts';
import type { findSendingPlan } from './sending-plan-repository.ts';

/** When invitations go out by themselves, as hosts read it. */
export const presentPlan = (
  plan: Awaited<ReturnType<typeof findSendingPlan>> | null,
): SendingState['planned'] => (plan ? { at: plan.send_at.toISOString(), channel: plan.channel } : null);
