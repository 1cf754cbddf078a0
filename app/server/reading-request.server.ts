import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A request, above all one that only asks for something, as the web's `Request` has it. Its parts are made when they are looked at:
 * most pages look at a few, and all of them cost as much as a query.
 */
export class ReadingRequest {
  readonly url: string;
  readonly method: string;
  readonly body = null;
  readonly redirect = 'follow';
  readonly #incoming: IncomingMessage;
  readonly #left = new AbortController();
  #headers: Headers | undefined;

  constructor(url: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    this.url = url;
    this.method = incoming.method ?? 'GET';
    this.#incoming = incoming;
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) this.#left.abort();
    });
  }

  get headers(): Headers {
    return (this.#headers ??= headersOf(this.#incoming));
  }

  /** Ends with whoever asked. */
  get signal(): AbortSignal {
    return this.#left.signal;
  }

  /** For what takes requests: it asks no more of them than is here. */
  asRequest(): Request {
    return this as unknown as Request;
  }
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (Array.isArray(value)) for (const each of value) headers.append(name, each);
    else if (value) headers.set(name, value);
  return headers;
}
