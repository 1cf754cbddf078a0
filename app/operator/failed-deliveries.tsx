import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { ConsoleList } from '#app/operator/console-list.tsx';
import { consoleMeta, ConsolePage } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { actAddress, factsOf, viewList } from '#app/operator/list-view.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { consolePage } from '#contract/operator/console.ts';

export const meta = consoleMeta;

export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  const said = console.words.deliveries;
  const kinds: Record<string, string> = said.kinds;
  const channels: Record<string, string> = said.channels;
  const list = await console.load('listFailedDeliveries', { query: queryOf(request, consolePage) });
  const view = viewList(request, console, {
    said,
    list,
    show: ({ _id, event, kind, channel, status, error, at, again }) => ({
      key: _id,
      title: [kinds[kind] ?? kind, channels[channel] ?? channel].join(' · '),
      badge: { tone: 'no', text: said[status] },
      facts: factsOf([
        [said.at, console.moment(at)],
        [said.event, event],
        [said.number, _id],
      ]),
      note: { text: error, lang: 'en' },
      links: again ? [{ to: actAddress('retry_delivery', _id), label: said.retry }] : [],
    }),
  });
  return data({ ...(await console.frameOf(said.title, said.lead)), view }, { headers: console.headers });
}

/** Mails and messages to guests that did not arrive. */
export default function FailedDeliveriesPage() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <ConsolePage>
      <ConsoleList view={view} />
    </ConsolePage>
  );
}
