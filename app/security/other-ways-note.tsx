import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import * as waysInWords from '#messages/security/ways-in/en.ts';

/** Asks whoever is new in an account that opens in other ways, too, whose those are. Else nothing. */
export function OtherWaysNote({ isAsked }: { isAsked: boolean }) {
  return isAsked ? (
    <Alert live={false} title={waysInWords.noteTitle} className="mb-6">
      <p>{waysInWords.noteText}</p>
      <p className="mt-3">
        <ButtonLink to="/security/ways-in" variant="secondary">
          {waysInWords.open}
        </ButtonLink>
      </p>
    </Alert>
  ) : null;
}
