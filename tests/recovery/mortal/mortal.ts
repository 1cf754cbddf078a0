import { bootBackend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { flows, type Task } from '#tests/recovery/mortal/flows.ts';
import { nameSteps } from '#tests/recovery/mortal/steps.ts';

/*
 * A process that does one thing with money and is killed on its way: `node - <task as JSON>`
 * with this program, bundled, as its input. Without `dieAt` it lives and writes the name of each step on a
 * line of its own.
 */

const task = JSON.parse(process.argv[2] ?? '') as Task;
const env = readEnv();
let reached = -1;
let armed = false;

nameSteps({
  providers: [env.RAZORPAY_BASE_URL, env.RELOADLY_BASE_URL],
  reach: (name) => {
    if (!armed) return Promise.resolve();
    reached += 1;
    if (task.dieAt === undefined) process.stdout.write(`${name}\n`);
    if (reached !== task.dieAt) return Promise.resolve();
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  },
});

const backend = await bootBackend(env, { runJobs: false, migrate: false });
await flows[task.flow](backend, task, () => {
  armed = true;
});
await backend.stop();
