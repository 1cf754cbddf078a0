import type { InviteAnswer } from '#app/invitations/add-invitees.server.ts';
import { InviteForm } from '#app/invitations/invite-form.tsx';
import { InviteResults } from '#app/invitations/invite-results.tsx';
import { Fold } from '#app/ui/fold.tsx';
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
      <Fold title={firstGuests ? words.inviteFirst : words.inviteMore} open={firstGuests || answer !== undefined}>
        <InviteForm answer={answer} requestId={requestId} canMessage={canMessage} />
      </Fold>
    </>
  );
}
