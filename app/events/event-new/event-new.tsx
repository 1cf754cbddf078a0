import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';
import type { PageMeta } from '#app/server/route-types.ts';
import { doWhatWasPressed } from '#app/events/event-new/presses.server.ts';
import { workOf } from '#app/events/event-new/work.server.ts';
import { eventTypeOf } from '#app/events/event-new/draft-entries.server.ts';
import { EventForm } from '#app/events/event-new/event-form.tsx';
import { PlanAllows, PlanNote } from '#app/events/plan-room.tsx';
import { readView } from '#app/events/event-new/view.server.ts';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { readUpload } from '#app/forms/upload-form.server.ts';
import * as creationMessages from '#messages/events/creation/en.ts';
import * as fileMessages from '#messages/guests/file/en.ts';

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: data ? creationMessages.pageTitle(data.typeName) : creationMessages.pageTitleUnknown },
];

export const loader = ({ request, params }: LoaderFunctionArgs) => readView(request, eventTypeOf(params));

/** Bytes: a guest list of 10 MB and a handful of pictures of 5 MB. */
const LARGEST_FORM = 48 * 1024 * 1024;

export async function action({ request, params }: ActionFunctionArgs) {
  const eventType = eventTypeOf(params);
  const form = await readUpload(request, LARGEST_FORM, fileMessages.formTooLarge);
  return doWhatWasPressed(workOf(request, eventType, form));
}

/** A refused creation may have changed the draft on the way: a guest added, a file read. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined || defaultShouldRevalidate;

export default function EventNew() {
  const view = useLoaderData<typeof loader>();
  return (
    <Page width="wide">
      <PageHeader title={creationMessages.title(view.typeName)} description={creationMessages.intro} />
      {view.room ? <PlanAllows room={view.room} className="mb-4" /> : null}
      <PlanNote room={view.room} inForm className="mb-6" />
      <EventForm key={view.eventType} view={view} />
    </Page>
  );
}
