import { data } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { formatEventDate, formatEventMoment } from '#contract/common/format.ts';
import type { EventImport } from '#contract/events/event-file.ts';
import * as transferWords from '#messages/events/transfer/en.ts';

export const meta: PageMeta<typeof loader> = ({ data: found }) => [
  {
    title: found ? transferWords.reviewPageTitle(found.file.eventName) : transferWords.reviewPageTitleUnknown,
  },
];

export async function loader({ request, params }: RouteArgs<'importId'>) {
  const { import: file } = await backend(request).load('getEventImport', { params });
  return { file };
}

export async function action({ request, params }: RouteArgs<'importId'>) {
  const form = await readForm(request);
  const result = await backend(request).send('makeImportedEvent', {
    params,
    body: { again: form.get('again') === 'true' },
  });
  if (result.ok) return redirectWithFlash(`/event/${result.data.eventId}/invite`, transferWords.created);
  return data({ problem: result.error.message }, { status: result.status });
}

/** What is in a file that was read, and the button that makes an event of it. */
export default function ImportReview() {
  const { file } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const navigation = useNavigation();
  const creating = navigation.formMethod === 'POST' && !navigation.formAction?.endsWith('/discard');
  const isAgain = file.madeBefore.length > 0;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={transferWords.reviewTitle(file.eventName)} description={formatEventMoment(file)} />
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      {isAgain ? <MadeBefore events={file.madeBefore} /> : null}
      <Card title={transferWords.foundTitle}>
        <Lines lines={foundIn(file)} />
      </Card>
      <Card title={transferWords.notFoundTitle}>
        <Lines
          lines={[
            ...transferWords.notBrought,
            ...(file.premiumLeftOut ? [transferWords.premiumLeftOut] : []),
          ]}
        />
      </Card>
      {file.status === 'cancelled' ? (
        <p>{transferWords.isCancelled}</p>
      ) : file.isPast ? (
        <p>{transferWords.isPast}</p>
      ) : null}
      <p>
        <strong>{transferWords.nothingSent}</strong>{' '}
        <span className="text-ink-soft">{transferWords.keptUntil(dayOf(file.keptUntil))}</span>
      </p>
      <div className="row">
        <Form method="post">
          <input type="hidden" name="again" value={String(isAgain)} />
          <Button pending={creating} pendingLabel={transferWords.creating}>
            {isAgain ? transferWords.createAgain : transferWords.createIt}
          </Button>
        </Form>
        <Form method="post" action={`/import-event/${file._id}/discard`}>
          <Button variant="secondary">{transferWords.discard}</Button>
        </Form>
      </div>
    </Page>
  );
}

function MadeBefore({ events }: { events: EventImport['madeBefore'] }) {
  return (
    <Alert live={false} title={transferWords.madeBeforeTitle}>
      {events.map(({ _id, eventName }) => (
        <span key={_id} className="block">
          <Link to={`/event/${_id}`} reloadDocument>
            {eventName}
          </Link>
        </span>
      ))}
      {transferWords.madeBeforeHint}
    </Alert>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="prose list-disc ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What there is none of is not said. */
function foundIn(file: EventImport): string[] {
  const kinds = Object.keys(transferWords.found) as (keyof typeof transferWords.found)[];
  const counted = kinds.flatMap((kind) => (file[kind] > 0 ? [transferWords.found[kind](file[kind])] : []));
  const design = file.premiumLeftOut && file.design === 'ours' ? '' : transferWords.foundDesign[file.design];
  const lines = [...counted, ...(design ? [design] : [])];
  return lines.length > 0 ? lines : [transferWords.foundNothing];
}

/** In India, where the audience is. */
const dayOf = (instant: string) => formatEventDate({ startsAt: instant, timeZone: 'Asia/Kolkata' }, 'short');
