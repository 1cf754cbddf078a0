import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { TracerProvider } from '@opentelemetry/sdk-trace';
import type { OpenSpan, Tracing } from './tracing.ts';

const STOP_PATIENCE_MS = 3_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

/** Tracing by the library of OpenTelemetry. */
export function tracingThrough(provider: TracerProvider): Tracing {
  const tracer = provider.getTracer('shagun');
  const open = new AsyncLocalStorage<Span>();
  const contextOf = (span: Span | undefined) => (span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT);
  return {
    async within(name, work) {
      const around = open.getStore();
      const kind = around ? SpanKind.INTERNAL : SpanKind.SERVER;
      const span = tracer.startSpan(name, { kind }, contextOf(around));
      const openSpan: OpenSpan = {
        was(became, attributes, failed) {
          span.updateName(became).setAttributes(attributes);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        },
      };
      try {
        return await open.run(span, () => work(openSpan));
      } catch (error) {
        // what an error says may hold somebody's data
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    happened(name, { seconds, failed, attributes = {} }) {
      const around = open.getStore();
      if (!around?.isRecording()) return;
      const startTime = Date.now() - seconds * 1000;
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.CLIENT, startTime, attributes },
        contextOf(around),
      );
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    traceparent() {
      const around = open.getStore()?.spanContext();
      return around && `00-${around.traceId}-${around.spanId}-0${around.traceFlags & 1}`;
    },
    from(traceparent, work) {
      const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
      if (!traceId || !spanId) return work();
      return open.run(
        trace.wrapSpanContext({ traceId, spanId, traceFlags: Number(flags), isRemote: true }),
        work,
      );
    },
    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_PATIENCE_MS);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), enough]);
      clearTimeout(timer);
    },
  };
}
