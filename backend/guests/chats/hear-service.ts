import { DAY_MS } from '#contract/common/durations.ts';
import type { ChatWhy } from '#contract/guests/chats.ts';
import { firstOf, plainLine, plainText } from '#contract/common/plain-line.ts';
import * as en from '#messages/phone-messages/en.ts';
import * as hi from '#messages/phone-messages/hi.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { notifyHosts } from '#backend/events/hosts/service.ts';
import { guestWrote } from '#backend/messaging/notifications/content.ts';
import type { ChatListener } from '#backend/messaging/phone-messages/callback-service.ts';
import { countTry } from '#backend/platform/http/rate-limit.ts';
import { newId, sha256 } from '#backend/platform/ids.ts';
import { answerByMessage } from '#backend/guests/replies/message-service.ts';
import {
  endChatMessage,
  findAddressees,
  findChatNames,
  findQuoted,
  insertChatMessage,
  settleChatMessage,
} from './chat-repository.ts';
import { queueChat } from './jobs.ts';
import { answerOfText, type ReadAnswer } from './read-answer.ts';

/** What of a longer message is kept. */
const KEPT_LENGTH = 1000;

/** Where another message to the number is not older than this, nobody can tell which of them is meant. */
const TOGETHER_MS = DAY_MS;

/** Messages of one number in an hour; who writes more writes to nobody. */
const OF_A_NUMBER = { limit: 60, windowSeconds: 3600 };

const buttons = new Map<string, ReadAnswer>(
  [en, hi].flatMap(({ whatsappButtons: { yes, no } }): [string, ReadAnswer][] => [
    [plainLine(yes), { rsvp: 'yes', adults: null, children: 0 }],
    [plainLine(no), { rsvp: 'no' }],
  ]),
);

/** What a message says for sure, a button of ours or words. */
export const answerOfMessage = (text: string): ReadAnswer | null =>
  buttons.get(plainLine(text)) ?? answerOfText(text);

/** What people write by WhatsApp: a sure answer is recorded and confirmed, the rest goes to the hosts. */
export const chatListener: ChatListener = {
  async hear(ctx, { ref, quotedRef, from, text, at }) {
    const addressees = await addresseesOf(ctx.db, from, quotedRef);
    if (addressees.length === 0) return;
    if ((await countTry(ctx, ctx.db, 'chat', sha256(from), OF_A_NUMBER)).wait > 0) return;
    const body = firstOf(plainText(text).trim(), KEPT_LENGTH);
    for (const { id: guestId, event_id: eventId, is_own: isOwn } of addressees)
      await ctx.db.transaction().execute(async (tx) => {
        const id = newId();
        const row = {
          id,
          event_id: eventId,
          guest_id: guestId,
          from_guest: true,
          phone: from,
          body,
          provider_ref: ref,
        };
        if (!(await insertChatMessage(tx, { ...row, status: 'open', written_at: at }))) return;
        const why =
          addressees.length > 1
            ? 'several'
            : // nobody could confirm it to a number that the guest is not written to
              await record(ctx, tx, { eventId, guestId }, isOwn ? answerOfMessage(text) : null, at);
        await settleChatMessage(tx, id, why);
        if (why === null || why === 'cancelled' || why === 'over')
          await queueChat(ctx, tx, { messageId: id, content: why ?? 'answer' });
        if (why !== null) await tellHosts(ctx, tx, { eventId, guestId }, body);
      });
  },
  async noteStatus(ctx, { id, progress, reason }) {
    if (id === null) return;
    await endChatMessage(
      ctx.db,
      id,
      progress === 'failed' ? { status: 'failed', error: reason } : { status: 'sent' },
    );
  },
};

/** Whom a message is about: the message it quotes says so, else the last one that went to the number. Several where that leaves it open. */
async function addresseesOf(db: Db, phone: string, quotedRef: string | null) {
  const quoted = quotedRef === null ? undefined : await findQuoted(db, phone, quotedRef);
  if (quoted) return [quoted];
  const all = await findAddressees(db, phone);
  const since = (all[0]?.last_at.getTime() ?? 0) - TOGETHER_MS;
  return all.filter(({ last_at: at }) => at.getTime() >= since);
}

async function record(
  ctx: Context,
  tx: Db,
  place: { eventId: string; guestId: string },
  reading: ReadAnswer | null,
  writtenAt: Date,
): Promise<ChatWhy | null> {
  if (!reading) return 'unclear';
  return answerByMessage(ctx, tx, place, { adults: null, children: 0, ...reading, writtenAt });
}

/** Hosts are told as they are of an answer. */
async function tellHosts(
  ctx: Context,
  tx: Db,
  { eventId, guestId }: { eventId: string; guestId: string },
  body: string,
): Promise<void> {
  const names = await findChatNames(tx, guestId);
  if (!names) return;
  await notifyHosts(ctx, tx, { id: eventId, organiser_id: names.organiser_id }, () =>
    guestWrote({ id: eventId, event_name: names.event_name }, { ...names, id: guestId }, body),
  );
}
