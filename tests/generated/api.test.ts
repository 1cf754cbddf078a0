import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { chatListener } from '#backend/guests/chats/hear-service.ts';
import { mountMessageCallbacks } from '#backend/messaging/phone-messages/routes.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { operations, type Operation, type OperationName } from '#contract/operations.ts';
import { matrix } from '#tests/authorization/matrix.ts';
import type { Row } from '#tests/authorization/row.ts';
import { useWorld } from '#tests/authorization/world.ts';
import { otherRoutes } from '#tests/generated/other-routes.ts';
import { plansFor, type Plan, type Sensible } from '#tests/generated/request.ts';
import { amount } from '#tests/generated/settings.ts';
import { seed } from '#tests/setup/seed.ts';
import { complaintAbout, hear } from '#tests/generated/verdict.ts';
import { TEST_ORIGIN, type Caller } from '#tests/setup/test-backend.ts';

/*
 * Every call of the API with bodies, paths, queries and headers that no page of ours sends. Whatever
 * comes is refused or taken, soon, and nothing is told of how it works inside.
 */
const world = useWorld();
const calls: [string, Operation][] = [
  ...Object.entries(operations),
  ...otherRoutes.map((route): [string, Operation] => [`${route.method} ${route.path}`, route]),
];
const each = Math.ceil(amount / calls.length);
const thrown: unknown[] = [];
const unforeseen = /^(request failed|the database refused a value)$/;

beforeAll(() => {
  // the backend's own report of what went wrong, to be shown with the request that did it
  Object.assign(world.ctx.log, {
    error: (fields: { err?: unknown }, what: string) => unforeseen.test(what) && thrown.push(fields.err),
  });
});

const isOperation = (name: string): name is OperationName => name in operations;

async function sensibleFor(name: string): Promise<Sensible> {
  if (!isOperation(name)) return { params: {}, query: {} };
  const row: Row = matrix[name];
  await row.before?.(world, world.callers.organiser).catch(() => undefined);
  return {
    params: { eventId: world.eventId, guestId: world.guest.id, ...row.params?.(world) },
    query: row.query?.(world) ?? {},
    ...(row.body && { body: row.body(world) }),
    ...(row.form && { form: row.form }),
  };
}

async function send(plan: Plan, sensible: Sensible): Promise<string | undefined> {
  const caller: Caller = world.callers[plan.who];
  const { path, init } = await plan.request(sensible, TEST_ORIGIN);
  const query = plan.who === 'keyHolder' ? `&guest=${world.guest.id}&key=${world.guest.key}` : '';
  thrown.length = 0;
  const complaint = await complaintAbout(
    caller.fetch(path + query, init).then(hear),
    world.ctx.env.SESSION_SECRET,
  );
  if (!complaint && thrown.length === 0) return undefined;
  const body = typeof init.body === 'string' ? init.body.slice(0, 600) : init.body ? 'a form' : '';
  const why = thrown.map((err) => (err instanceof Error ? err.stack : String(err))).join('\n');
  return `${complaint ?? 'the log says that something is wrong'}\n  ${plan.who}: ${init.method} ${path.slice(0, 400)} ${JSON.stringify(init.headers).slice(0, 300)}\n  ${body}\n  ${why}`;
}

it.each(calls)('%s', async (name, operation) => {
  const plans = fc.sample(plansFor(operation), {
    numRuns: each,
    seed: seed + calls.findIndex(([other]) => other === name),
  });
  const complaints: string[] = [];
  let sensible: Sensible | undefined;
  for (const [index, plan] of plans.entries()) {
    // what was changed, deleted or used up is made anew now and then
    if (index % 12 === 0) {
      if (index > 0) await world.renew();
      sensible = await sensibleFor(name);
    }
    const complaint = await send(plan, sensible as Sensible);
    if (complaint) complaints.push(complaint);
  }
  // the first few are enough to begin with
  expect(
    complaints.slice(0, 3).join('\n\n'),
    `${complaints.length} of ${each} requests; TEST_SEED=${seed} sends them again`,
  ).toBe('');
});

it('leaves out no route that stands beside the table', () => {
  const folder = path.resolve('backend');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const written = sources.flatMap((text) =>
    [...text.matchAll(/\bapp\.(?:get|post|put|patch|delete|all|on)\((?:\[[^\]]*\], )?'(\/[^']*)'/g)].map(
      ([, found = '']) => found,
    ),
  );
  // their addresses come from the list of providers
  const fromList = new Hono<HttpEnv>();
  mountMessageCallbacks(fromList, world.ctx, chatListener);
  const mounted = [...written, ...fromList.routes.map((route) => route.path)].map((found) =>
    found.replace(/:(\w+)/g, '{$1}'),
  );
  expect(mounted.length).toBeGreaterThan(10);
  expect(mounted.filter((found) => !otherRoutes.some((route) => route.path === found))).toEqual([]);
});
