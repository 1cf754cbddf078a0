import { Link } from '@remix-run/react';
import type { ContributionView } from '#app/collaboration/contributions.server.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';
import * as removalWords from '#messages/collaboration/removal/en.ts';

const tones: Record<ContributionView['state'], BadgeTone> = {
  paid: 'yes',
  returning: 'neutral',
  returned: 'plain',
  return_failed: 'no',
};

/** When something was given, how much, and what became of it. */
export function ContributionDetails({ contribution, who }: { contribution: ContributionView; who?: string }) {
  const { amount, day, state, stateWords, blessing, returned } = contribution;
  return (
    <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
      {who ? <p className="font-semibold">{who}</p> : null}
      <p className="row gap-2">
        {amount} <Badge tone={tones[state]}>{stateWords}</Badge>
      </p>
      <p className="text-sm text-ink-soft">{day}</p>
      {blessing ? <p className="mt-1 whitespace-pre-line">{togetherWords.quoted(blessing)}</p> : null}
      {returned ? <p className="text-sm">{togetherWords.returnedPart(returned)}</p> : null}
    </div>
  );
}

interface ContributionRowsProps {
  contributions: readonly ContributionView[];
  /** Where the page of each begins. */
  page: string;
  /** Where the page of each giver begins, for whoever may take one off. */
  people?: string;
  /** Whether they are several people's, who are then named. */
  names?: boolean;
  /** Whether it is said until when each can be taken back. */
  tellsUntil?: boolean;
}

/** Contributions, each with a way to take it back while that is allowed. */
export function ContributionRows({
  contributions,
  page,
  people,
  names = false,
  tellsUntil = false,
}: ContributionRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {contributions.map((each) => (
        <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <ContributionDetails contribution={each} {...(names ? { who: each.who } : {})} />
          {each.withdrawUntil ? (
            <Link to={`${page}/${each.id}/withdraw`} discover="none" className="btn btn-secondary">
              <RichText text={togetherWords.withdrawLink(each.amount)} />
            </Link>
          ) : null}
          {each.removable && people ? (
            <Link to={`${people}/${each.removable}/remove`} discover="none" className="btn btn-quiet">
              <RichText text={removalWords.removeOne(each.who)} />
            </Link>
          ) : null}
          {each.withdrawUntil && tellsUntil ? (
            <p className="basis-full text-sm text-ink-soft">
              {togetherWords.withdrawUntil(each.withdrawUntil)}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
