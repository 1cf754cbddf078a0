import type { Context } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { queueEventMail } from '../invitations/service.ts';
import type { FunctionRow } from './repository.ts';

/** Tells guests of a function who were invited already how things stand, as a change of the event is told. @returns how many */
export const tellFunctionGuests = (ctx: Context, tx: Db, { id, event_id: eventId, everyone }: FunctionRow): Promise<number> =>
  queueEventMail(ctx, tx, { eventId, kind: 'update', ...(everyone ? {} : { functionId: id }) });
