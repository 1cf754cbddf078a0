import { changePlan } from '#backend/accounts/service.ts';
import { bootBackend } from '#backend/boot.ts';
import type { Context } from '#backend/platform/context.ts';
import { createEvent } from '#backend/use-cases/events/create-service.ts';
import { listGuests } from '#backend/guests/list-service.ts';
import { setReply } from '#backend/guests/replies/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { getPersonalLink } from '#backend/guests/invitations/link-service.ts';
import { sendInvitations } from '#backend/guests/invitations/resend-service.ts';
import { guestListQuery } from '#contract/guests/guests.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';
import { answers, friend, organiser, party, wedding } from '#scripts/seed/demo.ts';
import { seededPerson } from '#scripts/seed/person.ts';

/*
 * `npm run seed`: a demo organiser with a wedding, guests and gifts, made through the
 * services as a person would. Running it again changes nothing that is there.
 */
runCommand(async () => {
  const env = loadSettings();
  if (process.env.OIDC_ISSUER || process.env.SMTP_URL) {
    throw new Error(
      'The demo organiser signs in at the sandbox and invites made-up addresses: unset OIDC_ISSUER and SMTP_URL to seed.',
    );
  }
  const backend = await bootBackend(
    { ...env, LOG_LEVEL: 'warn' },
    { runJobs: false, migrate: true, waits: null },
  );
  try {
    const { ctx } = backend;
    const asha = await seededPerson(ctx, organiser);
    const dev = await seededPerson(ctx, friend);
    if (asha.plan === 'basic') await changePlan(ctx.db, organiser.email, 'premium');
    await createEvent(ctx, dev, party);
    const { event, repeated } = await createEvent(ctx, asha, wedding);
    if (!repeated) await invite(ctx, asha, event._id);
    process.stdout.write(
      [
        repeated
          ? 'The demo data is there already.'
          : `Made '${event.eventName}' with ${event.guestCount} guests and ${event.giftCount} gifts.`,
        `Run npm start, press Get Started and sign in as ${organiser.email}.`,
        'The invitations reach the sandbox’s mailbox as soon as the app runs.\n',
      ].join('\n'),
    );
  } finally {
    await backend.stop();
  }
});

/** Sends the invitations and lets the guests answer as they did. */
async function invite(ctx: Context, host: SignedIn, eventId: string): Promise<void> {
  await sendInvitations(ctx, host, eventId, { guests: 'not-invited', channel: 'auto' });
  const { items } = await listGuests(ctx, host, eventId, guestListQuery.parse({}));
  for (const { _id: guestId, firstName, lastName } of items) {
    const answer = answers.get(`${firstName} ${lastName}`);
    if (!answer) continue;
    const { url } = await getPersonalLink(ctx, host, { eventId, guestId });
    await setReply(
      ctx,
      null,
      { eventId, guestId },
      { ...answer, key: new URL(url).searchParams.get('key') ?? '' },
      'en',
    );
  }
}
