import { ButtonLink } from '#app/ui/button.tsx';
import { Upload } from '#app/ui/icons.tsx';
import * as importWords from '#messages/guests/import/en.ts';

/** The way to a guest list from a file. */
export function ImportLink({ eventId, variant }: { eventId: string; variant: 'secondary' | 'quiet' }) {
  return (
    <ButtonLink to={`/event/${eventId}/invite/import`} variant={variant}>
      <Upload size={18} aria-hidden /> {importWords.importList}
    </ButtonLink>
  );
}
