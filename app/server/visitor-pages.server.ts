import type { IncomingMessage } from 'node:http';
import type { WholeResponse } from '#app/server/whole-response.server.ts';
import { preferredLanguage } from '#messages/language.ts';

/** Addresses whose page is kept, the latest ones: a few of our own, and whatever people add to them. */
const KEPT_AT_MOST = 100;

/** An answer as it is sent to everybody, packed in each way that somebody has asked for. */
export interface KeptPage {
  response: WholeResponse;
  packed: Map<string, Buffer>;
}

/** An address in the language that its reader's browser asks for. */
const keyOf = ({ url = '', headers }: IncomingMessage): string =>
  `${preferredLanguage(headers['accept-language'])} ${url}`;

/** The pages that are the same for all visitors of one language, in this process: they change with the build alone. */
export function keepVisitorPages() {
  const kept = new Map<string, KeptPage>();
  const isVisitor = ({ method, headers }: IncomingMessage) =>
    method === 'GET' && headers.cookie === undefined;
  return {
    /** What is kept of the page that is asked for. */
    find: (incoming: IncomingMessage): KeptPage | undefined =>
      isVisitor(incoming) ? kept.get(keyOf(incoming)) : undefined,
    /** Keeps an answer that is for all visitors. @returns what is to be sent */
    keep(incoming: IncomingMessage, response: WholeResponse): KeptPage {
      const page = { response, packed: new Map<string, Buffer>() };
      if (!response.isForVisitors || !isVisitor(incoming)) return page;
      const [oldest] = kept.keys();
      if (kept.size >= KEPT_AT_MOST && oldest !== undefined) kept.delete(oldest);
      kept.set(keyOf(incoming), page);
      return page;
    },
  };
}
