import { bootBackend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { flows, type Task } from '#tests/recovery/mortal/flows.ts';
import { live, nameSteps } from '#tests/recovery/mortal/steps.ts';

/*
 * A process that does things with money, several side by side, each of which stops for good on its way; in the
 * end it is killed with all of them in it. It is sent tasks and answers each: with the names of its steps when it lived
 * through all of them, or that it stands still at the one where it dies.
 */

const env = readEnv();
nameSteps([env.RAZORPAY_BASE_URL, env.RELOADLY_BASE_URL]);
const backend = await bootBackend(env, { runJobs: false, migrate: false });

/** What became of the task with this `key`. */
export type TaskReport =
  | { ready: true }
  | { key: string; dead: true }
  | { key: string; steps: string[] }
  | { key: string; broke: string };
const tell = (report: TaskReport) => process.send?.(report);

async function perform(task: Task): Promise<void> {
  const { key } = task;
  const steps: string[] = [];
  let armed = false;
  const life = {
    reach: (name: string) => {
      if (!armed) return true;
      steps.push(name);
      return steps.length - 1 !== task.dieAt;
    },
    ended: () => tell({ key, dead: true }),
  };
  await live(life, () =>
    flows[task.flow](backend, task, () => {
      armed = true;
    }),
  );
  tell({ key, steps });
}

process.on('message', (task: Task) => {
  perform(task).catch((error: unknown) =>
    tell({ key: task.key, broke: error instanceof Error ? String(error.stack) : String(error) }),
  );
});
tell({ ready: true });
