import { withoutLinks } from '#contract/common/links-in-text.ts';
import { chatWords } from '#messages/chats/guests/by-language.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import { messageWords } from '#messages/phone-messages/words.ts';
import * as hindiMessageWords from '#messages/phone-messages/hi.ts';
import type { Language } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { readEventRow } from '#backend/events/access.ts';
import { greetedAs } from '#backend/guests/greeted.ts';
import { findOrganiser } from '#backend/guests/invitations/delivery-repository.ts';
import { invitingWords, languageOf } from '#backend/guests/invitations/inviting-words.ts';
import { personalLinkOf } from '#backend/guests/invitations/personal-link.ts';
import { limitOf } from '#backend/guests/replies/rules.ts';
import { stoppedPhones } from '#backend/messaging/service.ts';
import type { MessageProvider, MessageProviders, SendOutcome } from '#backend/providers/messages/port.ts';
import { claimChatMessage, endChatMessage, findChatToSend } from './chat-repository.ts';

const CHAT_QUEUE = 'chat';

/** What is sent: the confirmation of the answer, why a message was not recorded, or what a host wrote. */
interface ChatJob {
  messageId: string;
  content: 'answer' | 'cancelled' | 'over' | 'host';
}

/** Queues what goes to a guest's chat, in the transaction that makes it true. */
export const queueChat = (ctx: Context, tx: Db, job: ChatJob): Promise<void> =>
  ctx.jobs.enqueue(tx, CHAT_QUEUE, [job]);

/** Sends it. A host's message goes out once: where no answer of the provider came, it stays unconfirmed. */
export function handleChats(ctx: Context, { whatsapp }: MessageProviders): void {
  ctx.jobs.handle<ChatJob>(
    CHAT_QUEUE,
    { retryLimit: 5, retryDelay: 30, expireInSeconds: 60, concurrency: 2 },
    ({ data }) => sendChat(ctx, whatsapp, data),
    ({ data }) =>
      endChatMessage(ctx.db, data.messageId, { status: 'failed', error: messageWords.couldNotTake }),
  );
}

type ToSend = NonNullable<Awaited<ReturnType<typeof findChatToSend>>>;

async function sendChat(
  ctx: Context,
  provider: MessageProvider | undefined,
  { messageId, content }: ChatJob,
): Promise<void> {
  const found = await findChatToSend(ctx.db, messageId, ctx.now());
  if (!found || (content === 'host' && !(await claimChatMessage(ctx.db, messageId)))) return;
  const mayBeWritten =
    found.phone === found.guest_phone &&
    !(await stoppedPhones(ctx.db, found.event_id, [found.phone])).has(found.phone);
  if (content !== 'host') {
    if (mayBeWritten && found.free) await provider?.write?.(await freeMessage(ctx, found, content));
    return;
  }
  const end = (how: Parameters<typeof endChatMessage>[2]) => endChatMessage(ctx.db, messageId, how);
  if (!provider?.write || !mayBeWritten) return end({ status: 'failed', error: messageWords.noPhone });
  try {
    const outcome = found.free
      ? await provider.write(await freeMessage(ctx, found, content))
      : await sendTemplate(ctx, provider, found);
    if (outcome.kind === 'accepted') return await end({ status: 'sent', ref: outcome.ref });
    if (outcome.kind === 'unknown') return await end({ status: 'unconfirmed', error: outcome.reason });
    ctx.log.warn({ message: messageId, reason: outcome.reason }, 'a message to a chat was refused');
    await end({ status: 'failed', error: outcome.reason });
  } catch (error) {
    await end({ status: 'queued', error: messageWords.couldNotTake });
    throw error;
  }
}

/** Everything a message to this guest is worded with. */
async function wording(ctx: Context, found: ToSend, language?: Language) {
  const event = await readEventRow(ctx.db, found.event_id);
  if (!event) throw new Error('an event went before its guest');
  const wanted = language ?? languageOf(found, event);
  const { facts, host } = invitingWords(event, await findOrganiser(ctx.db, event.organiser_id), wanted);
  return {
    language: wanted,
    // a star would end the bold text around it
    name: withoutLinks(facts.name.replaceAll('*', ''), ' '),
    host: withoutLinks(host, ' '),
    link: personalLinkOf(ctx.env.APP_URL, { ...found, id: found.guest_id }, 'reply', 'whatsapp'),
  };
}

async function freeMessage(ctx: Context, found: ToSend, content: ChatJob['content']) {
  const { language, name, host, link } = await wording(ctx, found);
  const words = chatWords[language];
  const text = {
    host: () => `${words.hostWrites(host, name)}\n\n${found.body}`,
    answer: () => confirmation(found, language, name, link),
    cancelled: () => words.notNoted.cancelled(name),
    over: () => words.notNoted.over(name),
  }[content]();
  return { id: found.id, to: found.phone, text };
}

/** What is recorded now, which may be newer than what was written. */
function confirmation(found: ToSend, language: Language, name: string, link: string): string {
  const words = chatWords[language];
  const { rsvp, adults, children } = found;
  if (rsvp !== 'yes') return `${words.notedNo(name)}\n\n${words.changeNo}\n${link}`;
  const heads = replyWords[language].headsComing(adults ?? 1, children ?? 0);
  const alone = (adults ?? 1) + (children ?? 0) === 1;
  const mayBringOthers = limitOf(found) > 1;
  return `${words.notedYes(name, heads)}\n\n${alone && mayBringOthers ? words.sayHowMany : words.changeYes}\n${link}`;
}

/** Later than a day after the guest wrote WhatsApp takes a template alone; English where theirs is not registered. */
async function sendTemplate(ctx: Context, provider: MessageProvider, found: ToSend): Promise<SendOutcome> {
  const own = await wording(ctx, found);
  const send = ({ language, name, host, link }: typeof own) =>
    provider.send({
      id: found.id,
      to: found.phone,
      template: 'answer',
      language,
      blanks: [
        greetedAs(found, language) || { en: messageWords, hi: hindiMessageWords }[language].guestFallback,
        host,
        name,
        withoutLinks(found.body, ' '),
        link,
      ],
    });
  const outcome = await send(own);
  const isMissing = outcome.kind === 'rejected' && outcome.because === 'template';
  return isMissing && own.language !== 'en' ? send(await wording(ctx, found, 'en')) : outcome;
}
