import { Link } from '@remix-run/react';
import { ContributionFacts } from '#app/collaboration/contribution-facts.tsx';
import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { Card } from '#app/ui/card.tsx';

/** What the viewer gave for the gift, each with a way to take it back while that is allowed. */
export function OwnContributions({ view: { event, gift, contributions, moreContributions } }: { view: GiftTogether }) {
  if (contributions.length === 0) return null;
  const all = `/event/${event.id}/gift/${gift.id}/contributions`;
  return (
    <Card title="What you gave">
      <ul className="divide-y divide-line">
        {contributions.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <ContributionFacts contribution={each} />
            {each.withdrawUntil ? (
              <Link to={`${all}/${each.id}/withdraw`} discover="none" className="btn btn-secondary">
                Withdraw<span className="vh"> {each.amount}</span>
              </Link>
            ) : null}
            {each.withdrawUntil ? <p className="basis-full text-sm text-ink-soft">You can take it back until {each.withdrawUntil}.</p> : null}
          </li>
        ))}
      </ul>
      {moreContributions ? (
        <Link to={`${all}?page=2`} discover="none" className="btn btn-quiet">
          Earlier contributions
        </Link>
      ) : null}
    </Card>
  );
}
