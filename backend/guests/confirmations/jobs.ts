import { comingOf } from '#contract/guests/household.ts';
import type { Context } from '#backend/platform/context.ts';
import { countTry } from '#backend/platform/http/rate-limit.ts';
import { sha256 } from '#backend/platform/ids.ts';
import type { Mail } from '#backend/providers/mail.ts';
import { isOver } from '#backend/events/closing.ts';
import { wantsNoMail } from '#backend/messaging/service.ts';
import { noteWritten } from '#backend/messaging/sending/new-addresses.ts';
import { isStopped, noteRefused } from '#backend/messaging/sending/stops.ts';
import { composeConfirmation } from './confirmation-mail.tsx';
import { CONFIRMATION_QUEUE, type ConfirmationJob } from '#backend/guests/replies/confirmation-queue.ts';
import { findAnswer, keepConfirmed, type AnswerToConfirm } from './repository.ts';

/** To one address about one event: whoever holds a forwarded link can change the answer as often as they like. */
const MOST_A_DAY = { limit: 8, windowSeconds: 24 * 3600 };

/**
 * Confirms answers by mail, each at least once (docs/decisions/0005, 0020). A mail says what is answered when it leaves, so
 * that of two that wait the second finds nothing left to say.
 */
export function handleConfirmations(ctx: Context, mail: Mail): void {
  ctx.jobs.handle<ConfirmationJob>(
    CONFIRMATION_QUEUE,
    // one at a time: all that waited for the same pause fall due together, and each would find the answer not confirmed yet
    { retryLimit: 6, retryDelay: 30, expireInSeconds: 60, concurrency: 1 },
    ({ data }) => confirm(ctx, mail, data.guestId),
    async ({ data }) => ctx.log.error({ guest: data.guestId }, 'an answer could not be confirmed by mail'),
  );
}

async function confirm(ctx: Context, mail: Mail, guestId: string): Promise<void> {
  const found = await findAnswer(ctx.db, guestId);
  if (!found || !(await isWanted(ctx, found))) return;
  const { answer, event } = found;
  const confirmed = digestOf(found);
  if (answer.confirmed === confirmed) return;
  const whom = `${event.id}:${sha256(answer.email)}`;
  const counted = await countTry(ctx, ctx.db, 'confirmation', whom, MOST_A_DAY);
  if (counted.wait > 0) return;
  const result = await mail.send(composeConfirmation(ctx.env, found, ctx.now())).catch(async (error) => {
    // a mail server that is away takes no mail of the day's
    await counted.giveBack();
    throw error;
  });
  await noteWritten(ctx, [{ organiserId: event.organiser_id, address: answer.email }]);
  await keepConfirmed(ctx.db, guestId, confirmed);
  if (result.accepted) return;
  await noteRefused(ctx, event.organiser_id, answer.email, 'bounced');
  ctx.log.warn({ guest: guestId }, 'the mail that confirms an answer bounced');
}

/**
 * Things may have changed since it was queued. What a host answered for a guest is not confirmed to them, and no address
 * is written to for the first time: an answer does not show whose it is (docs/decisions/0097).
 */
async function isWanted(ctx: Context, { answer, event }: AnswerToConfirm): Promise<boolean> {
  if (!answer.written || answer.source === 'host' || event.status === 'cancelled') return false;
  if (await isOver(ctx.db, event, ctx.now())) return false;
  if (await wantsNoMail(ctx.db, answer.email, event.id)) return false;
  return !(await isStopped(ctx.db, event.organiser_id));
}

/** Names what the mail says of the answer. */
const digestOf = ({ answer, functions }: AnswerToConfirm): string => {
  const { rsvp, adults, children, note, names, answered_household: household } = answer;
  const functionReplies = functions.map(({ id, people }) => [id, people]);
  return sha256(
    JSON.stringify([rsvp, adults, children, note, names, comingOf(household), functionReplies]),
  ).slice(0, 32);
};
