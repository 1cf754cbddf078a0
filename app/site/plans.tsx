import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { planLimits, type Plan } from '#contract/accounts/plans.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as accountWords from '#messages/accounts/en.ts';
import * as landingWords from '#messages/site/landing/en.ts';

/** The plans of spec section 1 with what each holds; only Basic can be had. */
const plans: readonly { plan: Plan; contents: readonly string[] }[] = [
  {
    plan: 'basic',
    contents: [
      landingWords.planEvents(planLimits.basic.eventsPerYear),
      landingWords.planGuests(planLimits.basic.guestsPerEvent),
      ...landingWords.basicExtras,
    ],
  },
  {
    plan: 'premium',
    contents: [
      landingWords.planAllEvents,
      landingWords.planGuests(planLimits.premium.guestsPerEvent),
      ...landingWords.premiumExtras,
    ],
  },
  {
    plan: 'professional',
    contents: [landingWords.planAllEventsAndGuests, ...landingWords.professionalExtras],
  },
];

/** The pricing table. `start` is the way in, under the plan that can be had. */
export function Plans({ start }: { start?: ReactNode }) {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {plans.map(({ plan, contents }) => {
        const free = plan === 'basic';
        const name = accountWords.planNames[plan];
        return (
          <li key={plan} className="card grid grid-rows-[auto_1fr_auto] gap-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-xl">{name}</h3>
              <Badge tone={free ? 'yes' : 'plain'}>
                {free ? landingWords.planFree : landingWords.planComingSoon}
              </Badge>
            </div>
            <ul className="grid content-start gap-2">
              {contents.map((item) => (
                <li key={item} className="flex gap-2">
                  <span className="mt-1 text-peacock">
                    <Icon name="check" size={16} />
                  </span>
                  {item}
                </li>
              ))}
            </ul>
            <div>
              {free ? (
                start
              ) : (
                <Link
                  to="/contact?topic=sales"
                  className="inline-flex min-h-11 items-center"
                  aria-label={landingWords.contactSalesAbout(name)}
                >
                  {landingWords.contactSales}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
