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
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_SDK_DISABLED) return undefined;
  const [{ tracingThrough }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('./open-telemetry.ts'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  // its headers, time limit, compression and certificates it reads from the environment itself
  const sender = new OTLPTraceExporter({
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
  });
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
