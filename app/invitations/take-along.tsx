import { ButtonLink } from '#app/ui/button.tsx';
import { Download } from '#app/ui/icons.tsx';
import * as words from '#messages/invitations/en.ts';

/** The whole list as a file, and on paper for the door. */
export function TakeAlong({ eventId }: { eventId: string }) {
  return (
    <div className="row" data-print="no">
      <ButtonLink to={`/events/${eventId}/guests.csv`} reloadDocument download variant="secondary">
        <Download size={18} aria-hidden /> {words.exportCsv}
      </ButtonLink>
      <ButtonLink to={`/event/${eventId}/invite/print`} variant="quiet">
        {words.printList}
      </ButtonLink>
    </div>
  );
}
