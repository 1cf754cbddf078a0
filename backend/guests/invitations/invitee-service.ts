import type { FieldErrors } from '#contract/common/errors.ts';
import { blankGuest } from '#contract/guests/guest-fields.ts';
import type { AddInvitees, InviteResult } from '#contract/guests/invitations.ts';
import { guestWords } from '#messages/guests/words.ts';
import { invitationWords } from '#messages/invitations/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { chooseDesignFor } from '#backend/designs/service.ts';
import { conflict, hasProblems } from '#backend/platform/errors.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import { fieldsOfGuest } from '#backend/guests/columns.ts';
import { foldedName, rowNameOf } from '#backend/guests/same-person.ts';
import { normaliseGuests, type GuestRecord, type NormalisedGuest } from '#backend/guests/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { chooseDelivery, readReach } from './channel-choice.ts';
import { alreadyThere, invitedNow, notReached, resultsInOrder } from './invite-results.ts';
import { readRows, wrongPhones } from './invite-rows.ts';
import { invitingWords } from './inviting-words.ts';
import { messageLinks } from './message-links.ts';
import { beginSending, lockEventAsHost, requireOpenForInvitations } from './opening.ts';
import { findAnsweredRequest, findGuestsById, saveAnsweredRequest } from './invitee-repository.ts';
import { findInvitedBefore } from './known-invitees-repository.ts';
import { addNewGuests } from './new-guests.ts';
import { queueDeliveries } from './service.ts';

type Results = { inviteResults: InviteResult[] };
/**
 * Adds guests and sends their invitations (spec section 7): by e-mail, or with links for
 * the organiser to send when there is only a phone. A guest the event has already is
 * invited too, unless that was done before in the same way. Guests, deliveries and jobs are
 * written in one transaction; a repeated `requestId` answers what the first request did.
 *
 * @throws {Problem} 400 when no row can be reached, 403 `plan_limit`, 404, 409, also `contact_shared`, 429
 */
export async function addInvitees(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  body: AddInvitees,
): Promise<Results> {
  await beginSending(ctx, viewer, eventId, 'invitations');
  const bodyHash = sha256(JSON.stringify([body.newGuests, body.design ?? null]));
  return runTransaction(ctx.db, async (tx) => {
    const event = await lockEventAsHost(tx, viewer, eventId);
    if (body.requestId) {
      const before = await findAnsweredRequest(tx, eventId, body.requestId);
      if (before && before.body_hash !== bodyHash)
        throw conflict(invitationWords.formSentBefore, 'request_reused');
      if (before) return withLiveLinks(ctx, tx, event, before.answer as Results);
    }
    await requireOpenForInvitations(ctx, tx, event);

    if (body.design) await chooseDesignFor(ctx, tx, viewer, event, body.design);
    const { guests, rows, notes } = readRows(body.newGuests);
    const { inserted, known, skipped } = await addNewGuests(ctx, tx, event, guests);
    rows.push(...skipped.map((guest) => alreadyThere(guest)));

    const reach = await readReach(
      tx,
      ctx.env,
      eventId,
      [...inserted, ...known].map(({ row }) => row),
    );
    for (const { guest, becomes, message } of known) if (becomes === 'own') notes.set(guest.index, message);
    const listed = known.filter(({ becomes }) => becomes !== 'own');
    const invitedBefore = await findInvitedBefore(
      tx,
      known.map(({ row }) => row.id),
    );
    const wrongPhones = new Set(rows.filter((row) => row.status === 'invalid').map((row) => row.index));
    const made = inserted.flatMap(({ guest, row }) => {
      const note = notes.get(guest.index) ?? '';
      const chosen = chooseDelivery(row, 'auto', reach);
      if (!chosen && note !== '') rows.push(notReached(guest, row, note));
      return chosen ? [{ guest, row, chosen, note }] : [];
    });
    const underWay = new Set<string>();
    for (const { guest, row, contact, becomes, message } of listed) {
      const isNamed = becomes === 'same' && isSameName(guest, row);
      const chosen = chooseDelivery(contact, 'auto', reach);
      if (!chosen || underWay.has(row.id) || invitedBefore(row, chosen.channel))
        rows.push(alreadyThere(guest, row, isNamed ? '' : message));
      else made.push({ guest, row, chosen, note: isNamed ? invitationWords.wasListed : message });
      underWay.add(row.id);
    }
    const waiting = await queueDeliveries(
      ctx,
      tx,
      made.map(({ row, chosen }) => ({ guest: row, kind: 'invitation', chosen })),
    );
    const host = { first_name: event.host_first_name, last_name: event.host_last_name };
    for (const { guest, row, chosen, note } of made) {
      // guests just added have no language of their own
      const inviting = invitingWords(event, host, row.language ?? event.guest_language ?? 'en');
      const links = chosen.status === 'link_ready' ? messageLinks(ctx.env.APP_URL, inviting, row) : null;
      rows.push(
        invitedNow(guest, row, {
          chosen,
          wait: waiting.get(row.id),
          links,
          wrongPhone: wrongPhones.has(guest.index),
          note,
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

/** Whether whoever was typed is called as on the list, or by nothing. */
const isSameName = (guest: NormalisedGuest, row: GuestRecord): boolean =>
  ['', foldedName(rowNameOf(fieldsOfGuest(row)))].includes(foldedName(rowNameOf(guest)));

/** What was answered before, with links that work now; a guest who was taken off the list, or has no phone any more, has none. */
async function withLiveLinks(
  ctx: Context,
  tx: Db,
  event: Awaited<ReturnType<typeof lockEventAsHost>>,
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
 * What is wrong with rows in a form that is refused anyway, or only looked at: each phone that is none, or that nobody can be
 * reached. A row whose contact cannot be read is one somebody meant to reach.
 *
 * @throws {Problem} 403 or 404 for whoever may not invite, 429
 */
export async function wrongInRows(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { newGuests }: ValidParts<AddInvitees>,
): Promise<FieldErrors> {
  await beginSending(ctx, viewer, eventId, 'invitations');
  if (!newGuests || newGuests.some((row) => row?.email === undefined || row.phone === undefined)) return {};
  const contacts = newGuests.map((row) => ({
    ...blankGuest,
    email: row?.email ?? '',
    phone: row?.phone ?? '',
  }));
  const { guests, problems } = normaliseGuests(contacts);
  const wrong = wrongPhones(problems.filter(({ kind }) => kind === 'phone'));
  const isReached = guests.some(({ email, phone }) => email || phone);
  return isReached || hasProblems(wrong) ? wrong : { '': [guestWords.contactNeeded] };
}
