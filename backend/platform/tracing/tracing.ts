import type { Attributes } from '@opentelemetry/api';

/** A span that is open: what it was is known when it ends. */
export interface OpenSpan {
  /** `name` and `attributes` hold routes, names and outcomes, never anybody's data. */
  was(name: string, attributes: Attributes, failed: boolean): void;
}

/** Says what one request or job did, step by step, to whoever collects that (docs/decisions/0079). */
export interface Tracing {
  /** Does `work` as a span: what is done in the meantime belongs to it, and it to the span it is done in. */
  within<T>(name: string, work: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** Notes a step of the span that is open; without one nothing. It ended just now and took `seconds`. */
  happened(name: string, step: { seconds: number; failed: boolean; attributes?: Attributes }): void;
  /** The span that is open, as the header `traceparent` names it. */
  traceparent(): string | undefined;
  /** Does `work` as part of the span that such a header names, of a process of ours. */
  from<T>(traceparent: string | null, work: () => Promise<T>): Promise<T>;
  /** Sends what is left, three seconds at most. */
  stop(): Promise<void>;
}
