import { parseArgs } from 'node:util';
import { restore } from '#scripts/backup/restore.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';

/*
 * `npm run restore -- FILE`: puts a backup into an empty database, of either kind whatever kind it is of. With
 * `--check` it reads the backup, says what is in it and whether the settings here fit, and changes nothing.
 */
runCommand(async () => {
  const { file, ...options } = readArguments(process.argv.slice(2));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      process.stderr.write('\nThe restore was broken off. The database is empty, as it was.\n');
      process.exit(1);
    });
  return (await restore(loadSettings({ LOG_LEVEL: 'silent' }), file, options)) ? 0 : 1;
});

/** @throws Error that says how to call it */
function readArguments(args: string[]): { file: string; check: boolean; otherSettings: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        check: { type: 'boolean', default: false },
        'with-other-settings': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0)
      return { file, check: values.check, otherSettings: values['with-other-settings'] };
  } catch {
    // told below
  }
  throw new Error('It is called as: npm run restore -- FILE [--check] [--with-other-settings]');
}
