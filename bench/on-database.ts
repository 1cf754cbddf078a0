import { prepare, type Prepared } from '#bench/prepare.ts';
import { serveBuild } from '#bench/serve.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';

/** How many guests the prepared events have. */
export const FEW = 20;
export const SOME = 48;
export const MANY = 2_000;
export const CROWD = 5_000;

/** Serves the build on a database with an event of each size, and measures it. */
export async function onDatabase(
  build: string,
  database: Record<string, string>,
  measure: (url: string, prepared: Prepared) => Promise<void>,
): Promise<void> {
  const port = await findFreePorts(1);
  const url = `http://localhost:${port}`;
  const prepared = await prepare(database, url, [FEW, SOME, MANY, CROWD]);
  const server = await serveBuild(build, port, database);
  try {
    await measure(url, prepared);
  } finally {
    await server.stop();
  }
}

/** The prepared event of so many guests. */
export function eventOf({ events }: Prepared, guests: number) {
  const event = events.get(guests);
  if (!event) throw new Error(`No event of ${guests} guests was prepared`);
  return event;
}
