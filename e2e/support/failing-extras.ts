import { createHash } from 'node:crypto';
import { startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { command } from '#scripts/lib/programs.ts';
import type { OperationName } from '#contract/operations.ts';
import { partsOfScreens } from '#tests/extras/needed-by.ts';
import { failingBackend } from '#tests/setup/failing-backend.ts';

/** The header of calls that a journey makes itself, for what it needs but is not about: those never fail. */
export const OF_THE_JOURNEY = 'x-of-the-journey';

/** A journey opens the page that lists them, which is itself an extra and says that it cannot. */
const ofPages: readonly OperationName[] = ['listContributions'];

/**
 * With TEST_EXTRAS_FAIL the backend of the journeys, in a process of its own: every other call, more or less, answers 500
 * that a screen of the specification makes for a part that is not ordered. Which ones the value decides, the same in every run.
 *
 * @param settings what app and backend know alike, with where the data are
 */
export async function startFailingBackend(
  settings: Record<string, string>,
  seed: string,
): Promise<{ url: string; child: Child; close(): Promise<void> }> {
  const port = await findFreePorts(1);
  const child = startNode(
    'backend',
    command('backend'),
    { ...settings, PORT: String(port), HOST: '127.0.0.1' },
    ['ignore', 'ignore', 'inherit'],
  );
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/readyz`, [child]);
  const between = await failingBackend(url);
  const times = new Map<OperationName, number>();
  between.failWhen((name, headers) => {
    if (OF_THE_JOURNEY in headers || ofPages.includes(name) || !partsOfScreens.includes(name)) return false;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return (createHash('sha256').update(`${seed} ${name} ${time}`).digest()[0] ?? 0) % 2 === 0;
  });
  return { url: between.url, child, close: between.close };
}
