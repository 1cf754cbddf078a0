import { ImportLink } from '#app/invitations/import/import-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Download, Share2 } from '#app/ui/icons.tsx';
import { shareInvitation } from '#messages/sharing/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

/** The whole list as a file, on paper for the door, the way to a message for anybody; for who may add guests, a file brought in. */
export function TakeAlong({ eventId, adds }: { eventId: string; adds: boolean }) {
  return (
    <div className="row" data-print="no">
      <ButtonLink to={`/events/${eventId}/guests.csv`} reloadDocument download variant="secondary">
        <Download size={18} aria-hidden /> {invitationWords.exportCsv}
      </ButtonLink>
      {adds ? <ImportLink eventId={eventId} variant="quiet" /> : null}
      <ButtonLink to={`/event/${eventId}/invite/print`} variant="quiet">
        {invitationWords.printList}
      </ButtonLink>
      <ButtonLink to={`/event/${eventId}/invite/share`} variant="quiet">
        <Share2 size={18} aria-hidden /> {shareInvitation}
      </ButtonLink>
    </div>
  );
}
