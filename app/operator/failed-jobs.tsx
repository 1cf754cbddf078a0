import type { RouteArgs } from '#app/server/route-types.ts';
import { consoleMeta } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { actAddress, factsOf, viewList } from '#app/operator/list-view.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { consolePage } from '#contract/operator/console.ts';

export { ConsoleListPage as default } from '#app/operator/console-list.tsx';

export const meta = consoleMeta;

/** Jobs that failed for good. */
export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  const texts = console.words.jobs;
  const list = await console.load('listFailedJobs', { query: queryOf(request, consolePage) });
  const view = viewList(request, console, {
    texts,
    list,
    show: ({ on, queue, failedAt, tries, again }) => ({
      key: on,
      title: queue,
      facts: factsOf([
        [texts.failedAt, failedAt && console.moment(failedAt)],
        [texts.tries, String(tries)],
        [texts.number, on.slice(queue.length + 1)],
      ]),
      note: again ? undefined : { text: texts.over, lang: console.language },
      links: again ? [{ to: actAddress('retry_job', on), label: texts.retry }] : [],
    }),
  });
  return console.page(texts, { view });
}
