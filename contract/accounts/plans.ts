/** Plans of spec section 1, apart from the schemas for the same reason as `event-types.ts`. */
export const plans = ['basic', 'premium', 'professional'] as const;
export type Plan = (typeof plans)[number];

/** What each plan allows (spec section 1); `null` means without limit. */
export const planLimits = {
  basic: { eventsPerYear: 3, guestsPerEvent: 50 },
  premium: { eventsPerYear: null, guestsPerEvent: 200 },
  professional: { eventsPerYear: null, guestsPerEvent: null },
} as const satisfies Record<Plan, { eventsPerYear: number | null; guestsPerEvent: number | null }>;
