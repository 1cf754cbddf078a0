import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';

/** What a page handler finds in `c.env`: the Node objects behind the web request. */
export interface NodeBindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** The sandbox's own web application, shared by every service. */
export type SandboxWeb = Hono<{ Bindings: NodeBindings }>;

/** A handler in Node's own shape, for libraries that bring their own HTTP stack. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Where a service puts its addresses. */
interface SandboxMount {
  /** Routes and pages, as Hono routes. */
  readonly web: SandboxWeb;
  /**
   * Hands every request below `prefix` (such as `/oidc`) to a Node handler,
   * with the prefix cut off `request.url`.
   */
  node(prefix: string, handler: NodeHandler): void;
}

/** One line of what a developer has to know to talk to a service. */
export interface ServiceFact {
  readonly label: string;
  readonly value: string;
  /** Set when the value can be opened in a browser. */
  readonly href?: string;
}

/**
 * An outside service in miniature. Adding one: a folder with a function that returns this
 * object, and its name in the list in `server.ts`; the start page then shows it.
 */
export interface SandboxService {
  readonly name: string;
  /** One sentence for the start page. */
  readonly description: string;
  /** The service's own page, linked from the start page. */
  readonly path: string;
  /** Called once, before the first request is answered. */
  mount(mount: SandboxMount): void | Promise<void>;
  /** Asked each time the start page is shown, after `mount`. */
  facts(): readonly ServiceFact[];
  /** Frees ports and timers. */
  close(): void | Promise<void>;
}
