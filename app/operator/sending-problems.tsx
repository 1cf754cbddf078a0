import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { ConsoleList } from '#app/operator/console-list.tsx';
import { consoleMeta, ConsolePage } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { actAddress, factsOf, viewList } from '#app/operator/list-view.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { problemLists, problemsQuery } from '#contract/operator/console.ts';

export const meta = consoleMeta;

export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  const said = console.words.problems;
  const query = queryOf(request, problemsQuery);
  const list = await console.load('listSendingProblems', { query });
  const labels = {
    stopped: { count: said.refused, at: said.since },
    waiting: { count: said.waits, at: said.last },
    events: { count: said.notArrived, at: said.latest },
  }[query.list];
  const view = viewList(request, console, {
    said,
    list,
    kinds: {
      label: said.lists,
      tabs: problemLists.map((name) => ({
        to: `?list=${name}`,
        label: said[name],
        current: name === query.list,
      })),
    },
    show: ({ organiser, event, because, count, of, at, lookedAt }) => ({
      key: event ?? organiser,
      title: event ?? organiser,
      badge: because ? { tone: 'no', text: said[because] } : undefined,
      facts: factsOf([
        [labels.count, of === null ? String(count) : said.outOf(count, of)],
        [labels.at, console.moment(at)],
        [said.organiser, event ? organiser : null],
        [said.lookedAt, lookedAt && console.moment(lookedAt)],
      ]),
      links:
        query.list === 'events'
          ? []
          : [
              {
                to: actAddress('release_sending', organiser),
                label: query.list === 'stopped' ? said.release : said.releaseWaiting,
              },
              ...(query.list === 'stopped'
                ? [{ to: actAddress('keep_stopped', organiser), label: said.keep }]
                : []),
            ],
    }),
  });
  return data({ ...(await console.frameOf(said.title, said.lead)), view }, { headers: console.headers });
}

/** Organisers whose sending is stopped or waits, and events whose mails did not arrive. */
export default function SendingProblemsPage() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <ConsolePage>
      <ConsoleList view={view} />
    </ConsolePage>
  );
}
