import { continueExport, EXPORT_QUEUE, failExport, type ExportJob } from './export-service.ts';
import type { DesignToolContext } from './tool-context.ts';

/** Sees exports through. A process that dies leaves its job to be tried again. */
export function handleExports(context: DesignToolContext): void {
  context.ctx.jobs.handle<ExportJob>(
    EXPORT_QUEUE,
    { retryLimit: 3, retryDelay: 2, expireInSeconds: 60, concurrency: 3 },
    ({ data }) => continueExport(context, data.exportId),
    ({ data }) => failExport(context.ctx, data.exportId, 'the job failed for good'),
  );
}
