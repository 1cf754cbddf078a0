import { existsSync } from 'node:fs';
import { isEnding } from '#scripts/lib/children.ts';
import { readEnv, SettingsError, type Env } from '#backend/platform/settings/env.ts';

/**
 * Reads `.env` (what is set already wins) and the process's settings. ENV_FILE names another
 * file; empty it names none.
 *
 * @param forced settings this command insists on, whatever the surroundings say
 * @throws {SettingsError} naming every setting that is missing or malformed
 */
export function loadSettings(forced: Record<string, string> = {}): Env {
  const file = process.env.ENV_FILE ?? '.env';
  if (existsSync(file)) process.loadEnvFile(file);
  Object.assign(process.env, forced);
  return readEnv();
}

/**
 * Runs a command's main function; what goes wrong is told in a sentence, with its
 * cause, and the process ends with code 1. Stacks are for `DEBUG=1`.
 */
export function runCommand(main: () => Promise<number | void>): void {
  main().then(
    (code) => process.exit(code ?? process.exitCode ?? 0),
    (error: unknown) => {
      // what was asked to end has ended: the signal's own handler ends this process too
      if (isEnding()) return;
      process.stderr.write(`\n${explain(error)}\n`);
      process.exit(1);
    },
  );
}

/** What an error says of itself. */
export const reasonOf = (error: Error): string =>
  error.message || ('code' in error ? String(error.code) : error.name);

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (process.env.DEBUG) return error.stack ?? error.message;
  if (error instanceof SettingsError) return error.message;
  const reason = reasonOf(error);
  return error.cause ? `${reason}\n  because: ${explain(error.cause)}` : reason;
}
