import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import type { Env } from '#backend/platform/settings/env.ts';
import type { Task } from '#tests/recovery/mortal/flows.ts';

let bundled: Promise<string> | undefined;

/** The program as one module: a process starts in a quarter of the time it takes from the sources. */
async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: fileURLToPath(new URL('./mortal.ts', import.meta.url)),
      write: false,
      target: 'node20',
      rollupOptions: { output: { inlineDynamicImports: true } },
    },
  })) as Rollup.RollupOutput;
  return built.output[0].code;
}

interface End {
  signal: NodeJS.Signals | null;
  code: number | null;
  output: string;
}

async function run(env: Env, task: Task): Promise<End> {
  const program = await (bundled ??= bundle());
  const settings = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const child = spawn(process.execPath, ['--input-type=module', '-', JSON.stringify(task)], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...settings, DATABASE_POOL_SIZE: '3' },
  });
  child.stdin.end(program);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ signal, code, output }));
  });
}

/** The names of the steps of a task, from a process that lives through all of them. A name that comes again is numbered. */
async function stepsOf(env: Env, task: Task): Promise<string[]> {
  const { code, output } = await run(env, task);
  if (code !== 0) throw new Error(`The task failed without being killed:\n${output}`);
  const seen = new Map<string, number>();
  return output
    .split('\n')
    .filter(Boolean)
    .map((name) => {
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return count === 1 ? name : `${name} (${count})`;
    });
}

/** Kills a process at each of these tasks' steps, a few side by side. */
async function dieAtEach(env: Env, tasks: readonly Task[], atOnce = 4): Promise<void> {
  const waiting = [...tasks];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        const { signal, output } = await run(env, task);
        if (signal !== 'SIGKILL')
          throw new Error(`Step ${task.dieAt} of ${task.flow} was never reached:\n${output}`);
      }
    }),
  );
}

/** Kills a process at every step of what `make` describes; each task by the name of its step. */
export async function dieEverywhere(env: Env, make: () => Promise<Task>): Promise<Map<string, Task>> {
  const names = await stepsOf(env, await make());
  const tasks = new Map<string, Task>();
  for (const [dieAt, name] of names.entries()) tasks.set(name, { ...(await make()), dieAt });
  await dieAtEach(env, [...tasks.values()]);
  return tasks;
}
