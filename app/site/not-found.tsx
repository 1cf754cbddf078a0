import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { EventMissing } from '#app/invited/event-error.tsx';
import { metaOf } from '#app/invited/event-meta.ts';
import { showDeadLink, showProblem } from '#app/invited/read-event.server.ts';
import { readLanguage } from '#app/frame/language.server.ts';
import { notFoundPageTitle } from '#messages/site/pages/en.ts';
import { notFoundWords } from '#messages/site/not-found/by-language.ts';

export const meta: PageMeta<typeof loader> = ({ data: shown }) =>
  shown ? metaOf(shown) : [{ title: notFoundPageTitle }, { name: 'robots', content: 'noindex' }];

/** A personal link that came cut off says what to do about it; anything else is not found, in Hindi where the browser asks for that. */
export async function loader({ request }: RouteArgs) {
  const event = /^\/event\/([\w-]+)\/(?:rsvp|give)(?:\/|$)/.exec(new URL(request.url).pathname)?.[1];
  if (event) return showDeadLink(request, `/event/${event}`);
  const { language } = await readLanguage(request);
  const { title, message, back } = notFoundWords[language];
  if (language !== 'en')
    return showProblem(request, { title, message, back, status: 404, to: '/', number: '' });
  throw data({ message }, { status: 404 });
}

export default function NotFound() {
  return <EventMissing {...useLoaderData<typeof loader>().problem} />;
}
