import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Env } from '#backend/platform/settings/env.ts';
import { typescript } from '#scripts/lib/programs.ts';
import type { Task } from '#tests/recovery/mortal/flows.ts';
import type { TaskReport } from '#tests/recovery/mortal/mortal.ts';

/** A process in which tasks die. */
class Mortal {
  #child;
  #output = '';
  #waiting = new Map<string, (report: TaskReport) => void>();
  readonly ready: Promise<unknown>;

  constructor(env: Env) {
    const settings = Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    this.#child = spawn(process.execPath, typescript('tests/recovery/mortal/mortal.ts'), {
      // the dead keep their places in the pool
      env: { NODE_ENV: 'test', PATH: process.env.PATH, ...settings, DATABASE_POOL_SIZE: '50' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (part: Buffer) => (this.#output += part.toString()));
    this.ready = this.#answer('ready');
    this.#child.on('message', (report: TaskReport) =>
      this.#hear('ready' in report ? 'ready' : report.key, report),
    );
    this.#child.once('close', () => {
      for (const key of this.#waiting.keys()) this.#hear(key, { key, broke: 'It ended by itself.' });
    });
  }

  #hear(key: string, report: TaskReport): void {
    this.#waiting.get(key)?.(report);
    this.#waiting.delete(key);
  }

  async #answer(key: string): Promise<TaskReport> {
    const report = await new Promise<TaskReport>((resolve) => this.#waiting.set(key, resolve));
    if ('broke' in report) throw new Error(`${report.broke}\n${this.#output}`);
    return report;
  }

  /** The names of the steps of a task that lives through all of them, or none when it died. */
  async perform(task: Task): Promise<string[] | undefined> {
    const answer = this.#answer(task.key);
    this.#child.send(task);
    const report = await answer;
    return 'steps' in report ? report.steps : undefined;
  }

  /** Kills it without warning, with all that is in it. */
  async kill(): Promise<void> {
    const closed = once(this.#child, 'close');
    this.#child.kill('SIGKILL');
    await closed;
  }
}

/** Numbers the names that come again. */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/**
 * Lets what `make` describes die at every step, a few side by side, in a process that is killed with all of them in it;
 * each task by the name of its step.
 */
export async function dieEverywhere(
  env: Env,
  make: () => Promise<Task>,
  atOnce = 4,
): Promise<Map<string, Task>> {
  const mortal = new Mortal(env);
  const tasks = new Map<string, Task>();
  try {
    await mortal.ready;
    const names = distinct((await mortal.perform(await make())) ?? []);
    for (const [dieAt, name] of names.entries()) tasks.set(name, { ...(await make()), dieAt });
    const waiting = [...tasks.values()];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let task = waiting.shift(); task; task = waiting.shift()) {
          if (await mortal.perform(task))
            throw new Error(`Step ${task.dieAt} of ${task.flow} was never reached`);
        }
      }),
    );
  } finally {
    await mortal.kill();
  }
  return tasks;
}
