import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import type { ContactForm } from '#contract/messaging/contact.ts';
import { contactWords } from '#messages/contact/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { networkOf } from '#backend/platform/http/client-address.ts';
import {
  countTry,
  limitRate,
  limitStranger,
  NETWORKS,
  type Stranger,
} from '#backend/platform/http/rate-limit.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { deleteMessagesBefore, insertContactMessage } from './repository.ts';

/** Queue of messages to the support; a job names a row of `contact_messages`. */
export const CONTACT_QUEUE = 'contact-message';

/** A job of that queue. */
export interface ContactJob {
  messageId: string;
}

/** Messages an hour from one person, or from one place when nobody is signed in. */
const HOURLY = 5;
/** Messages an hour that are taken from all who are not signed in; one network sends at most a twentieth of them. */
const STRANGERS_HOURLY = 2000;
/** Kilobytes a day that are kept of those, mailed or not; of one network a twentieth of it. */
const STRANGERS_DAILY_KB = 50_000;
/** So many of those are mailed at once, from one network and in all; what comes above is kept, and mailed at this pace afterwards. */
const MAILED_HOURLY = { ofNetwork: 20, inAll: 200 };
/** From one IPv4 address, which a carrier's telephones share. */
const CARRIERS_HOURLY = 50;

/** How long a message that never got through is kept. */
const KEPT_DAYS = 30;

/**
 * Takes a message to the support; a job mails it, later when very many come from people who are not
 * signed in: so many that nobody could read them shut the form for no one else. What a program wrote into the field
 * that nobody sees is thrown away, with the same answer.
 *
 * @param stranger where the writer is, when they are not signed in
 * @throws {Problem} 429 above five messages an hour, or when more come from people who are not signed in than can be kept, by number or by length
 */
export async function sendContactMessage(
  ctx: Context,
  viewer: Viewer,
  form: ContactForm,
  stranger: Stranger,
) {
  if (viewer) await limitRate(ctx, 'contact', viewer.userId, { limit: HOURLY, windowSeconds: 3600 });
  else await limitStrangers(ctx, form, stranger);
  const answer = { success: true, message: contactWords.sent };
  if (form.website !== '') {
    ctx.log.info('a contact message filled the hidden field');
    return answer;
  }
  const { name, email, topic, message } = form;
  const id = newId();
  await ctx.db.transaction().execute(async (tx) => {
    if (viewer) await requireAccount(tx, viewer.userId);
    await insertContactMessage(tx, { id, user_id: viewer?.userId ?? null, name, email, topic, message });
    const job: ContactJob = { messageId: id };
    const wait = viewer ? 0 : await secondsUntilMailed(ctx, tx, stranger);
    await ctx.jobs.enqueue(tx, CONTACT_QUEUE, [job], { startAfterSeconds: wait });
  });
  return answer;
}

/** @throws {Problem} 429 */
async function limitStrangers(ctx: Context, form: ContactForm, stranger: Stranger): Promise<void> {
  const limitMessage = (seconds: number) => contactWords.crowded(ctx.env.SUPPORT_EMAIL, seconds);
  await limitStranger(ctx, 'contact', stranger, {
    limit: HOURLY,
    shared: CARRIERS_HOURLY,
    total: { limit: STRANGERS_HOURLY, message: limitMessage },
    windowSeconds: 3600,
  });
  const weight = Math.ceil(Buffer.byteLength(JSON.stringify(form)) / 1024);
  const daily = { windowSeconds: DAY_MS / 1000, weight };
  const network = networkOf(stranger.address);
  const ofNetwork = { ...daily, limit: STRANGERS_DAILY_KB / NETWORKS };
  await limitRate(ctx, 'contact-kb-network', network, ofNetwork, limitMessage);
  await limitRate(ctx, 'contact-kb-all', '', { ...daily, limit: STRANGERS_DAILY_KB }, limitMessage);
}

/** How long a message of somebody without an account waits for its mail, by how many came this hour. */
async function secondsUntilMailed(ctx: Context, tx: Db, { address }: Stranger): Promise<number> {
  const waitOf = async (who: string, limit: number): Promise<number> => {
    const { hits } = await countTry(ctx, tx, 'contact-mailed', who, { limit, windowSeconds: 3600 });
    return Math.max(0, Math.ceil(((hits - limit) * 3600) / limit));
  };
  const wait = await waitOf(networkOf(address), MAILED_HOURLY.ofNetwork);
  // what waits for its own network's sake takes no room from the others
  return wait > 0 ? wait : waitOf('all', MAILED_HOURLY.inAll);
}

/** Deletes messages that never got through. */
export async function forgetOldContactMessages(ctx: Context): Promise<void> {
  await deleteMessagesBefore(ctx.db, new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS));
}
