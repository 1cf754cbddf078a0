import type { RouteArgs } from '#app/server/route-types.ts';
import { consoleMeta } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { actAddress, factsOf, viewList } from '#app/operator/list-view.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { consolePage } from '#contract/operator/console.ts';

export { ConsoleListPage as default } from '#app/operator/console-list.tsx';

export const meta = consoleMeta;

/** Mails and messages to guests that did not arrive. */
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
  return console.page(texts, { view });
}
