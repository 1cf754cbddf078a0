import type { RouteArgs } from '#app/server/route-types.ts';
import { consoleMeta } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { actAddress, factsOf, viewList } from '#app/operator/list-view.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { problemLists, problemsQuery } from '#contract/operator/console.ts';

export { ConsoleListPage as default } from '#app/operator/console-list.tsx';

export const meta = consoleMeta;

/** Organisers whose sending is stopped or waits, and events whose mails did not arrive. */
export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  const texts = console.words.problems;
  const query = queryOf(request, problemsQuery);
  const list = await console.load('listSendingProblems', { query });
  const labels = {
    stopped: { count: texts.refused, at: texts.since },
    waiting: { count: texts.waits, at: texts.last },
    events: { count: texts.notArrived, at: texts.latest },
  }[query.list];
  const view = viewList(request, console, {
    texts,
    list,
    kinds: {
      label: texts.lists,
      tabs: problemLists.map((name) => ({
        to: `?list=${name}`,
        label: texts[name],
        current: name === query.list,
      })),
    },
    show: ({ organiser, event, because, count, of, at, lookedAt }) => ({
      key: event ?? organiser,
      title: event ?? organiser,
      badge: because ? { tone: 'no', text: texts[because] } : undefined,
      facts: factsOf([
        [labels.count, of === null ? String(count) : texts.outOf(count, of)],
        [labels.at, console.moment(at)],
        [texts.organiser, event ? organiser : null],
        [texts.lookedAt, lookedAt && console.moment(lookedAt)],
      ]),
      links:
        query.list === 'events'
          ? []
          : [
              {
                to: actAddress('release_sending', organiser),
                label: query.list === 'stopped' ? texts.release : texts.releaseWaiting,
              },
              ...(query.list === 'stopped'
                ? [{ to: actAddress('keep_stopped', organiser), label: texts.keep }]
                : []),
            ],
    }),
  });
  return console.page(texts, { view });
}
