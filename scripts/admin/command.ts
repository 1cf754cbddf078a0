import { bootBackend, type Backend } from '#backend/boot.ts';
import { loadSettings } from '#scripts/lib/settings.ts';

/** One thing an operator can do: `npm run admin -- NAME ARGUMENTS`. */
export interface Command {
  /** What follows the name. */
  usage: string;
  /** What it does, in a few words. */
  does: string;
  /**
   * Runs it; the answer goes to standard output.
   *
   * @returns false when the arguments are not as `usage` says
   * @throws Error with a sentence for the operator
   */
  run(args: string[]): Promise<boolean>;
}

/**
 * Works with the backend without its jobs. The log is silent, so that the answer can be read.
 *
 * @throws {DataFolderInUse} while the app has the embedded database open
 */
export async function withBackend(work: (backend: Backend) => Promise<void>): Promise<boolean> {
  const backend = await bootBackend(loadSettings({ LOG_LEVEL: 'silent' }), {
    runJobs: false,
    migrate: false,
    waits: null,
  });
  try {
    await work(backend);
  } finally {
    await backend.stop();
  }
  return true;
}

export const print = (...lines: string[]): void =>
  void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** `2026-02-28 13:46:00`, in UTC. */
export const moment = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
