import type { Sampler } from '@opentelemetry/sdk-trace';
import type { Env } from '#backend/platform/settings/env.ts';
import type { Tracing } from './tracing.ts';

type TraceSettings = Pick<
  Env,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'OTEL_SDK_DISABLED'
>;

/**
 * Traces of this process, sent by OTLP over HTTP where the standard settings of OpenTelemetry name a collector; undefined
 * without, and then nothing of it is loaded. A collector that is away costs the traces and nothing else.
 */
export async function startTracing(env: TraceSettings): Promise<Tracing | undefined> {
  const sender = await senderOfTraces(env);
  if (!sender) return undefined;
  const [{ tracingThrough }, sdk, { resourceFromAttributes }] = await Promise.all([
    import('./open-telemetry.ts'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
  ]);
  let taken = true;
  const exporter: typeof sender = Object.assign(Object.create(sender) as typeof sender, {
    export: ((spans, done) =>
      sender.export(spans, (result) => {
        if (taken && Number(result.code) !== 0)
          process.stderr.write(
            'Traces are not taken where OTEL_EXPORTER_OTLP_ENDPOINT says; the rest goes on.\n',
          );
        taken = Number(result.code) === 0;
        done(result);
      })) satisfies (typeof sender)['export'],
  });
  return tracingThrough(
    new sdk.TracerProvider({
      resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME }),
      sampler: samplerOf(sdk, env),
      spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
    }),
  );
}

/** What sends traces to the collector the settings name; undefined where they name none. */
async function senderOfTraces(env: TraceSettings) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_SDK_DISABLED) return undefined;
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  // its headers, time limit, compression and certificates it reads from the environment itself
  return new OTLPTraceExporter({ url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces` });
}

/** Sends the collector no traces at all, in the form of some. @returns why it does not take them; `null` when it does, undefined where none is named */
export async function tryCollector(env: TraceSettings): Promise<Error | null | undefined> {
  const sender = await senderOfTraces(env);
  if (!sender) return undefined;
  try {
    return await new Promise((resolve) =>
      sender.export([], ({ code, error }) =>
        resolve(Number(code) === 0 ? null : (error ?? new Error('it did not take them'))),
      ),
    );
  } finally {
    await sender.shutdown();
  }
}

function samplerOf(
  sdk: typeof import('@opentelemetry/sdk-trace'),
  { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: TraceSettings,
): Sampler {
  const root = name.endsWith('always_off')
    ? new sdk.AlwaysOffSampler()
    : name.endsWith('traceidratio')
      ? new sdk.TraceIdRatioBasedSampler(share)
      : new sdk.AlwaysOnSampler();
  return name.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root;
}
