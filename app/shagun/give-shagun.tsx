import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import type { GivingAnswer } from '#app/collaboration/by-link/giving-form.server.ts';
import { LinkPageHeader } from '#app/collaboration/by-link/link-page-header.tsx';
import { EventError, EventMissing } from '#app/invited/event-error.tsx';
import { metaOf } from '#app/invited/event-meta.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { giveShagunByLink, loadShagunToGive } from '#app/shagun/give-shagun.server.ts';
import { ShagunForm } from '#app/shagun/shagun-form.tsx';
import { Page } from '#app/ui/page.tsx';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { forInvited: true };

export const meta: PageMeta<typeof loader> = ({ data: view }) =>
  view && 'tab' in view ? [{ title: view.tab }, { name: 'robots', content: 'noindex' }] : metaOf(view);

export const loader = ({ request, params }: RouteArgs<'eventId' | 'guestId'>) =>
  loadShagunToGive(request, params);

export async function action({ request, params }: RouteArgs<'eventId' | 'guestId'>) {
  return giveShagunByLink(request, params, await readForm(request));
}

/** A guest gives a shagun by their personal link: an amount, a blessing, and on to pay (docs/decisions/0009). */
export default function GiveShagun() {
  const view = useLoaderData<typeof loader>();
  const answer: GivingAnswer | undefined = useActionData<typeof action>();
  if ('problem' in view) return <EventMissing {...view.problem} />;
  return (
    <Page width="narrow" className="stack">
      <LinkPageHeader {...view} />
      <ShagunForm view={view} answer={answer} />
    </Page>
  );
}

export const ErrorBoundary = EventError;
