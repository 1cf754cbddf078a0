import type { z } from 'zod/v4';
import { HOUR_MS } from '#contract/common/durations.ts';
import {
  CHAT_HOURS,
  type Chat,
  type chatDoneForm,
  type chatMessageForm,
  type chatReplyForm,
  type chats,
} from '#contract/guests/chats.ts';
import { headsOf } from '#contract/guests/household.ts';
import { chatWords } from '#messages/chats/words.ts';
import { eventWords } from '#messages/events/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { pageWindow } from '#backend/platform/search.ts';
import { requireHost } from '#backend/events/access.ts';
import { beginSending, lockEventAsHost } from '#backend/guests/invitations/opening.ts';
import { presentReply } from '#backend/guests/present.ts';
import { everybodyOf } from '#backend/guests/household.ts';
import { limitOf } from '#backend/guests/replies/rules.ts';
import { setReply } from '#backend/guests/replies/service.ts';
import { guestNameOf } from '#backend/guests/guest-name.ts';
import { stoppedPhones } from '#backend/messaging/service.ts';
import { messageChannels } from '#backend/providers/messages/set-up.ts';
import {
  closeChatMessages,
  countChats,
  findChatGuest,
  findChatGuests,
  findChatMessages,
  insertChatMessage,
  type ChatGuestRow,
  type ChatRow,
} from './chat-repository.ts';
import { answerOfMessage } from './hear-service.ts';
import { queueChat } from './jobs.ts';
import type { ReadAnswer } from './read-answer.ts';

type Place = { eventId: string; guestId: string };
type Outcome = { success: boolean; message: string };

const PAGE_SIZE = 20;
/** Messages of one chat that are shown. */
const SHOWN = 20;

/** What guests wrote by WhatsApp, a page of it. */
export async function listChats(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { page: wanted }: { page: number },
): Promise<z.infer<typeof chats>> {
  await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const { total, open } = await countChats(ctx.db, eventId);
  const { page, pages, offset } = pageWindow(total, wanted, PAGE_SIZE);
  const guests = total > 0 ? await findChatGuests(ctx.db, eventId, { limit: PAGE_SIZE, offset }) : [];
  return { items: await presentChats(ctx, eventId, guests), total, page, pages, open };
}

/** What one guest and the hosts wrote. @throws {Problem} 403, 404 also for a guest who never wrote */
export async function getChat(ctx: Context, viewer: SignedIn, place: Place): Promise<Chat> {
  await requireHost(ctx.db, place.eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  return readChat(ctx, place);
}

async function readChat(ctx: Context, place: Place, db = ctx.db): Promise<Chat> {
  const guest = await findChatGuest(db, place);
  const [found] = guest ? await presentChats(ctx, place.eventId, [guest], db) : [];
  if (!found) throw notFound(chatWords.notFound, 'chat_not_found');
  return found;
}

/**
 * Records what a guest wrote as their answer, by the rules of `setReply`, and confirms it in the chat.
 *
 * @throws {Problem} as `setReply`, 404
 */
export async function recordChatReply(
  ctx: Context,
  viewer: SignedIn,
  place: Place,
  { messageId, ...form }: z.output<typeof chatReplyForm>,
): Promise<Outcome> {
  await requireHost(ctx.db, place.eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const chat = await readChat(ctx, place);
  if (!chat.messages.some(({ _id: id, fromGuest }) => fromGuest && id === messageId))
    throw notFound(chatWords.notFound, 'chat_not_found');
  const { success, message } = await setReply(ctx, viewer, place, form, 'en');
  await ctx.db.transaction().execute(async (tx) => {
    await closeChatMessages(tx, place.guestId, messageId);
    await queueChat(ctx, tx, { messageId, content: 'answer' });
  });
  return { success, message };
}

/** Takes a message off the list of what waits. @throws {Problem} 403, 404 */
export async function closeChat(
  ctx: Context,
  viewer: SignedIn,
  place: Place,
  { messageId }: z.output<typeof chatDoneForm>,
): Promise<Outcome> {
  await requireHost(ctx.db, place.eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const { guest } = await readChat(ctx, place);
  if (!(await closeChatMessages(ctx.db, place.guestId, messageId)))
    throw notFound(chatWords.notFound, 'chat_not_found');
  return { success: true, message: chatWords.closed(guest.name) };
}

/**
 * Writes to a guest who wrote: freely while WhatsApp lets us, else as a template.
 *
 * @throws {Problem} 403 also `sending_stopped`, 404, 409 `chat_stopped` or `chat_closed`, 429
 */
export async function writeToChat(
  ctx: Context,
  viewer: SignedIn,
  place: Place,
  { text, requestId }: z.output<typeof chatMessageForm>,
): Promise<Outcome> {
  await beginSending(ctx, viewer, place.eventId, 'chats');
  return ctx.db.transaction().execute(async (tx) => {
    await lockEventAsHost(tx, viewer, place.eventId);
    const guest = await findChatGuest(tx, place);
    if (!guest) throw notFound(chatWords.notFound, 'chat_not_found');
    const name = guestNameOf(guest);
    const writing = writingTo(ctx, guest, await stoppedPhones(tx, place.eventId, [guest.phone]));
    if (writing === 'stopped') throw conflict(chatWords.stopped(name), 'chat_stopped');
    if (writing === 'none')
      throw conflict(canWhatsApp(ctx) ? chatWords.noPhone(name) : chatWords.noWhatsApp, 'chat_closed');
    const id = newId();
    const row = {
      id,
      event_id: place.eventId,
      guest_id: place.guestId,
      from_guest: false,
      phone: guest.phone,
    };
    const isNew = await insertChatMessage(tx, {
      ...row,
      body: text,
      request_id: requestId,
      status: 'queued',
      written_at: ctx.now(),
    });
    if (!isNew) return { success: true, message: chatWords.sentBefore };
    await queueChat(ctx, tx, { messageId: id, content: 'host' });
    return { success: true, message: chatWords.sending(name) };
  });
}

const canWhatsApp = (ctx: Context): boolean => messageChannels(ctx.env).includes('whatsapp');

/** Only to a number that wrote: another one was never heard of. */
function writingTo(ctx: Context, guest: ChatGuestRow, stopped: ReadonlySet<string>): Chat['writing'] {
  if (!guest.last_wrote_at || !canWhatsApp(ctx)) return 'none';
  if (stopped.has(guest.phone)) return 'stopped';
  return guest.last_wrote_at.getTime() > ctx.now().getTime() - CHAT_HOURS * HOUR_MS ? 'free' : 'template';
}

async function presentChats(
  ctx: Context,
  eventId: string,
  guests: readonly ChatGuestRow[],
  db = ctx.db,
): Promise<Chat[]> {
  if (guests.length === 0) return [];
  const rows = await findChatMessages(
    db,
    guests.map(({ id }) => id),
    SHOWN,
  );
  const stopped = await stoppedPhones(
    db,
    eventId,
    guests.map(({ phone }) => phone),
  );
  return guests.map((guest) => {
    const messages = rows.filter(({ guest_id: id }) => id === guest.id);
    const open = messages.findLast(({ status }) => status === 'open');
    const reading = open ? answerOfMessage(open.body) : null;
    const { rsvp, adults, children, version } = presentReply(guest);
    return {
      guest: { _id: guest.id, name: guestNameOf(guest) },
      reply: { rsvp, adults, children, version },
      partyLimit: limitOf(guest),
      openMessageId: open?.id ?? null,
      expected: expectedHeads(guest, reading),
      reading: reading && { adults: null, children: 0, ...reading },
      writing: writingTo(ctx, guest, stopped),
      messages: messages.map(present),
    };
  });
}

/** How many come by what is known: by the message, else by the answer there is, else everybody the hosts name, else the guest. */
function expectedHeads(
  guest: ChatGuestRow,
  reading: ReadAnswer | null,
): { adults: number; children: number } {
  if (reading?.rsvp === 'yes' && reading.adults !== null)
    return { adults: reading.adults, children: reading.children };
  const { adults, children } = presentReply(guest);
  if (adults + children > 0) return { adults, children };
  return guest.household.length > 0 ? headsOf(everybodyOf(guest.household, [])) : { adults: 1, children: 0 };
}

const present = ({ id, from_guest: fromGuest, body, written_at: at, status, why, error }: ChatRow) => ({
  _id: id,
  fromGuest,
  text: body,
  at: at.toISOString(),
  status,
  why,
  error,
});
