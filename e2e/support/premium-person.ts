import { insertSession } from '#backend/accounts/session-repository.ts';
import { bootBackend } from '#backend/boot.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import { planCommand } from '#scripts/admin/plan.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';
import { organiser } from '#scripts/seed/demo.ts';
import { seededPerson } from '#scripts/seed/person.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { EARLIER_EMAIL, earlierEvent } from './earlier-events.ts';
import { oldSessions } from './old-sessions.ts';
import { PREMIUM_EMAIL } from './premium-email.ts';

/*
 * Makes the person of the Premium plan in an empty data folder: known as after a sign-in at
 * the sandbox, with a profile, then put on the plan by the operator's command. Somebody else has events as
 * the migration leaves those of before (docs/decisions/0094), and others signed in an hour ago.
 */
runCommand(async () => {
  const backend = await bootBackend(loadSettings({ LOG_LEVEL: 'warn' }), { runJobs: false, migrate: true });
  try {
    await seededPerson(backend.ctx, { ...organiser, email: PREMIUM_EMAIL });
    const earlier = await seededPerson(backend.ctx, { ...organiser, email: EARLIER_EMAIL });
    for (const answer of ['keep', 'close'] as const)
      for (const withJs of [true, false])
        await addEvent(backend.ctx, earlier.userId, {
          event_name: earlierEvent(answer, withJs),
          give_together: true,
          give_together_to_confirm: true,
        });
    const openedAt = new Date(Date.now() - 3_600_000);
    const expiresAt = new Date(Date.now() + 20 * DAY_MS);
    for (const { email, token } of oldSessions) {
      const { userId } = await seededPerson(backend.ctx, { ...organiser, email });
      const by = { way: 'provider', byAnotherAddress: false, idToken: null, ip: '', userAgent: '' } as const;
      await insertSession(backend.ctx.db, { ...by, userId, tokenHash: sha256(token), openedAt, expiresAt });
    }
  } finally {
    await backend.stop();
  }
  await planCommand.run([PREMIUM_EMAIL, 'premium']);
});
