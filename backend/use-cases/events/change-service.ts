import type { z } from 'zod/v4';
import { eventType, type editableEvent, type UpdateEvent } from '#contract/events/events.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import { eventWords } from '#messages/events/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { endStrangersGiving, followGiveTogether } from '#backend/gifts/collaboration/settings-service.ts';
import { startReturns } from '#backend/gifts/collaboration/cancelled-event-returns.ts';
import { refreshDesign } from '#backend/designs/service.ts';
import { conflict, hasProblems, refusal } from '#backend/platform/errors.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import { countFunctions } from '#backend/events/functions/service.ts';
import { tellWebhooks } from '#backend/messaging/webhooks/outbox.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { keepBefore } from '#backend/guests/invitations/event-before.ts';
import { movePlan, wrongBesidePlan } from '#backend/guests/invitations/sending-plan-service.ts';
import { queueEventMail } from '#backend/guests/invitations/service.ts';
import { accessAsHost, refusedRole, requireHost, type EventRow } from '#backend/events/access.ts';
import { isOver } from '#backend/events/closing.ts';
import { announcedColumns } from '#backend/events/columns.ts';
import { sameMoment } from '#backend/events/dates.ts';
import { columnsOf, coupleOf, wrongCouple, wrongMoment } from '#backend/events/details.ts';
import { presentEvent, presentPicture } from '#backend/events/present.ts';
import { changeEvent, markCancelled } from '#backend/events/service.ts';

type Editable = z.infer<typeof editableEvent>;

const editable = async (
  ctx: Context,
  db: Db,
  row: EventRow,
  { relation, organiser, hasFunctions, photo }: Awaited<ReturnType<typeof accessAsHost>>,
): Promise<Editable> => ({
  event: {
    ...presentEvent(row, { toHost: true }),
    over: await isOver(db, row, ctx.now()),
    ...(photo && { photo: presentPicture(photo) }),
  },
  guestCount: row.guest_count,
  functionCount: hasFunctions ? await countFunctions(db, row.id) : 0,
  role: relation,
  organiserName: `${organiser.firstName} ${organiser.lastName}`.trim(),
});

/** The values an edit form starts from, for every host. */
export async function getEditableEvent(ctx: Context, eventId: string, viewer: SignedIn): Promise<Editable> {
  const access = await accessAsHost(ctx.db, eventId, viewer, 'view');
  return editable(ctx, ctx.db, access.event, access);
}

const cancelledAlready = () => conflict(eventWords.cancelledAlready, 'cancelled');
const changedElsewhere = () => conflict(eventWords.changedElsewhere, 'changed_elsewhere');

/**
 * Changes an event, if nobody else changed it since the form was opened. An event keeps
 * the date and time it has, even when they have passed; new ones follow the rules of a
 * new event, and come after invitations that are planned. Guests already invited are told when it changed where or when they are to come
 * (`backend/events/columns.ts`).
 *
 * @throws {Problem} 400 with field errors; 409 `changed_elsewhere`, or `cancelled`; 403 or 404 for whoever may not change it
 */
export async function updateEvent(
  ctx: Context,
  eventId: string,
  viewer: SignedIn,
  form: UpdateEvent,
): Promise<Editable> {
  return ctx.db.transaction().execute(async (tx) => {
    const access = await accessAsHost(tx, eventId, viewer, 'edit');
    const before = access.event;
    if (before.status === 'cancelled') throw cancelledAlready();
    if (before.version !== form.version) throw changedElsewhere();
    // the organiser's question (docs/decisions/0094); the form of an editor sends the answer it was opened with
    const answers = form.giveTogether !== undefined && form.giveTogether !== before.give_together;
    if (answers && access.relation !== 'organiser') throw refusedRole(access, 'own');

    const now = ctx.now();
    const problems = await wrongInChange(tx, before, form, now);
    if (hasProblems(problems)) throw refusal(problems);
    const { couple } = coupleOf(eventType.parse(before.event_type), form.brideGroomDetails);

    const columns = columnsOf(form, couple);
    const tell = announcedColumns.some((column) => columns[column] !== before[column]);
    const after = await changeEvent(tx, {
      eventId,
      version: form.version,
      // a yes that the form sends along is no answer to the question on the event's page; a no is
      columns: { ...columns, ...(form.giveTogether === false && { give_together_to_confirm: false }) },
      tellCalendars: tell,
      now,
    });
    // changed or cancelled by another request since it was read above
    if (!after) throw changedElsewhere();
    if (!sameMoment(momentOf(after), momentOf(before))) await movePlan(tx, before, momentOf(after), now);
    await followAnswer(ctx, tx, { before, after });
    if (tell) await queueEventMail(ctx, tx, { eventId, kind: 'update', before: keepBefore(before) });
    await refreshDesign(ctx, tx, after);
    await tellWebhooks(ctx, tx, { type: 'event.changed', data: { eventId, eventName: after.event_name } });
    return editable(ctx, tx, after, access);
  });
}

/**
 * What is wrong with a changed event, of those fields that can be read.
 *
 * @throws {Problem} 403 or 404 for whoever may not change it
 */
export async function wrongInEvent(
  ctx: Context,
  eventId: string,
  viewer: SignedIn,
  form: ValidParts<UpdateEvent>,
): Promise<FieldErrors> {
  const { event } = await accessAsHost(ctx.db, eventId, viewer, 'edit');
  return wrongInChange(ctx.db, event, form, ctx.now());
}

/**
 * Answers whether guests give together, which the event's page asks once where the yes was ticked beforehand
 * (docs/decisions/0094).
 *
 * @throws {Problem} 403 or 404 for anybody but the owner; 409 `cancelled`
 */
export async function answerGiveTogether(
  ctx: Context,
  eventId: string,
  viewer: SignedIn,
  giveTogether: boolean,
): Promise<{ success: boolean; message: string }> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await requireHost(tx, eventId, viewer, 'own');
    // a form that is open in another window is not to take the answer back unseen
    const columns = { give_together: giveTogether, give_together_to_confirm: false };
    const change = { eventId, version: before.version, columns, tellCalendars: false, now: ctx.now() };
    const after = before.status === 'active' ? await changeEvent(tx, change) : undefined;
    if (!after) throw before.status === 'active' ? changedElsewhere() : cancelledAlready();
    await followAnswer(ctx, tx, { before, after });
    await tellWebhooks(ctx, tx, { type: 'event.changed', data: { eventId, eventName: after.event_name } });
    return { success: true, message: giveTogether ? eventWords.givingKept : eventWords.givingClosed };
  });
}

/** A yes opens the gifts, and one taken back closes them. A no where there was none leaves those alone that hosts opened one by one, and ends what strangers began. */
async function followAnswer(
  ctx: Context,
  tx: Db,
  { before, after }: Record<'before' | 'after', EventRow>,
): Promise<void> {
  if ((after.give_together ?? false) !== (before.give_together ?? false))
    await followGiveTogether(ctx, tx, after);
  if (after.give_together === false && before.give_together !== false) await endStrangersGiving(tx, after.id);
}

const momentOf = (row: EventRow) => ({ date: row.date, time: row.time, timeZone: row.time_zone });

async function wrongInChange(
  db: Db,
  before: EventRow,
  form: ValidParts<UpdateEvent>,
  now: Date,
): Promise<FieldErrors> {
  const was = momentOf(before);
  const { date = was.date, time = was.time, timeZone = was.timeZone } = form;
  const moment = { date, time, timeZone };
  const isMoved = !sameMoment(moment, was);
  return {
    ...(isMoved ? { ...(await wrongBesidePlan(db, before, moment, now)), ...wrongMoment(form, now) } : {}),
    ...wrongCouple(eventType.parse(before.event_type), form.brideGroomDetails),
  };
}

/**
 * Cancels an event: guests already invited are told once, and what was given for
 * it goes back. Cancelling again changes nothing and succeeds.
 */
export async function cancelEvent(
  ctx: Context,
  eventId: string,
  viewer: SignedIn,
): Promise<{ success: boolean; message: string }> {
  return ctx.db.transaction().execute(async (tx) => {
    const event = await requireHost(tx, eventId, viewer, 'own');
    const sentences: string[] = [eventWords.cancelledAlready];
    if (await markCancelled(tx, eventId, ctx.now())) {
      sentences.push(await startReturns(ctx, tx, eventId));
      const notifiedCount = await queueEventMail(ctx, tx, { eventId, kind: 'cancellation' });
      if (notifiedCount > 0) sentences.push(eventWords.notificationCount(notifiedCount));
      await tellWebhooks(ctx, tx, {
        type: 'event.cancelled',
        data: { eventId, eventName: event.event_name },
      });
    }
    return { success: true, message: sentences.filter(Boolean).join(' ') };
  });
}
