import { eventWords } from '#messages/events/words.ts';
import type { z } from 'zod/v4';
import {
  UNREACHABLE_NAMED,
  type GuestList,
  type GuestListItem,
  type GuestListQuery,
  type guestExportQuery,
  type listedGuest,
} from '#contract/guests/guests.ts';
import { isNarrowed } from '#contract/guests/guest-filter.ts';
import { likelyEmail } from '#contract/guests/likely-email.ts';
import { comingOf, type AnsweredPerson } from '#contract/guests/household.ts';
import { guestWords } from '#messages/guests/words.ts';
import { listWords } from '#messages/guests/list/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { csvAnswer } from '#backend/platform/csv.ts';
import { notFound } from '#backend/platform/errors.ts';
import { requireHost } from '#backend/events/access.ts';
import { guestLimitOf } from '#backend/events/plan-room-service.ts';
import { functionsOfGuest, functionsOfGuests } from './function-guests.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { messageChannels } from '#backend/providers/messages/set-up.ts';
import { answersByGuest } from '#backend/events/questions/service.ts';
import { csvFileHeaders, guestsAsCsv, peopleAsCsv } from './csv.ts';
import {
  countFound,
  countWholeList,
  countWholeLists,
  findAllGuests,
  findGuestPage,
  findListedGuest,
  findUnreachable,
  type ListedGuestRow,
  type WholeListCounts,
} from './list-repository.ts';
import { whoComesTo } from './household.ts';
import { presentGuest, presentReply } from './present.ts';
import { findGuestQuestions } from './replies/repository.ts';

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
    const total = isNarrowed(query) ? await countFound(db, eventId, query) : counts.total;
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
      expected = 0,
      uncountedFamilies = 0,
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
      expected,
      uncountedFamilies,
      notInvited,
      sendable,
      unreachable,
      undelivered,
    };
  };
}

/** The same of one event. One query. */
export const countListOf = async (db: Db, eventId: string) => (await countListsOf(db, [eventId]))(eventId);

/** @throws {Problem} 404 when the guest is not on the list */
export async function getGuest(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
): Promise<z.infer<typeof listedGuest>> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const row = await findListedGuest(ctx.db, eventId, guestId);
  if (!row) throw notFound(guestWords.gone);
  const questions = await findGuestQuestions(ctx.db, eventId, guestId);
  const functions = await functionsOfGuest(ctx.db, event, row);
  return {
    guest: presentListed(row),
    likelyEmail: row.email_stands ? '' : likelyEmail(row.email),
    messageChannels: messageChannels(ctx.env),
    questions,
    functions,
  };
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

/** What a row says of one function: of a person whether they come, of a guest by number how many do. */
function personAt(
  { reply }: GuestListItem,
  person: AnsweredPerson | undefined,
  { people, functionId }: { people: number | null; functionId: string },
): string {
  if (people === null || !person) return String(people ?? '');
  const coming = comingOf(reply.household);
  const there = whoComesTo(coming, people, functionId);
  const is = ({ _id }: AnsweredPerson) => _id === person._id;
  if (there || !coming.some(is)) return listWords.csvComes(there?.some(is) ?? false);
  return listWords.csvSomeCome(people, coming.length);
}

/**
 * The list, or those of it whom a filter finds, as a CSV file, for a spreadsheet or to be read back by the import; by people with a row
 * for each.
 */
export async function exportGuests(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { rows: by, ...filter }: z.infer<typeof guestExportQuery>,
): Promise<Response> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const { rows, questions, answers } = await ctx.database.read(async (db) => ({
    rows: await findAllGuests(db, eventId, filter),
    questions: await answersByGuest(db, eventId),
    answers: await functionsOfGuests(db, event),
  }));
  const guests = rows.map(presentListed);
  if (by === 'people') {
    const comesTo = answers.map(({ function: { _id, name }, invited, people }) => ({
      text: name,
      of: (guest: GuestListItem, person: AnsweredPerson | undefined) => {
        if (!invited(guest._id)) return listWords.csvNotInvited;
        return personAt(guest, person, { functionId: _id, people: people(guest._id) });
      },
    }));
    return csvAnswer(
      peopleAsCsv(guests, [
        ...comesTo,
        ...questions.map(({ text, of, ofPerson }) => ({
          text,
          of: (guest: GuestListItem, person: AnsweredPerson | undefined) =>
            person && ofPerson ? ofPerson(person) : of(guest._id),
        })),
      ]),
      csvFileHeaders(event.event_name),
    );
  }
  const functions = answers.map(({ function: { name }, invited, people }) => ({
    text: name,
    of: (guestId: string) => (invited(guestId) ? String(people(guestId) ?? '') : listWords.csvNotInvited),
  }));
  return csvAnswer(guestsAsCsv(guests, [...functions, ...questions]), csvFileHeaders(event.event_name));
}
