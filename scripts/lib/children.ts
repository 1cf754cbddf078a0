import { spawn, type ChildProcess, type SpawnOptions, type StdioOptions } from 'node:child_process';

/** A program this one started and must end. */
export interface Child {
  readonly name: string;
  readonly process: ChildProcess;
  /** The exit code once it ended; 1 when a signal nobody here sent ended it. */
  readonly ended: Promise<number>;
  hasEnded(): boolean;
  /** Asks it to finish what it is doing and end; insists after half a minute. */
  stop(): Promise<number>;
}

const PATIENCE_MS = 30_000;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What this process started and has not ended yet. */
const running = new Set<Child>();
let ending = false;

/** Whether a signal is ending this process with all it started. */
export const isEnding = (): boolean => ending;

/**
 * From here on a signal ends this process with every program it started, whatever it is waiting
 * for; once all are ready, `askedToStop` takes over.
 */
export function endTogether(): void {
  for (const signal of SIGNALS) process.on(signal, endAll);
}

function endAll(): void {
  ending = true;
  void Promise.all([...running].map((child) => child.stop())).then(() => process.exit(0));
}

/** Resolves when this process is asked to stop; what it started is the caller's to end. */
export function stopSignal(): Promise<void> {
  for (const signal of SIGNALS) process.off(signal, endAll);
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });
}

/**
 * Starts a Node program (`args` as for `node`) that inherits this process's settings.
 * It stands in a group of its own, so that Ctrl-C in a terminal reaches this process
 * alone, which then stops its children in the right order.
 */
export function startNode(
  name: string,
  args: string[],
  env: Record<string, string | undefined> = {},
  stdio: StdioOptions = ['ignore', 'inherit', 'inherit'],
  node?: string,
): Child {
  return start(name, args, env, { stdio, detached: true }, node);
}

function start(
  name: string,
  args: string[],
  env: Record<string, string | undefined>,
  how: SpawnOptions,
  node: string = process.execPath,
): Child {
  const child = spawn(node, args, { ...how, env: { ...process.env, ...env } });
  const endToo = () => over || child.kill('SIGTERM');
  process.once('exit', endToo);
  let over = false;
  let stopRequested = false;
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(code ?? (stopRequested && signal === 'SIGTERM' ? 0 : 1)));
  });
  void ended.then(() => {
    over = true;
    running.delete(made);
    process.off('exit', endToo);
  });
  const made: Child = {
    name,
    process: child,
    ended,
    hasEnded: () => over,
    stop: () => {
      stopRequested = true;
      if (!over) child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      return ended.finally(() => clearTimeout(insist));
    },
  };
  running.add(made);
  return made;
}

/** Runs a Node program to its end, in this terminal and in this process's group. @returns its exit code */
export const runNode = (args: string[], env: Record<string, string | undefined> = {}): Promise<number> =>
  start('', args, env, { stdio: 'inherit' }).ended;

/**
 * Waits until the process is asked to stop or one of `children` ends by itself, then
 * stops all of them, first to last.
 *
 * @returns 0 after a clean stop that was asked for, else the code of the child that ended
 */
export async function liveTogether(children: Child[]): Promise<number> {
  const stop = stopSignal().then(() => null);
  const first = await Promise.race([stop, ...children.map((child) => child.ended)]);
  const codes: number[] = [];
  for (const child of children) codes.push(await child.stop());
  return first === null ? Math.max(...codes) : first || 1;
}

/**
 * Waits until `url` answers with success.
 *
 * @throws Error when one of `children` ends before, or after `seconds`
 */
export async function waitUntilReady(url: string, children: Child[], seconds = 180): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    await answer?.body?.cancel();
    if (answer && answer.status < 400) return;
    const lost = children.find((child) => child.hasEnded());
    if (lost) throw new Error(`The ${lost.name} ended before it was ready; what it said is above.`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${seconds} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether a process of this number runs, ours or somebody else's. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};
