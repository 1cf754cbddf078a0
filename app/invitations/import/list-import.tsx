import { data, redirect } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useNavigate, useNavigation } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readFlash, type Flash } from '#app/forms/flash.server.ts';
import { GuestListFields } from '#app/guest-list-file/guest-list-fields.tsx';
import { useListUpload } from '#app/guest-list-file/use-list-upload.ts';
import { HelpingLine } from '#app/hosting/helping-line.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { UploadProgress } from '#app/ui/upload-progress.tsx';
import { readUpload } from '#app/forms/upload-form.server.ts';
import { GUEST_LIST_FORM_MAX_BYTES } from '#contract/guests/guest-list-file.ts';
import { formatInstant } from '#contract/common/format.ts';
import type { GuestListImport } from '#contract/guests/guest-imports.ts';
import * as eventWords from '#messages/events/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import * as importWords from '#messages/guests/import/en.ts';

export const handle: EventPageHandle = { part: 'guests', denied: eventWords.organisersOnlyInvitations };

export const meta: PageMeta<typeof loader> = ({ data: found }) => [
  { title: found ? importWords.importPageTitle(found.event.eventName) : importWords.importPageTitleUnknown },
];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const { event, host } = await loadHosted(request, eventId, { toEdit: true });
  const { data: added } = await backend(request).extra('listGuestImports', { params: { eventId } });
  return {
    event,
    host,
    closed: sentenceOfClosed(event),
    notice: await readFlash(request),
    imports: (added?.imports ?? []).map(({ readAt, ...each }) => ({
      ...each,
      day: formatInstant(readAt, event.timeZone),
    })),
  };
}

/** Reads the chosen file, for a browser without scripts; what is in it has an address of its own. */
export async function action({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  // said beside the field, and before any of it is read
  if (Number(request.headers.get('Content-Length')) > GUEST_LIST_FORM_MAX_BYTES)
    return data({ problem: fileWords.tooLarge, pasted: '' }, { status: 413 });
  const form = await readUpload(request, GUEST_LIST_FORM_MAX_BYTES, fileWords.tooLarge);
  const read = await backend(request).send('readGuestImport', { params: { eventId }, form });
  if (read.ok) return redirect(`/event/${eventId}/invite/import/${read.data.import._id}`, 303);
  return data(
    { problem: read.error.message, pasted: String(form.get('pasted') ?? '') },
    { status: read.status },
  );
}

const FIELD = 'guest-list';

/** Where a host chooses a guest list for an event that exists. What is in it comes before anybody is added. */
export default function ListImport() {
  const { event, host, closed, notice, imports } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={importWords.importTitle}
        event={event.eventName}
        back={<Link to={`/event/${event._id}/invite`}>{importWords.backToList}</Link>}
      />
      <HelpingLine host={host} />
      {closed ? (
        <>
          <FlashMessage notice={notice} />
          <Alert tone={event.status === 'cancelled' ? 'error' : 'info'} live={false}>
            {closed}
          </Alert>
        </>
      ) : (
        <Choice eventId={event._id} notice={notice} />
      )}
      {imports.length > 0 ? (
        <Card title={importWords.addedOfLate}>
          <ul className="divide-y divide-line">
            {imports.map(({ _id, added, updated, day }) => (
              <li key={_id} className="row justify-between py-1">
                <span>{importWords.addedOn(added, updated, day)}</span>
                <Link
                  to={`${_id}/undo`}
                  className="inline-flex min-h-11 items-center"
                  aria-label={importWords.undoImportOf(day)}
                >
                  {importWords.undoImport}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </Page>
  );
}

function Choice({ eventId, notice }: { eventId: string; notice: Flash | null }) {
  const navigate = useNavigate();
  const pending = useNavigation().formMethod === 'POST';
  const answer = useActionData<typeof action>();
  const { upload, send, isLatest } = useListUpload<{ import: GuestListImport }>({
    to: `/events/${eventId}/guest-imports`,
    onDone: (read) => navigate(`/event/${eventId}/invite/import/${read.import._id}`),
  });
  const problem = isLatest ? upload.error : answer?.problem;
  return (
    <>
      <FlashMessage notice={isLatest ? null : notice} />
      <Form method="post" encType="multipart/form-data" className="card">
        <fieldset className="stack">
          <legend className="vh">{importWords.importTitle}</legend>
          <p>{importWords.importLead}</p>
          <FormErrors
            errors={problem ? [{ id: FIELD, label: fileWords.importFile, message: problem }] : []}
            lastResult={isLatest ? upload.error : answer}
          />
          <GuestListFields
            id={FIELD}
            name="file"
            familyName="withFamily"
            pastedName="pasted"
            pasted={answer?.pasted}
            errors={problem ? [problem] : []}
          />
          <Button
            className="justify-self-start"
            pending={pending}
            pendingLabel={importWords.reading}
            onClick={send}
            {...(upload.running ? { 'aria-disabled': true } : {})}
          >
            {fileWords.importRead}
          </Button>
          <UploadProgress upload={upload} />
        </fieldset>
      </Form>
    </>
  );
}
