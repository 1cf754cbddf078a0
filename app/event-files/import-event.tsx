import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend, requireUser } from '#app/server/backend.server.ts';
import { PlanNote } from '#app/events/plan-room.tsx';
import { useAddressOfWriter } from '#app/frame/writer-field.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import { Card } from '#app/ui/card.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { EVENT_FILE_MAX_BYTES } from '#contract/events/event-file-limits.ts';
import * as transferWords from '#messages/events/transfer/en.ts';

export const meta: PageMeta = () => [{ title: transferWords.importPageTitle }];

export async function loader({ request }: RouteArgs) {
  await requireUser(request);
  const room = await backend(request).load('getPlanRoom', {});
  return { room, notice: await readFlash(request) };
}

export async function action({ request }: RouteArgs) {
  const result = await backend(request).send('readEventFile', { form: request });
  if (result.ok) return redirect(`/import-event/${result.data.import._id}`, 303);
  return data({ problem: result.error.message }, { status: result.status });
}

const FIELD = 'event-file';

/** Where somebody chooses the file of an event. What is in it comes before anything is made of it. */
export default function ImportEvent() {
  const { room, notice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const problem = answer?.problem;
  // the file is passed on as it comes: nothing of the form is read before
  const address = useAddressOfWriter('/import-event');
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={transferWords.importTitle}
        description={transferWords.importLead}
        back={<BackLink to="/organised-events">{transferWords.backToEvents}</BackLink>}
      />
      <FlashMessage notice={notice} />
      <PlanNote room={room} />
      <Card>
        <Form method="post" action={address} encType="multipart/form-data" className="stack">
          <FormErrors
            errors={problem ? [{ id: FIELD, label: transferWords.fileLabel, message: problem }] : []}
            lastResult={answer}
          />
          <FileField
            id={FIELD}
            name="file"
            required
            label={transferWords.fileLabel}
            help={transferWords.fileHelp(EVENT_FILE_MAX_BYTES / 1024 / 1024)}
            errors={problem ? [problem] : []}
          />
          <div>
            <FormButton pendingLabel={transferWords.reading}>{transferWords.readFile}</FormButton>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
