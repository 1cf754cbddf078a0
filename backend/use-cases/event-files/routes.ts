import type { Mount } from '#backend/platform/http/implement.ts';
import { exportEvent } from './export-service.ts';
import { discardEventImport, getEventImport, readEventFile } from './import-service.ts';
import { makeImportedEvent } from './make-service.ts';

export const mountEventFiles: Mount = (ctx, implement) => {
  implement('readEventFile', ({ viewer, http }) => readEventFile(ctx, viewer, http.req.raw));
  implement('getEventImport', ({ viewer, params }) => getEventImport(ctx, viewer, params.importId));
  implement('makeImportedEvent', ({ viewer, params, body }) =>
    makeImportedEvent(ctx, viewer, params.importId, body),
  );
  implement('discardEventImport', ({ viewer, params }) => discardEventImport(ctx, viewer, params.importId));
  implement('exportEvent', ({ viewer, params }) => exportEvent(ctx, viewer, params.eventId));
};
