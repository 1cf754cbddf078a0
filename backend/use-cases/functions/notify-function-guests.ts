import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { queueEventMail } from '#backend/guests/invitations/service.ts';
import type { FunctionRow } from '#backend/events/functions/service.ts';

/** Tells guests of a function who were invited already how things stand, as a change of the event is told. @returns how many */
export const notifyFunctionGuests = (
  ctx: Context,
  tx: Db,
  { id, event_id: eventId, everyone }: FunctionRow,
): Promise<number> =>
  queueEventMail(ctx, tx, { eventId, kind: 'update', ...(everyone ? {} : { functionId: id }) });
