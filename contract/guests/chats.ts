import { z } from 'zod/v4';
import { chatWords } from '#messages/chats/words.ts';
import { id, pageOf, pageParameter, severalLines } from '#contract/common/fields.ts';
import { guestReply, rsvpForm } from './replies.ts';

/** Characters of what a host writes to a guest by WhatsApp: a template has no room for more. */
export const CHAT_LENGTH = 500;

/** How long after a guest wrote WhatsApp lets us write to them in any words. */
export const CHAT_HOURS = 24;

/** What became of a message: of a guest's, whether it was recorded as their answer; of a host's, how far it got. */
const chatStatus = z.enum(['recorded', 'open', 'done', 'queued', 'sending', 'sent', 'unconfirmed', 'failed']);
export type ChatStatus = z.infer<typeof chatStatus>;

/**
 * Why a guest's message was not recorded: not surely a yes or a no, more people than the guest may bring, a number of
 * several guests, an answer that came after it, an event that is cancelled or over.
 */
const chatWhy = z.enum(['unclear', 'too_many', 'several', 'answered_since', 'cancelled', 'over']);
export type ChatWhy = z.infer<typeof chatWhy>;

/** How a host may write to the guest: in any words, as a template, or not: messages stopped, no number or no WhatsApp here. */
const chatWriting = z.enum(['free', 'template', 'stopped', 'none']);

const chatMessage = z.object({
  _id: id,
  fromGuest: z.boolean(),
  /** Empty for what cannot be shown, such as a voice note. */
  text: z.string(),
  at: z.string(),
  status: chatStatus,
  why: chatWhy.nullable(),
  /** Why a host's message did not arrive. */
  error: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** What a guest and the hosts wrote to each other, oldest first, the last of it. */
export const chat = z.object({
  guest: z.object({ _id: id, name: z.string() }),
  reply: guestReply.pick({ rsvp: true, adults: true, children: true, version: true }),
  /** The most people the guest may announce. */
  partyLimit: z.number().int(),
  /** The newest message that waits for a host; null when none does. */
  openMessageId: id.nullable(),
  /** What that message says, as far as it can be read. */
  reading: z
    .object({ rsvp: z.enum(['yes', 'no']), adults: z.number().int().nullable(), children: z.number().int() })
    .nullable(),
  /** How many come, by what is known. */
  expected: z.object({ adults: z.number().int(), children: z.number().int() }),
  writing: chatWriting,
  messages: z.array(chatMessage),
});
export type Chat = z.infer<typeof chat>;

/** `GET /events/{eventId}/chats`: those that wait for a host first. */
export const chatsQuery = z.object({ page: pageParameter() });
export const chats = pageOf(chat, 'hosts').extend({
  /** How many guests have a message that waits. */
  open: z.number().int(),
});

/** `POST /events/{eventId}/chats/{guestId}/reply`: `messageId` is the newest message the host saw. */
export const chatReplyForm = rsvpForm
  .pick({ rsvp: true, adults: true, children: true, version: true })
  .extend({ messageId: id });

/** `POST /events/{eventId}/chats/{guestId}/done`. */
export const chatDoneForm = z.object({ messageId: id });

/** `POST /events/{eventId}/chats/{guestId}/messages`: sent again with the same `requestId`, it sends nothing again. */
export const chatMessageForm = z.object({
  text: severalLines(CHAT_LENGTH, undefined, () => chatWords.textNeeded),
  requestId: z.string().min(8).max(64),
});
