import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CheckList } from '#app/site/check-list.tsx';
import type { PlansView } from '#app/site/plan-contents.ts';
import { Badge } from '#app/ui/badge.tsx';

/** The pricing table. `start` is the way in, under the plan that can be had. */
export function Plans({ view, start }: { view: PlansView; start?: ReactNode }) {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {view.plans.map(({ plan, name, contents, isFree, contact }) => (
        <li key={plan} className="card grid grid-rows-[auto_1fr_auto] gap-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-xl">{name}</h3>
            <Badge tone={isFree ? 'yes' : 'plain'}>{isFree ? view.free : view.comingSoon}</Badge>
          </div>
          <CheckList items={contents} />
          <div>
            {isFree ? (
              start
            ) : (
              <Link
                to="/contact?topic=sales"
                className="inline-flex min-h-11 items-center"
                aria-label={contact}
              >
                {view.contactSales}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
