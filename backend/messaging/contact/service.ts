import type { ContactForm } from '#contract/messaging/contact.ts';
import * as words from '#messages/contact/en.ts';
import type { Context } from '#backend/platform/context.ts';
import { limitRate, limitStranger, type Stranger } from '#backend/platform/http/rate-limit.ts';
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
/** Messages an hour from all who are not signed in. */
const STRANGERS_HOURLY = 200;
/** From one IPv4 address, which a carrier's telephones share. */
const CARRIERS_HOURLY = 50;

/** How long a message that never got through is kept. */
const KEPT_DAYS = 30;

/**
 * Takes a message to the support; a job mails it. What a program wrote into the field
 * that nobody sees is thrown away, with the same answer.
 *
 * @param stranger where the writer is, when they are not signed in
 * @throws {Problem} 429 above five messages an hour, or when too many come from people who are not signed in
 */
export async function sendContactMessage(
  ctx: Context,
  viewer: Viewer,
  form: ContactForm,
  stranger: Stranger,
) {
  if (viewer) await limitRate(ctx, 'contact', viewer.userId, { limit: HOURLY, windowSeconds: 3600 });
  else
    await limitStranger(ctx, 'contact', stranger, {
      limit: HOURLY,
      shared: CARRIERS_HOURLY,
      total: STRANGERS_HOURLY,
      windowSeconds: 3600,
      crowded: words.crowded(ctx.env.SUPPORT_EMAIL),
    });
  const answer = { success: true, message: words.sent };
  if (form.website !== '') {
    ctx.log.info('a contact message filled the hidden field');
    return answer;
  }
  const { name, email, topic, message } = form;
  const id = newId();
  await ctx.db.transaction().execute(async (tx) => {
    await insertContactMessage(tx, { id, user_id: viewer?.userId ?? null, name, email, topic, message });
    const job: ContactJob = { messageId: id };
    await ctx.jobs.enqueue(tx, CONTACT_QUEUE, [job]);
  });
  return answer;
}

/** Throws away messages that never got through. */
export async function forgetOldContactMessages(ctx: Context): Promise<void> {
  await deleteMessagesBefore(ctx.db, new Date(ctx.now().getTime() - KEPT_DAYS * 24 * 3600 * 1000));
}
