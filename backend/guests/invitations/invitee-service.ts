import type { FieldErrors } from '#contract/common/errors.ts';
import type { GuestEntry } from '#contract/guests/guests.ts';
import type { AddInvitees, InviteResult } from '#contract/guests/invitations.ts';
import * as guestWords from '#messages/guests/en.ts';
import * as words from '#messages/invitations/en.ts';
import * as sendingWords from '#messages/sending/en.ts';
import * as messageWords from '#messages/phone-messages/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { chooseDesignFor } from '#backend/designs/service.ts';
import { conflict, hasProblems, invalid } from '#backend/platform/errors.ts';
import type { GoodParts } from '#backend/platform/http/good-parts.ts';
import { requireRoomForGuests } from '#backend/events/plan-limits.ts';
import {
  guestName,
  insertGuests,
  linkGuestsOfEvent,
  normaliseGuests,
  type GuestRecord,
  type NormalisedGuest,
} from '#backend/guests/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { chooseDelivery, readReach, type ChosenDelivery } from './channel-choice.ts';
import { invitingWords } from './inviting-words.ts';
import { messageLinks } from './message-links.ts';
import { beginInviting, requireOpenForInvitations } from './opening.ts';
import {
  findAnsweredRequest,
  findGuestsById,
  lockEventToInvite,
  saveAnsweredRequest,
} from './invitee-repository.ts';
import { apartFromKnown, findInvitedBefore } from './known-invitees-repository.ts';
import { queueDeliveries, type Wait } from './service.ts';

type Results = { inviteResults: InviteResult[] };
type Row = InviteResult & { index: number };

/**
 * Adds guests and sends their invitations (spec section 7): by e-mail, or with links for
 * the organiser to send when there is only a phone. A guest the event has already is
 * invited too, unless that was done before in the same way. Guests, deliveries and jobs are
 * written in one transaction; a repeated `requestId` answers what the first request did.
 *
 * @throws {Problem} 400 when no row can be reached, 403 `plan_limit`, 404, 409, 429
 */
export async function addInvitees(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  body: AddInvitees,
): Promise<Results> {
  await beginInviting(ctx, viewer, eventId);
  const bodyHash = sha256(JSON.stringify([body.newGuests, body.design ?? null]));
  return ctx.db.transaction().execute(async (tx) => {
    const event = await lockEventToInvite(tx, eventId);
    if (body.requestId) {
      const before = await findAnsweredRequest(tx, eventId, body.requestId);
      if (before && before.body_hash !== bodyHash) throw conflict(words.formSentBefore, 'request_reused');
      if (before) return withLiveLinks(ctx, tx, event, before.answer as Results);
    }
    await requireOpenForInvitations(ctx, tx, event);

    if (body.design) await chooseDesignFor(ctx, tx, viewer, event, body.design);
    const { guests, rows } = readRows(body.newGuests);
    const { fresh, known } = await apartFromKnown(tx, eventId, guests);
    if (fresh.length > 0) requireRoomForGuests(event.plan, event.guest_count + fresh.length);
    const { inserted, skipped } = await insertGuests(tx, { eventId, guests: fresh });
    await linkGuestsOfEvent(tx, eventId);
    rows.push(...skipped.map((guest) => alreadyThere(guest)));

    const reach = await readReach(
      tx,
      ctx.env,
      eventId,
      [...inserted, ...known].map(({ row }) => row),
    );
    const invitedBefore = await findInvitedBefore(
      tx,
      known.map(({ row }) => row.id),
    );
    const wrongPhones = new Set(rows.filter((row) => row.status === 'invalid').map((row) => row.index));
    const made = inserted.flatMap(({ guest, row }) => {
      const chosen = chooseDelivery(row, 'auto', reach);
      return chosen ? [{ guest, row, chosen, wasListed: false }] : [];
    });
    const underWay = new Set<string>();
    for (const { typed, row, contact } of known) {
      const chosen = chooseDelivery(contact, 'auto', reach);
      if (!chosen || underWay.has(row.id) || invitedBefore(row, chosen.channel))
        rows.push(alreadyThere(typed, row));
      else made.push({ guest: typed, row, chosen, wasListed: true });
      underWay.add(row.id);
    }
    const waiting = await queueDeliveries(
      ctx,
      tx,
      made.map(({ row, chosen }) => ({ guest: row, kind: 'invitation', chosen })),
    );
    const host = { first_name: event.host_first_name, last_name: event.host_last_name };
    for (const { guest, row, chosen, wasListed } of made) {
      // guests just added have no language of their own
      const inviting = invitingWords(event, host, row.language ?? event.guest_language ?? 'en');
      const links = chosen.status === 'link_ready' ? messageLinks(ctx.env.APP_URL, inviting, row) : null;
      rows.push(
        invited(guest, row, {
          chosen,
          wait: waiting.get(row.id),
          links,
          wrongPhone: wrongPhones.has(guest.index),
          wasListed,
        }),
      );
    }

    const answer = { inviteResults: resultsInOrder(rows) };
    // without the links: they hold keys, which end when an address changes
    const kept = { inviteResults: answer.inviteResults.map(({ links: _, ...result }) => result) };
    if (body.requestId)
      await saveAnsweredRequest(tx, { eventId, requestId: body.requestId, bodyHash, answer: kept });
    return answer;
  });
}

/** What was answered before, with links that work now; a guest who was taken off the list, or has no phone any more, has none. */
async function withLiveLinks(
  ctx: Context,
  tx: Db,
  event: Awaited<ReturnType<typeof lockEventToInvite>>,
  { inviteResults }: Results,
): Promise<Results> {
  const ids = inviteResults.flatMap(({ status, guestId }) =>
    status === 'link_ready' && guestId ? [guestId] : [],
  );
  const guests = new Map((await findGuestsById(tx, event.id, ids)).map((guest) => [guest.id, guest]));
  const host = { first_name: event.host_first_name, last_name: event.host_last_name };
  return {
    inviteResults: inviteResults.map(({ links: _, ...result }) => {
      const guest = result.status === 'link_ready' && result.guestId ? guests.get(result.guestId) : undefined;
      const links =
        guest &&
        messageLinks(
          ctx.env.APP_URL,
          invitingWords(event, host, guest.language ?? event.guest_language ?? 'en'),
          guest,
        );
      return links ? { ...result, links } : result;
    }),
  };
}

/**
 * What is wrong with rows of which none can be reached, in a form that is refused anyway; a row
 * whose contact cannot be read is one somebody meant to reach.
 *
 * @throws {Problem} 403 or 404 for whoever may not invite, 429
 */
export async function wrongInRows(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { newGuests }: GoodParts<AddInvitees>,
): Promise<FieldErrors> {
  await beginInviting(ctx, viewer, eventId);
  if (!newGuests || newGuests.some((row) => row?.email === undefined || row.phone === undefined)) return {};
  const contacts = newGuests.map((row) => ({
    firstName: '',
    lastName: '',
    withFamily: false,
    email: row?.email ?? '',
    phone: row?.phone ?? '',
  }));
  const { guests, problems } = normaliseGuests(contacts);
  if (guests.some(({ email, phone }) => email || phone)) return {};
  const wrong = wrongPhones(problems);
  return hasProblems(wrong) ? wrong : { '': [guestWords.contactNeeded] };
}

const wrongPhones = (problems: readonly { index: number; message: string }[]): FieldErrors =>
  Object.fromEntries(problems.map(({ index, message }) => [`newGuests[${index}].phone`, [message]]));

/** Sorts the rows that can be reached from those that cannot. */
function readRows(entries: readonly GuestEntry[]): { guests: NormalisedGuest[]; rows: Row[] } {
  const { guests: read, problems } = normaliseGuests(entries);
  const guests = read.filter((guest) => guest.email || guest.phone);
  if (guests.length === 0) {
    const wrong = problems.filter((problem) => problem.kind === 'phone');
    if (wrong.length === 0) throw invalid({}, guestWords.contactNeeded);
    throw invalid(wrongPhones(wrong), wrong.length === 1 ? wrong[0]?.message : guestWords.contactNeeded);
  }
  const rows: Row[] = problems.map((problem) =>
    problem.kind === 'duplicate'
      ? {
          index: problem.index,
          type: 'none',
          status: 'duplicate',
          name: problem.name,
          message: problem.message,
        }
      : {
          index: problem.index,
          type: 'phone',
          status: 'invalid',
          name: problem.name,
          message: words.notAdded(problem.message),
        },
  );
  const told = new Set(problems.map((problem) => problem.index));
  for (const guest of read) {
    if (guest.email || guest.phone || told.has(guest.index)) continue;
    rows.push({
      index: guest.index,
      type: 'none',
      status: 'invalid',
      name: guestName(guest),
      message: words.notAddedNoContact,
    });
  }
  return { guests, rows };
}

/** Somebody on the list who was invited before; `row` is the guest of the list, to send to again. */
const alreadyThere = (typed: NormalisedGuest, row?: GuestRecord): Row => ({
  index: typed.index,
  type: typed.email ? 'email' : 'phone',
  status: 'duplicate',
  name: guestName(typed),
  message: words.alreadyInvited,
  ...(row ? { guestId: row.id } : {}),
});

function invited(
  guest: NormalisedGuest,
  row: GuestRecord,
  found: {
    chosen: ChosenDelivery;
    wait: Wait | undefined;
    links: { whatsapp: string; sms: string } | null;
    wrongPhone: boolean;
    wasListed: boolean;
  },
): Row {
  const base = { index: guest.index, name: guestName(guest), guestId: row.id };
  const said = (message: string) =>
    [found.wasListed && words.wasListed, message, found.wrongPhone && words.phoneLeftOut]
      .filter(Boolean)
      .join(' ');
  if (found.links) {
    return {
      ...base,
      type: 'phone',
      status: 'link_ready',
      message: said(words.linkReady),
      links: found.links,
    };
  }
  const { channel, status } = found.chosen;
  if (found.wait)
    return {
      ...base,
      type: channel === 'email' ? 'email' : 'phone',
      status,
      message: said(found.wait.paused ? found.wait.error : sendingWords.waiting(1)),
    };
  if (channel !== 'email')
    return {
      ...base,
      type: 'phone',
      status,
      message: said(channel === 'whatsapp' ? messageWords.goesByWhatsApp : messageWords.goesBySms),
    };
  return status === 'unsubscribed'
    ? { ...base, type: 'email', status: 'unsubscribed', message: said(words.wantsNoMail) }
    : { ...base, type: 'email', status: 'queued', message: said(words.goesByMail) };
}

/** One result per row, as typed: how a guest was invited says more than what was amiss in the row. */
function resultsInOrder(rows: Row[]): InviteResult[] {
  const byIndex = new Map<number, Row>();
  for (const row of rows) if (!byIndex.get(row.index)?.guestId) byIndex.set(row.index, row);
  return [...byIndex.values()].sort((a, b) => a.index - b.index).map(({ index: _, ...result }) => result);
}
