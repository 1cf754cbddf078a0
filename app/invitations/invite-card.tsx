import type { InviteAnswer } from '#app/invitations/add-invitees.server.ts';
import { InviteForm } from '#app/invitations/invite-form.tsx';
import { InviteResults } from '#app/invitations/invite-results.tsx';
import { Glyph } from '#app/ui/glyph.tsx';
import * as words from '#messages/invitations/en.ts';

interface InviteCardProps {
  answer: InviteAnswer | undefined;
  requestId: string;
  /** True while the list is empty: then inviting is what the page is about. */
  firstGuests: boolean;
  canMessage: boolean;
}

/** What became of the last sending, and the form for the next. Folded away below a guest list until it is wanted. */
export function InviteCard({ answer, requestId, firstGuests, canMessage }: InviteCardProps) {
  return (
    <>
      {answer?.results ? <InviteResults results={answer.results} /> : null}
      <details className="card group" open={firstGuests || answer !== undefined} data-print="no">
        <summary className="-m-3 flex min-h-11 items-center justify-between gap-4 rounded-lg p-3 [&::-webkit-details-marker]:hidden">
          <h2 className="text-xl">{firstGuests ? words.inviteFirst : words.inviteMore}</h2>
          <span className="group-open:rotate-180">
            <Glyph name="down" />
          </span>
        </summary>
        <div className="mt-4">
          <InviteForm answer={answer} requestId={requestId} canMessage={canMessage} />
        </div>
      </details>
    </>
  );
}
