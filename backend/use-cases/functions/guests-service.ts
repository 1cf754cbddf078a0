import type {
  FunctionGuests,
  FunctionGuestsChange,
  FunctionGuestsQuery,
  GuestFunctionsChange,
} from '#contract/events/functions.ts';
import { eventWords } from '#messages/events/words.ts';
import { functionWords } from '#messages/functions/words.ts';
import { guestWords } from '#messages/guests/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import { requireHost } from '#backend/events/access.ts';
import {
  chooseGuests,
  findFunctionGuests,
  findGuestOfEvent,
  guestName,
  guestNameOf,
  leaveGuestsOut,
} from '#backend/guests/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { found } from '#backend/events/functions/service.ts';
import { presentHosted } from '#backend/events/functions/service.ts';
import {
  changeFunction,
  countFunctionAnswers,
  findFunctions,
  type FunctionRow,
} from '#backend/events/functions/service.ts';
import { changeFunctions, presentCounts } from './service.ts';
import type { Db } from '#backend/platform/database/connect.ts';

type Place = { eventId: string; functionId: string };
type Outcome = { success: boolean; message: string };

/** Who is invited to a function and comes: a page of 25 of the event's guests. */
export async function listFunctionGuests(
  ctx: Context,
  viewer: SignedIn,
  { eventId, functionId }: Place,
  query: FunctionGuestsQuery,
): Promise<FunctionGuests> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const row = found(await findFunctions(ctx.db, eventId), functionId);
  const { rows, ...paging } = await findFunctionGuests(ctx.db, row, query);
  const counts = (await countFunctionAnswers(ctx.db, eventId)).find(({ id }) => id === functionId);
  return {
    items: rows.map(
      ({ id, first_name: firstName, last_name: lastName, email, phone, invited, rsvp, people, byEvent }) => ({
        _id: id,
        name: guestName({ firstName, lastName, email, phone }),
        invited,
        rsvp,
        people,
        byEvent,
      }),
    ),
    ...paging,
    function: presentHosted(row, event.time_zone),
    counts: presentCounts(counts),
  };
}

/**
 * Says who is invited to a function. Nobody is told by it: guests find the function on their
 * page and in what goes out next.
 *
 * @throws {Problem} 403, 404, 409 cancelled, or `everyone_invited` where guests are ticked of whom all are invited
 */
export async function changeFunctionGuests(
  ctx: Context,
  viewer: SignedIn,
  { eventId, functionId }: Place,
  change: FunctionGuestsChange,
): Promise<Outcome> {
  return changeFunctions(ctx, viewer, eventId, async (tx, _event, rows) => {
    const row = found(rows, functionId);
    const message = await changeGuests(ctx, tx, row, change);
    return { success: true, message };
  });
}

async function changeGuests(
  ctx: Context,
  tx: Db,
  row: FunctionRow,
  change: FunctionGuestsChange,
): Promise<string> {
  if (change.change === 'everyone' || change.change === 'chosen') {
    const everyone = change.change === 'everyone';
    if (row.everyone !== everyone) await changeFunction(tx, row.id, { everyone }, ctx.now());
    if (everyone) return functionWords.everyoneNow(row.name);
  } else {
    if (row.everyone) throw conflict(functionWords.everyoneInvited(row.name), 'everyone_invited');
    if (change.change === 'ticked') {
      const { invite, leave } = sorted(change);
      await chooseGuests(tx, row, { guestIds: invite });
      await leaveGuestsOut(tx, row, { guestIds: leave });
    } else {
      const { change: what, ...filter } = change;
      await (what === 'invite-found' ? chooseGuests : leaveGuestsOut)(tx, row, { filter });
    }
  }
  const counts = (await countFunctionAnswers(tx, row.event_id)).find(({ id }) => id === row.id);
  return functionWords.chosenNow(row.name, counts?.invited ?? 0);
}

/**
 * Says to which of the functions shown one guest is invited; those for everyone stay.
 *
 * @throws {Problem} 403, 404, 409 cancelled
 */
export async function changeGuestFunctions(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: { eventId: string; guestId: string },
  change: GuestFunctionsChange,
): Promise<Outcome> {
  return changeFunctions(ctx, viewer, eventId, async (tx, _event, rows) => {
    const guest = await findGuestOfEvent(tx, eventId, guestId);
    if (!guest) throw notFound(guestWords.gone);
    const { invite, leave } = sorted(change);
    // at most ten, each of this event
    for (const row of rows.filter(({ everyone }) => !everyone)) {
      if (invite.includes(row.id)) await chooseGuests(tx, row, { guestIds: [guestId] });
      else if (leave.includes(row.id)) await leaveGuestsOut(tx, row, { guestIds: [guestId] });
    }
    return {
      success: true,
      message: functionWords.guestSaved(guestNameOf(guest)),
    };
  });
}

const sorted = ({ shown, invited }: { shown: readonly string[]; invited: readonly string[] }) => {
  const invite = new Set(invited);
  return { invite: [...invite], leave: shown.filter((id) => !invite.has(id)) };
};
