import { continueExport, EXPORT_QUEUE, failExport, type ExportJob } from './export-service.ts';
import type { DesignToolDesk } from './tool-desk.ts';

/** Sees exports through. A process that dies leaves its job to be tried again. */
export function handleExports(desk: DesignToolDesk): void {
  desk.ctx.jobs.handle<ExportJob>(
    EXPORT_QUEUE,
    { retryLimit: 3, retryDelay: 2, expireInSeconds: 60, concurrency: 3 },
    ({ data }) => continueExport(desk, data.exportId),
    ({ data }) => failExport(desk.ctx, data.exportId, 'the job failed for good'),
  );
}
