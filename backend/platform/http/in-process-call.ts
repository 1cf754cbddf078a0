import type { Viewer } from './viewer.ts';

/** What the calls for one page have in common: one visitor makes them at one moment. */
export interface Visit {
  viewer?: Promise<Viewer>;
}

/**
 * A call that only reads, made by the web app in the same process: as much of a request as the API looks at, without
 * the streams of one, and the place where its answer is left as it is instead of as JSON.
 */
export class InProcessCall {
  readonly method = 'GET';
  readonly body = null;
  /** What the operation answered; unset when it was refused, or answered with something else than JSON. */
  answer: object | undefined;
  readonly url: string;
  readonly headers: Headers;
  readonly visit: Visit;

  constructor(url: string, headers: Headers, visit: Visit) {
    this.url = url;
    this.headers = headers;
    this.visit = visit;
  }

  /** For what takes requests: it asks no more of them than is here. */
  asRequest(): Request {
    return this as unknown as Request;
  }
}

/** The call behind a request that is none. */
export const inProcessCallOf = (request: Request): InProcessCall | null =>
  request instanceof InProcessCall ? request : null;
