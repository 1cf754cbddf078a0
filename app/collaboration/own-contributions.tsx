import { Link } from '@remix-run/react';
import { ContributionList } from '#app/collaboration/contribution-details.tsx';
import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { Card } from '#app/ui/card.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
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
      <ContributionList contributions={contributions} page={all} tellsUntil />
      {moreContributions ? (
        <Link to={`${all}?page=2`} discover="none" className="btn btn-quiet">
          {togetherWords.contributionsEarlier}
        </Link>
      ) : null}
    </Card>
  );
}
