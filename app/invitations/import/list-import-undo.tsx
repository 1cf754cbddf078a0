import { Link, useLoaderData } from '@remix-run/react';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { redirectOrProblem } from '#app/forms/redirect-with-outcome.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { importPageOf } from '#app/invitations/import/import-preview.server.ts';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import type { GuestImportUndo } from '#contract/guests/guest-imports.ts';
import * as importWords from '#messages/guests/import/en.ts';

export const handle: EventPageHandle = { part: 'guests' };

export const meta: PageMeta = () => [{ title: importWords.undoTitle }];

export async function loader({ request, params }: RouteArgs<'eventId' | 'importId'>) {
  await loadHosted(request, params.eventId, { toEdit: true });
  const found = await backend(request).send('getGuestImportUndo', { params });
  if (found.ok) return { undo: found.data, list: `/event/${params.eventId}/invite` };
  if (found.status === 401) throw redirectToSignIn(request);
  throw await redirectWithFlash(importPageOf(params.eventId), { tone: 'info', text: found.error.message });
}

export async function action({ request, params }: RouteArgs<'eventId' | 'importId'>) {
  const form = await readForm(request);
  const result = await backend(request).call('undoGuestImport', {
    params,
    body: { expected: Number(form.get('expected')) },
  });
  return redirectOrProblem(request, `/event/${params.eventId}/invite`, result);
}

/** Asks once more before the guests of a file are off the list, and says who stays and why. */
export default function ListImportUndo() {
  const { undo, list } = useLoaderData<typeof loader>();
  const { removed, staying, stays, updated, keeping, keeps } = undo;
  const title = importWords.undoHeading(removed, updated);
  const who = (
    <>
      {updated > 0 ? <p>{importWords.undoUpdates(updated)}</p> : null}
      <Staying title={importWords.undoStays(staying)} count={staying} guests={stays} />
      <Staying title={importWords.undoKeeps(keeping)} count={keeping} guests={keeps} />
    </>
  );
  if (removed + updated === 0)
    return (
      <Page width="narrow" className="stack">
        <PageHeader title={title} back={<Link to={list}>{importWords.backToList}</Link>} />
        {who}
      </Page>
    );
  return (
    <ConfirmPage
      title={title}
      confirm={{ label: importWords.undoConfirm(removed, updated), pending: importWords.undoing }}
      keep={{ label: importWords.undoKeep, to: list }}
      fields={{ expected: String(removed + updated) }}
    >
      {removed > 0 ? <p>{importWords.undoMeans}</p> : null}
      {who}
    </ConfirmPage>
  );
}

interface StayingProps {
  title: string;
  count: number;
  /** The first of them. */
  guests: GuestImportUndo['stays'];
}

/** Guests of whom something stays, each with why. */
function Staying({ title, count, guests }: StayingProps) {
  if (count === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="list-disc ps-5">
        {guests.map(({ name, why }, index) => (
          // names repeat
          <li key={index} className="wrap-anywhere">
            {importWords.staysBecause(name, why)}
          </li>
        ))}
        {count > guests.length ? <li>{importWords.undoMore(count - guests.length)}</li> : null}
      </ul>
    </>
  );
}
