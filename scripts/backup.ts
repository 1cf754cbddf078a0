import { backUp } from '#scripts/backup/back-up.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';

/*
 * `npm run backup -- FILE`: the whole database, pictures included, as it is at one moment, in one file, encrypted when
 * there is a BACKUP_KEY. PostgreSQL may be in use; the embedded database belongs to the app while that runs.
 */
runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0)
    throw new Error('It is called as: npm run backup -- FILE, such as shagun-2026-11-24.backup');
  const lines = await backUp(loadSettings({ LOG_LEVEL: 'silent' }), file, ({ discard }) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        discard();
        process.stderr.write('\nThe backup was broken off, and what there was of it thrown away.\n');
        process.exit(1);
      });
  });
  process.stdout.write(`${lines.join('\n')}\n`);
});
