import type { ContributionView } from '#app/collaboration/contributions.server.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';

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
