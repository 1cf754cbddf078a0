import type { Mount } from '#backend/platform/http/implement.ts';
import { changeFunctionGuests, changeGuestFunctions, listFunctionGuests } from './guests-service.ts';
import {
  addFunction,
  deleteFunction,
  listFunctions,
  moveFunction,
  updateFunction,
  wrongInFunction,
} from './service.ts';

export const mountFunctions: Mount = (ctx, implement) => {
  implement('listFunctions', ({ viewer, params }) => listFunctions(ctx, viewer, params.eventId));
  implement('addFunction', ({ viewer, params, body }) => addFunction(ctx, viewer, params.eventId, body), {
    alsoWrong: ({ viewer, params, body }) => wrongInFunction(ctx, viewer, params, body),
  });
  implement('updateFunction', ({ viewer, params, body }) => updateFunction(ctx, viewer, params, body), {
    alsoWrong: ({ viewer, params, body }) => wrongInFunction(ctx, viewer, params, body),
  });
  implement('moveFunction', ({ viewer, params, body }) => moveFunction(ctx, viewer, params, body));
  implement('deleteFunction', ({ viewer, params }) => deleteFunction(ctx, viewer, params));
  implement('listFunctionGuests', ({ viewer, params, query }) =>
    listFunctionGuests(ctx, viewer, params, query),
  );
  implement('changeFunctionGuests', ({ viewer, params, body }) =>
    changeFunctionGuests(ctx, viewer, params, body),
  );
  implement('changeGuestFunctions', ({ viewer, params, body }) =>
    changeGuestFunctions(ctx, viewer, params, body),
  );
};
