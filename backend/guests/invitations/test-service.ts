import type { z } from 'zod/v4';
import type { outcome } from '#contract/common/fields.ts';
import { eventWords } from '#messages/events/words.ts';
import { invitationWords } from '#messages/invitations/words.ts';
import { languageNames, type Language } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import { isUnproven } from '#backend/platform/database/proven-email.ts';
import { readEventRow, requireHost } from '#backend/events/access.ts';
import { pictureToSend } from '#backend/designs/service.ts';
import { functionsForAll } from '#backend/guests/function-guests.ts';
import { conflict } from '#backend/platform/errors.ts';
import { secondsUntil } from '#backend/platform/jobs/seconds-until.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { findReader } from '#backend/messaging/transactional-mail/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import type { Mail } from '#backend/providers/mail.ts';
import { findOrganiser } from './delivery-repository.ts';
import { findGuestLanguages } from './invitee-repository.ts';
import { languagesOf } from './inviting-words.ts';
import { composeTestMail } from './mail/compose.ts';

const TEST_INVITATION_QUEUE = 'test-invitation';

interface TestInvitationJob {
  eventId: string;
  userId: string;
  language: Language;
}

/** Enough to look at a design in a few mail programs, too few to write to anybody with. */
const PER_HOUR = { limit: 10, windowSeconds: 3600 };

/**
 * Sends the invitation mail as it stands, in each language that guests are written to in, to the confirmed address
 * of whoever asks, and to nobody else.
 *
 * @throws {Problem} 403, 404, 409 without a confirmed address, 429
 */
export async function sendTestInvitation(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
): Promise<z.infer<typeof outcome>> {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const reader = await findReader(ctx.db, viewer.userId);
  // an address that was confirmed by somebody else may be anybody's
  if (!reader?.email || isUnproven(reader)) throw conflict(invitationWords.testNowhere, 'email_unconfirmed');
  await limitRate(ctx, 'test-invitation', viewer.userId, PER_HOUR);
  const languages = languagesOf(await findGuestLanguages(ctx.db, eventId), event);
  const jobs: TestInvitationJob[] = languages.map((language) => ({
    eventId,
    userId: viewer.userId,
    language,
  }));
  await ctx.db.transaction().execute((tx) => ctx.jobs.enqueue(tx, TEST_INVITATION_QUEUE, jobs));
  const message =
    languages.length > 1
      ? invitationWords.testsSent(
          reader.email,
          languages.map((language) => languageNames[language]),
        )
      : invitationWords.testSent(reader.email);
  return { success: true, message };
}

/** Sends queued tests, as the event stands then. Nobody waits long for one, so it is given up within minutes. */
export function handleTestInvitations(ctx: Context, mail: Mail): void {
  ctx.jobs.handle<TestInvitationJob>(
    TEST_INVITATION_QUEUE,
    { retryLimit: 3, retryDelay: 15, expireInSeconds: 60, concurrency: 1 },
    async ({ id, data }) => {
      const event = await readEventRow(ctx.db, data.eventId);
      const reader = await findReader(ctx.db, data.userId);
      if (!event || !reader?.email || isUnproven(reader)) return;
      const { picture, drawnBy } = await pictureToSend(ctx, ctx.db, event);
      if (drawnBy) return lookAgain(ctx, data, drawnBy);
      const organiser = await findOrganiser(ctx.db, event.organiser_id);
      const functions = await functionsForAll(ctx.db, event.id);
      const result = await mail.send(
        composeTestMail(
          ctx.env,
          { id, event, organiser, functions, reader, language: data.language },
          picture,
          ctx.now(),
        ),
      );
      if (!result.accepted) ctx.log.warn({ mail: id, reason: result.reason }, 'a test invitation bounced');
    },
    async ({ id }) => ctx.log.error({ mail: id }, 'a test invitation could not be sent'),
  );
}

/** A test shows the picture that guests will get: it waits while that is being drawn. */
const lookAgain = (ctx: Context, job: TestInvitationJob, at: Date): Promise<void> =>
  ctx.db.transaction().execute((tx) =>
    ctx.jobs.enqueue(tx, TEST_INVITATION_QUEUE, [job], {
      startAfterSeconds: secondsUntil(at, ctx.now()),
    }),
  );
