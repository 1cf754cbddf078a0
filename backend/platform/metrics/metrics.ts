import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { help } from '#messages/metrics/en.ts';
import { watchCallsOf } from './watch-calls.ts';

/** One value of a gauge, with its labels. */
interface GaugeValue {
  labels?: Record<string, string>;
  value: number;
}

/** What the process tells Prometheus. Labels hold routes, names and outcomes, never anybody's data. */
export interface Metrics {
  /** A call of the API ended; `route` is its pattern. Calls that pages make in this process count too. */
  callEnded(call: { method: string; route: string; status: number; seconds: number }): void;
  /** The web server answered; `kind` is what was asked for. */
  answered(answer: { kind: string; status: number; seconds: number }): void;
  /** The same object, with its asynchronous methods counted and timed under `provider`. */
  watchCalls<Port extends object>(provider: string, port: Port): Port;
  /** A number that is read anew for each look. One that cannot be read is left out. */
  gauge(
    name: string,
    description: string,
    labels: string[],
    read: () => Promise<GaugeValue[]> | GaugeValue[],
  ): void;
  /** Everything, as Prometheus reads it. */
  text(): Promise<string>;
  contentType: string;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of this process, Node.js's own among them (event loop, memory, garbage). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'shagun_call_seconds',
    help: help.calls,
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const answers = new Histogram({
    name: 'shagun_answer_seconds',
    help: help.answers,
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const provided = new Histogram({
    name: 'shagun_provider_seconds',
    help: help.providers,
    labelNames: ['provider', 'method', 'outcome'],
    buckets: [...SECONDS, 30, 60],
    registers: [registry],
  });
  const unread = new Counter({
    name: 'shagun_gauge_failures_total',
    help: help.gaugeFailures,
    labelNames: ['gauge'],
    registers: [registry],
  });
  return {
    callEnded: ({ method, route, status, seconds }) =>
      calls.observe({ method, route, status: String(status) }, seconds),
    answered: ({ kind, status, seconds }) => answers.observe({ kind, status: String(status) }, seconds),
    watchCalls: (provider, port) =>
      watchCallsOf(port, (method, outcome, seconds) =>
        provided.observe({ provider, method, outcome }, seconds),
      ),
    gauge(name, description, labelNames, read) {
      new Gauge({
        name,
        help: description,
        labelNames,
        registers: [registry],
        async collect() {
          this.reset();
          try {
            for (const { labels = {}, value } of await read()) this.set(labels, value);
          } catch {
            // one look without it is better than no look: the database may be away
            unread.inc({ gauge: name });
          }
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
