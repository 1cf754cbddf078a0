import { GuestSearch } from '#app/hosting/guest-search.tsx';
import type { Choice } from '#app/invitations/merge-choice.server.ts';
import { NameAndContact } from '#app/invitations/name-and-contact.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import type { Likeness } from '#contract/guests/guest-merge.ts';
import * as mergeWords from '#messages/guests/merge/en.ts';

interface MergeChoiceProps {
  event: string;
  /** The guest's own page. */
  page: string;
  choice: Choice;
}

/** Who else on the list is the same person: whoever is likely, and a search for anybody. */
export function MergeChoice({
  event,
  page,
  choice: { name, likely, search, others, isCut },
}: MergeChoiceProps) {
  return (
    <Page width="form" className="stack">
      <PageHeader
        title={mergeWords.otherHeading(name)}
        event={event}
        description={mergeWords.otherLead}
        back={<BackLink to={page}>{mergeWords.backToGuest(name)}</BackLink>}
      />
      {likely.length > 0 ? (
        <Card title={mergeWords.likelyOthers}>
          <Others page={page} name={name} others={likely} />
        </Card>
      ) : null}
      <Card title={mergeWords.searchOthers} className="stack">
        <GuestSearch search={search} words={mergeWords.searchWords} />
        {others === null ? null : (
          <p role="status">
            {others.length > 0 ? mergeWords.othersFound(others.length) : mergeWords.noOther}
          </p>
        )}
        <Others page={page} name={name} others={others ?? []} />
        {isCut ? <p className="text-sm">{mergeWords.firstOthers}</p> : null}
      </Card>
    </Page>
  );
}

interface OthersProps {
  page: string;
  /** Whom they are compared with. */
  name: string;
  others: readonly { _id: string; name: string; email: string; phone: string; likeness?: Likeness }[];
}

function Others({ page, name, others }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {others.map((other) => (
        <li key={other._id} className="row justify-between py-3">
          <div className="min-w-0">
            <NameAndContact {...other} />
            {other.likeness ? <Badge tone="neutral">{mergeWords.why[other.likeness]}</Badge> : null}
          </div>
          <ButtonLink
            to={`${page}/merge?with=${other._id}&from=guest`}
            variant="secondary"
            aria-label={mergeWords.compareNames(name, other.name)}
          >
            {mergeWords.compare}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
