import { FoundChanges } from '#app/invitations/import/found-changes.tsx';
import type { ShownGuestImport } from '#app/invitations/import/import-preview.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { formatEventDate } from '#contract/common/format.ts';
import * as eventWords from '#messages/events/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import * as importWords from '#messages/guests/import/en.ts';

interface AddFoundProps {
  eventId: string;
  file: ShownGuestImport;
  /** When invitations go out by themselves, in words; empty when none do. */
  planned: string;
  /** Why nobody can be invited any more; null while they can. */
  closed: string | null;
}

/** The buttons below what was found, or why there are none. Nobody is added before one is pressed. */
export function AddFound({ eventId, file, planned, closed }: AddFoundProps) {
  const { counts, keptUntil } = file;
  const why = closed ?? whyNobody(file);
  return (
    <div className="stack">
      {why ? <Alert live={false}>{why}</Alert> : <AddButtons file={file} planned={planned} />}
      <Form method="post" action={`/event/${eventId}/invite/import/${file._id}/discard`} className="row">
        <Button variant={why ? 'secondary' : 'quiet'}>
          {why && !closed ? importWords.anotherFile : fileWords.importDiscard}
        </Button>
      </Form>
      {counts.added + file.changes.length > 0 ? (
        <p className="field-help">{importWords.keptUntil(dayOf(keptUntil))}</p>
      ) : null}
    </div>
  );
}

function AddButtons({ file, planned }: Pick<AddFoundProps, 'file' | 'planned'>) {
  const { counts, changes, hasInvited } = file;
  const { added } = counts;
  const also = changes.length > 0;
  if (!hasInvited || added === 0)
    return (
      <Form method="post" className="stack">
        <FoundChanges file={file} />
        <div className="stack gap-2">
          <div>
            <SubmitButton name="invite" value="false" pendingLabel={fileWords.importAdding}>
              {also ? importWords.addAndUpdate(added) : fileWords.importAdd(added)}
            </SubmitButton>
          </div>
          <p className="field-help">
            {planned && added > 0 ? importWords.sentAsPlanned(planned) : importWords.nothingSent}
          </p>
        </div>
      </Form>
    );
  return (
    <Form method="post" className="stack">
      <FoundChanges file={file} />
      <fieldset className="stack gap-2">
        <legend className="mb-2 font-semibold">{importWords.askToInvite}</legend>
        <div className="row">
          <SubmitButton name="invite" value="true" pendingLabel={fileWords.importAdding}>
            {also ? importWords.inviteAddAndUpdate(added) : importWords.addAndInvite(added)}
          </SubmitButton>
          <SubmitButton name="invite" value="false" variant="secondary" pendingLabel={fileWords.importAdding}>
            {also ? importWords.addLaterAndUpdate(added) : importWords.addOnly(added)}
          </SubmitButton>
        </div>
        {planned ? <p className="field-help">{importWords.whenPlanned(planned)}</p> : null}
      </fieldset>
    </Form>
  );
}

/** Why nobody of the file can be added; null when somebody can. */
function whyNobody({ counts, changes, guestCount, guestLimit }: ShownGuestImport): string | null {
  const { added, listed } = counts;
  if (added === 0 && changes.length > 0) return null;
  if (added === 0) return listed > 0 ? importWords.allListed : importWords.nobodyNew;
  if (!guestLimit || guestCount + added <= guestLimit.limit) return null;
  const { plan, limit } = guestLimit;
  return importWords.tooMany({ plan: eventWords.planNames[plan], limit, guests: guestCount, added });
}

/** In India, where the audience is. */
const dayOf = (instant: string) => formatEventDate({ startsAt: instant, timeZone: 'Asia/Kolkata' }, 'short');
