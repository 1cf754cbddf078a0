import type { IncomingMessage } from 'node:http';
import type { WholeResponse } from '#app/server/whole-response.server.ts';

/** Addresses whose page is kept, the latest ones: a few of our own, and whatever people add to them. */
const KEPT_AT_MOST = 100;

/** An answer as it is sent to everybody, packed in each way that somebody has asked for. */
export interface KeptPage {
  response: WholeResponse;
  packed: Map<string, Buffer>;
}

/** The pages of a build that are the same for all visitors, in this process: they change with the build alone. */
export function keepVisitorPages() {
  const kept = new Map<string, KeptPage>();
  const isVisitor = ({ method, headers }: IncomingMessage) =>
    method === 'GET' && headers.cookie === undefined;
  return {
    /** What is kept of the page that is asked for. */
    find: (incoming: IncomingMessage): KeptPage | undefined =>
      isVisitor(incoming) ? kept.get(incoming.url ?? '') : undefined,
    /** Keeps an answer that is for all visitors. @returns what is to be sent */
    keep(incoming: IncomingMessage, response: WholeResponse): KeptPage {
      const page = { response, packed: new Map<string, Buffer>() };
      if (!response.isForVisitors || !isVisitor(incoming)) return page;
      const [oldest] = kept.keys();
      if (kept.size >= KEPT_AT_MOST && oldest !== undefined) kept.delete(oldest);
      kept.set(incoming.url ?? '', page);
      return page;
    },
  };
}
