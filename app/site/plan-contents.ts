import { planLimits, type Plan } from '#contract/accounts/plans.ts';
import type { Translation } from '#messages/language.ts';
import type * as english from '#messages/site/landing/en.ts';

type Words = Translation<typeof english>;

/** The plans of spec section 1 with what each holds; only Basic can be had. */
export const viewPlans = (words: Words) => ({
  plans: planContents(words).map(({ plan, contents }) => ({
    plan,
    name: words.planNames[plan],
    contents,
    isFree: plan === 'basic',
    contact: words.contactSalesAbout(words.planNames[plan]),
  })),
  free: words.planFree,
  comingSoon: words.planComingSoon,
  contactSales: words.contactSales,
});

export type PlansView = ReturnType<typeof viewPlans>;

const planContents = (words: Words): { plan: Plan; contents: string[] }[] => [
  {
    plan: 'basic',
    contents: [
      words.planEvents(planLimits.basic.eventsPerYear),
      words.planGuests(planLimits.basic.guestsPerEvent),
      ...Object.values(words.basicExtras),
    ],
  },
  {
    plan: 'premium',
    contents: [
      words.planAllEvents,
      words.planGuests(planLimits.premium.guestsPerEvent),
      ...Object.values(words.premiumExtras),
    ],
  },
  {
    plan: 'professional',
    contents: [words.planAllEventsAndGuests, ...Object.values(words.professionalExtras)],
  },
];
