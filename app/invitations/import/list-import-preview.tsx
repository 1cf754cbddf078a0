import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { ColumnChoices, FileNotes } from '#app/guest-list-file/column-choices.tsx';
import { FoundRows, ListsRead, RowSentences, UnusedColumns } from '#app/guest-list-file/found-rows.tsx';
import { HelpingLine } from '#app/hosting/helping-line.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { AddFound } from '#app/invitations/import/add-found.tsx';
import { addImport, loadImport, readImportAgain } from '#app/invitations/import/import-preview.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { formatInstant } from '#contract/common/format.ts';
import * as eventWords from '#messages/events/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import * as importWords from '#messages/guests/import/en.ts';

export const handle: EventPageHandle = { part: 'guests', denied: eventWords.organisersOnlyInvitations };

export const meta: PageMeta<typeof loader> = ({ data: found }) => [
  { title: found ? importWords.importPageTitle(found.event.eventName) : importWords.importPageTitleUnknown },
];

export async function loader({ request, params: { eventId, importId } }: RouteArgs<'eventId' | 'importId'>) {
  const { event, host } = await loadHosted(request, eventId, { toEdit: true });
  const { planned, ...file } = await loadImport(request, { eventId, importId });
  return {
    event,
    host,
    file,
    planned: planned ? formatInstant(planned.at, event.timeZone) : '',
    closed: sentenceOfClosed(event),
  };
}

export async function action({ request, params: { eventId, importId } }: RouteArgs<'eventId' | 'importId'>) {
  const form = await readForm(request);
  if (form.has('read-again')) return readImportAgain(request, { eventId, importId }, form);
  return addImport(request, { eventId, importId }, form);
}

/** What is in a guest list that was read, and the one press that adds who is new and changes who is ticked. */
export default function ListImportPreview() {
  const { event, host, file, planned, closed } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const { counts } = file;
  const changed = counts.additions + counts.replacements;
  const unchanged = counts.listed - changed;
  return (
    <Page width="form" className="stack">
      <PageHeader
        title={importWords.importTitle}
        event={event.eventName}
        back={<Link to={`/event/${event._id}/invite`}>{importWords.backToList}</Link>}
      />
      <HelpingLine host={host} />
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <Card title={file.fileName} className="stack">
        <p className="wrap-anywhere">{importWords.foundIn({ ...counts, changed })}</p>
        <ListsRead tables={file.tables} />
        {counts.listed > 0 && counts.absent > 0 ? <p>{importWords.notInFile(counts.absent)}</p> : null}
        <UnusedColumns columns={file.unusedColumns} />
        <FileNotes notes={file.notes} />
        {counts.added > 0 ? (
          <section className="stack gap-2" aria-labelledby="new-guests">
            <h3 id="new-guests" className="text-lg">
              {importWords.newGuests}
            </h3>
            {counts.withFamily > 0 ? <p>{importWords.withFamily(counts.withFamily)}</p> : null}
            <FoundRows rows={file.rows} total={counts.added} />
          </section>
        ) : null}
        <RowSentences
          summary={fileWords.importProblems(counts.toLookAt)}
          label={fileWords.importProblemsLabel}
          sentences={file.problems}
          total={counts.problems}
        />
        <RowSentences
          summary={importWords.onTheList(unchanged, changed > 0)}
          label={importWords.onTheListLabel}
          sentences={file.listed}
          total={unchanged}
          isProblem={false}
        />
        <Form method="post">
          <ColumnChoices key={JSON.stringify(file.tables)} file={file} isOpen={file.asks}>
            <SubmitButton
              name="read-again"
              value="true"
              variant="secondary"
              pendingLabel={fileWords.readingAgain}
            >
              {fileWords.readAgain}
            </SubmitButton>
          </ColumnChoices>
        </Form>
        <AddFound eventId={event._id} file={file} planned={planned} closed={closed} />
      </Card>
    </Page>
  );
}
