import type { FieldErrors } from '#contract/common/errors.ts';
import * as eventWords from '#messages/events/en.ts';
import type { z } from 'zod/v4';
import {
  UNREACHABLE_NAMED,
  type GuestUpdate,
  type GuestList,
  type GuestListItem,
  type GuestListQuery,
  type listedGuest,
} from '#contract/guests/guests.ts';
import * as words from '#messages/guests/en.ts';
import * as listWords from '#messages/guests/list/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { csvAnswer } from '#backend/platform/csv.ts';
import { conflict, invalid, notFound } from '#backend/platform/errors.ts';
import { requireHost } from '#backend/events/access.ts';
import { guestLimitOf } from '#backend/events/plan-room-service.ts';
import { functionsOfGuest, functionsOfGuests } from './function-guests.ts';
import type { GoodParts } from '#backend/platform/http/good-parts.ts';
import { tellWebhooks } from '#backend/messaging/webhooks/outbox.ts';
import { plainName } from '#backend/messaging/webhooks/plain-name.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { messageChannels } from '#backend/providers/messages/set-up.ts';
import { answersByGuest } from '#backend/events/questions/service.ts';
import { guestsAsCsv, csvFileHeaders } from './csv.ts';
import {
  countFound,
  countWholeList,
  countWholeLists,
  findAllGuests,
  findGuestPage,
  findListedGuest,
  findUnreachable,
  type ListedGuestRow,
  lockEventOfGuests,
  type WholeListCounts,
} from './list-repository.ts';
import { guestName, normaliseGuests } from './normalise.ts';
import { presentGuest, presentReply } from './present.ts';
import { findQuestionsAsked, findReply } from './replies/repository.ts';
import {
  contactTakenBy,
  deleteGuestRow,
  findGuest,
  linkToUsers,
  lockGuest,
  updateGuestRow,
} from './repository.ts';

type Place = { eventId: string; guestId: string };

/** The organiser's guest list, a page of 25, with counts over the whole list. As many queries however long it is. */
export async function listGuests(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  query: GuestListQuery,
): Promise<GuestList> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const { counts, unreachable, rows, ...paging } = await ctx.database.read(async (db) => {
    const counts = await countWholeList(db, eventId);
    const narrow = query.search !== '' || query.status !== 'all' || query.delivery !== 'all';
    const total = narrow ? await countFound(db, eventId, query) : counts.total;
    const unreachable = counts.unreachable > 0 ? await findUnreachable(db, eventId, UNREACHABLE_NAMED) : [];
    return { counts, unreachable, ...(await findGuestPage(db, eventId, query, total)) };
  });
  return {
    items: rows.map(presentListed),
    ...paging,
    counts: { ...counts, heads: counts.adults + counts.children },
    unreachable: unreachable.map((row) => ({
      _id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
    })),
    guestLanguage: event.guest_language,
    guestLimit: await guestLimitOf(ctx.db, event.organiser_id),
    messageChannels: messageChannels(ctx.env),
  };
}

/** How the guests of several events answered, how many people come, and whose invitation is still to be sent; nothing of an event that is gone. One query. */
export async function countListsOf(db: Db, eventIds: readonly string[]) {
  const counts =
    eventIds.length > 0 ? await countWholeLists(db, eventIds) : new Map<string, WholeListCounts>();
  return (eventId: string) => {
    const {
      total = 0,
      confirmed = 0,
      declined = 0,
      pending = 0,
      adults = 0,
      children = 0,
      notInvited = 0,
      sendable = 0,
      unreachable = 0,
      undelivered = 0,
    } = counts.get(eventId) ?? {};
    return {
      total,
      confirmed,
      declined,
      pending,
      adults,
      children,
      notInvited,
      sendable,
      unreachable,
      undelivered,
    };
  };
}

/** The same of one event. One query. */
export async function countListOf(db: Db, eventId: string) {
  const { sending: _sending, sent: _sent, linkReady: _links, ...counts } = await countWholeList(db, eventId);
  return counts;
}

/** @throws {Problem} 404 when the guest is not on the list */
export async function getGuest(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
): Promise<z.infer<typeof listedGuest>> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const row = await findListedGuest(ctx.db, eventId, guestId);
  if (!row) throw notFound(words.gone);
  const questions = await findQuestionsAsked(ctx.db, eventId, guestId);
  const functions = await functionsOfGuest(ctx.db, event, row);
  return { guest: presentListed(row), messageChannels: messageChannels(ctx.env), questions, functions };
}

function presentListed(row: ListedGuestRow): GuestListItem {
  return {
    ...presentGuest(row, row),
    linkOutdated: row.link_outdated,
    wantsNoMore: [
      ...(row.stopped_email ? ['email' as const] : []),
      ...(row.stopped_phone ? ['phone' as const] : []),
    ],
    reply: presentReply(row),
    delivery: {
      status: row.delivery_status ?? 'none',
      channel: row.delivery_channel ?? null,
      error: row.delivery_error ?? '',
      updatedAt: row.delivery_updated_at?.toISOString() ?? null,
    },
  };
}

/** The whole list as a CSV file, for a spreadsheet or to be read back by the import. */
export async function exportGuests(ctx: Context, viewer: SignedIn, eventId: string): Promise<Response> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const { rows, questions, answers } = await ctx.database.read(async (db) => ({
    rows: await findAllGuests(db, eventId),
    questions: await answersByGuest(db, eventId),
    answers: await functionsOfGuests(db, event),
  }));
  const functions = answers.map(({ function: { name }, invited, people }) => ({
    text: name,
    of: (guestId: string) => (invited(guestId) ? String(people(guestId) ?? '') : listWords.csvNotInvited),
  }));
  return csvAnswer(
    guestsAsCsv(rows.map(presentListed), [...functions, ...questions]),
    csvFileHeaders(event.event_name),
  );
}

/**
 * What is wrong with a changed guest, of those fields that can be read.
 *
 * @throws {Problem} 403 or 404 for whoever may not change the event
 */
export async function wrongInGuest(
  ctx: Context,
  viewer: SignedIn,
  { eventId }: Place,
  { phone = '' }: GoodParts<GuestUpdate>,
): Promise<FieldErrors> {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const alone = { firstName: '', lastName: '', email: '', phone, withFamily: false };
  const [wrong] = normaliseGuests([alone]).problems;
  return wrong ? { phone: [wrong.message] } : {};
}

/**
 * Mends a guest's name or contact. With another e-mail or phone the personal link gets a new
 * key, because the old one went to somebody else, and with another e-mail the person who signed
 * in under the old one is no longer this guest. Contacts are compared as they are stored, so
 * capitals and spaces change nothing.
 *
 * @throws {Problem} 400 phone or nothing to know the guest by, 404, 409 when another guest has the contact
 */
export async function updateGuest(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
  entry: GuestUpdate,
) {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const { guests, problems } = normaliseGuests([entry]);
  const [wrongPhone] = problems;
  if (wrongPhone) throw invalid({ phone: [wrongPhone.message] }, wrongPhone.message);
  const [guest] = guests;
  if (!guest) throw invalid({ firstName: [listWords.nothingToKnow] }, listWords.nothingToKnow);
  return ctx.db.transaction().execute(async (tx) => {
    await lockEventOfGuests(tx, eventId);
    const before = await findGuest(tx, eventId, guestId);
    if (!before) throw notFound(words.gone);
    const taken = await contactTakenBy(tx, before, guest);
    if (taken) {
      const field = taken.email !== '' && taken.email === guest.email ? 'email' : 'phone';
      const other = guestName({ firstName: taken.first_name, lastName: taken.last_name });
      const message = listWords.contactTaken(other, field);
      throw conflict(message, 'contact_taken', { [field]: [message] });
    }
    const unlink = before.email !== guest.email;
    const relink = unlink || before.phone !== guest.phone;
    const row = await updateGuestRow(tx, guestId, guest, {
      unlink,
      relink,
      language: entry.language,
      partyLimit: entry.partyLimit,
    });
    await linkToUsers(tx, eventId, guestId);
    const linked = (await findGuest(tx, eventId, guestId)) ?? row;
    return {
      guest: presentGuest(linked, await findReply(tx, guestId)),
      linkChanged: relink,
      linkOutdated: linked.link_outdated,
    };
  });
}

/** What follows, in the same transaction, before a guest goes off a list; their event and they themselves are locked. */
export type BeforeRemoval = (ctx: Context, tx: Db, place: Place) => Promise<void>;

/** Takes a guest off the list, with the reply; the personal link opens nothing from now on. */
export async function removeGuest(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
  before: BeforeRemoval,
) {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return ctx.db.transaction().execute(async (tx) => {
    await lockEventOfGuests(tx, eventId);
    const guest = await lockGuest(tx, eventId, guestId);
    if (!guest) throw notFound(words.gone);
    await before(ctx, tx, { eventId, guestId });
    await deleteGuestRow(tx, eventId, guestId);
    await tellWebhooks(ctx, tx, {
      type: 'guest.removed',
      data: { eventId, guestId, guestName: plainName(guest) },
    });
    const name = guestName({
      firstName: guest.first_name,
      lastName: guest.last_name,
      email: guest.email,
      phone: guest.phone,
    });
    return { success: true, message: listWords.removed(name) };
  });
}
