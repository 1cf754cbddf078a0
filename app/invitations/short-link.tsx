import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { EventError, EventMissing } from '#app/invited/event-error.tsx';
import { metaOf } from '#app/invited/event-meta.ts';
import { eventProblem, showDeadLink, showProblem } from '#app/invited/read-event.server.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { inlineStyles: true };

export const meta: PageMeta<typeof loader> = ({ data }) => metaOf(data);

/** The short address in a text message leads to the guest's own link, or says that it no longer works. */
export async function loader({ request, params }: RouteArgs<'key'>) {
  const result = await backend(request).call('openShortLink', { params });
  if (result.ok) {
    return redirect(`${result.data.path}?${new URLSearchParams({ key: params.key }).toString()}`, {
      headers: { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'private, no-store' },
    });
  }
  if (result.status === 404 || result.status === 400) return showDeadLink(request, '/dashboard');
  return showProblem(request, await eventProblem(request, result.status));
}

export default function ShortLink() {
  const { problem } = useLoaderData<typeof loader>();
  return <EventMissing {...problem} />;
}

export const ErrorBoundary = EventError;
