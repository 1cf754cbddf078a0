import { tryCollector } from '#backend/platform/tracing/start-tracing.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { advice, because, well, type Diagnosis } from '#scripts/doctor/diagnosis.ts';

/** Whether the collector takes traces. Nobody who uses the site needs it, so nothing has to be mended. */
export async function lookAtTraces(env: Env): Promise<Diagnosis[]> {
  const refused = await tryCollector(env);
  if (refused === undefined) return [well('Traces are not asked for.')];
  if (refused === null) return [well('The collector takes traces.')];
  return [
    advice(
      `The collector does not take traces: ${because(refused)}`,
      'Look at the OTEL_EXPORTER_OTLP_ settings and at the collector. The site works all the same.',
    ),
  ];
}
