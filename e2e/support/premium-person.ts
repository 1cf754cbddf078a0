import { bootBackend } from '#backend/boot.ts';
import { planCommand } from '#scripts/admin/plan.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';
import { organiser } from '#scripts/seed/demo.ts';
import { seededPerson } from '#scripts/seed/person.ts';
import { PREMIUM_EMAIL } from './premium-email.ts';

/*
 * Makes the person of the Premium plan in an empty data folder: known as after a sign-in at
 * the sandbox, with a profile, then put on the plan by the operator's command.
 */
runCommand(async () => {
  const backend = await bootBackend(loadSettings({ LOG_LEVEL: 'warn' }), { runJobs: false, migrate: true });
  try {
    await seededPerson(backend.ctx, { ...organiser, email: PREMIUM_EMAIL });
  } finally {
    await backend.stop();
  }
  await planCommand.run([PREMIUM_EMAIL, 'premium']);
});
