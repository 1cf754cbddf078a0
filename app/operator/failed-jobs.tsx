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
  return data({ ...(await console.frameOf(texts.title, texts.lead)), view }, { headers: console.headers });
}

/** Jobs that failed for good. */
export default function FailedJobsPage() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <ConsolePage>
      <ConsoleList view={view} />
    </ConsolePage>
  );
}
