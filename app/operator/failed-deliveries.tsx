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
  const texts = console.words.deliveries;
  const kinds: Record<string, string> = texts.kinds;
  const channels: Record<string, string> = texts.channels;
  const list = await console.load('listFailedDeliveries', { query: queryOf(request, consolePage) });
  const view = viewList(request, console, {
    texts,
    list,
    show: ({ _id, event, kind, channel, status, error, at, again }) => ({
      key: _id,
      title: [kinds[kind] ?? kind, channels[channel] ?? channel].join(' · '),
      badge: { tone: 'no', text: texts[status] },
      facts: factsOf([
        [texts.at, console.moment(at)],
        [texts.event, event],
        [texts.number, _id],
      ]),
      note: { text: error, lang: 'en' },
      links: again ? [{ to: actAddress('retry_delivery', _id), label: texts.retry }] : [],
    }),
  });
  return data({ ...(await console.frameOf(texts.title, texts.lead)), view }, { headers: console.headers });
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
