import { Link } from '@remix-run/react';
import { ContributionDetails } from '#app/collaboration/contribution-details.tsx';
import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { Card } from '#app/ui/card.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';

/** What the viewer gave for the gift, each with a way to take it back while that is allowed. */
export function OwnContributions({
  view: { event, gift, contributions, moreContributions },
}: {
  view: GiftTogether;
}) {
  if (!contributions) return <MissingPart>{togetherWords.contributionsOwnMissing}</MissingPart>;
  if (contributions.length === 0) return null;
  const all = `/event/${event.id}/gift/${gift.id}/contributions`;
  return (
    <Card title={togetherWords.contributionsOwn}>
      <ul className="divide-y divide-line">
        {contributions.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <ContributionDetails contribution={each} />
            {each.withdrawUntil ? (
              <Link to={`${all}/${each.id}/withdraw`} discover="none" className="btn btn-secondary">
                <RichText text={togetherWords.withdrawLink(each.amount)} />
              </Link>
            ) : null}
            {each.withdrawUntil ? (
              <p className="basis-full text-sm text-ink-soft">
                {togetherWords.withdrawUntil(each.withdrawUntil)}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {moreContributions ? (
        <Link to={`${all}?page=2`} discover="none" className="btn btn-quiet">
          {togetherWords.contributionsEarlier}
        </Link>
      ) : null}
    </Card>
  );
}
