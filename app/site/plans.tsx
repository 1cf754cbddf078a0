import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { planLimits, type Plan } from '#contract/accounts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Glyph } from '#app/ui/glyph.tsx';

interface PlanShown {
  plan: Plan;
  name: string;
  contents: readonly string[];
}

/** The plans of spec section 1; only Basic can be had. */
const plans: readonly PlanShown[] = [
  {
    plan: 'basic',
    name: 'Basic',
    contents: [
      `Up to ${planLimits.basic.eventsPerYear} events per year`,
      `Up to ${planLimits.basic.guestsPerEvent} guests per event`,
      'Basic registry',
      'E-mail invitations',
    ],
  },
  {
    plan: 'premium',
    name: 'Premium',
    contents: [
      'Unlimited events',
      `Up to ${planLimits.premium.guestsPerEvent} guests per event`,
      'Advanced registry',
      'Custom invitations',
      'Guest messaging',
      'Reminders',
    ],
  },
  {
    plan: 'professional',
    name: 'Professional',
    contents: ['Unlimited events and guests', 'Custom branding', 'Priority support', 'Analytics', 'Team collaboration'],
  },
];

/** The pricing table. `start` is the way in, under the plan that can be had. */
export function Plans({ start }: { start?: ReactNode }) {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {plans.map(({ plan, name, contents }) => {
        const free = plan === 'basic';
        return (
          <li key={plan} className="card grid grid-rows-[auto_1fr_auto] gap-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-xl">{name}</h3>
              <Badge tone={free ? 'yes' : 'plain'}>{free ? 'Free' : 'Coming soon'}</Badge>
            </div>
            <ul className="grid content-start gap-2">
              {contents.map((item) => (
                <li key={item} className="flex gap-2">
                  <span className="mt-1 text-peacock">
                    <Glyph name="check" size={16} />
                  </span>
                  {item}
                </li>
              ))}
            </ul>
            <div>
              {free ? (
                start
              ) : (
                <Link to="/contact?topic=sales" className="inline-flex min-h-11 items-center" aria-label={`Contact sales about ${name}`}>
                  Contact sales
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
