import type { Mount } from '#backend/platform/http/implement.ts';
import {
  addGuestImport,
  chooseGuestImport,
  discardGuestImport,
  getGuestImport,
  readGuestImport,
} from './import-service.ts';
import { getGuestImportUndo, listGuestImports, undoGuestImport } from './undo-service.ts';
import type { BeforeRemovals } from '#backend/guests/many/removal-service.ts';
import { uploadedList } from './uploaded-list.ts';

/** The calls of guest lists from files; `beforeRemovals`: what else ends with a guest's place on the list. */
export const mountGuestImports =
  (beforeRemovals: BeforeRemovals): Mount =>
  (ctx, implement) => {
    implement('readGuestImport', ({ viewer, params, http }) =>
      readGuestImport(ctx, viewer, params.eventId, () => uploadedList(http.req)),
    );
    implement('getGuestImport', ({ viewer, params }) => getGuestImport(ctx, viewer, params));
    implement('chooseGuestImport', ({ viewer, params, body }) =>
      chooseGuestImport(ctx, viewer, params, body),
    );
    implement('addGuestImport', ({ viewer, params, body }) => addGuestImport(ctx, viewer, params, body));
    implement('listGuestImports', ({ viewer, params }) => listGuestImports(ctx, viewer, params.eventId));
    implement('getGuestImportUndo', ({ viewer, params }) => getGuestImportUndo(ctx, viewer, params));
    implement('undoGuestImport', ({ viewer, params, body }) =>
      undoGuestImport(ctx, viewer, params, body, beforeRemovals),
    );
    implement('discardGuestImport', ({ viewer, params }) => discardGuestImport(ctx, viewer, params));
  };
