import autocannon from 'autocannon';

export interface Target {
  name: string;
  url: string;
  cookie?: string;
  /** Paths that are asked for in turn instead of the one of `url`: pages of many people. */
  paths?: readonly string[];
}

/** Requests per second of each target: the median over its rounds. */
export type Rates = Map<string, number>;

/**
 * Loads the targets in turn, round after round, so that a machine that slows down slows
 * all of them. A target that answers anything but success stops the run. Loopback only.
 */
export async function measureRates(
  targets: Target[],
  { rounds = 5, seconds = 3, connections = 8 } = {},
): Promise<Rates> {
  for (const target of targets) await loadOnce(target, 2, connections);
  const results = new Map<string, number[]>(targets.map((target) => [target.name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets)
      results.get(target.name)?.push(await loadOnce(target, seconds, connections));
  }
  return new Map([...results].map(([name, rates]) => [name, median(rates)]));
}

async function loadOnce(target: Target, duration: number, connections: number): Promise<number> {
  if (!/^(localhost|127\.0\.0\.1)$/.test(new URL(target.url).hostname))
    throw new Error('Only this machine is ever loaded');
  const result = await autocannon({
    url: target.url,
    duration,
    connections,
    ...(target.paths ? { requests: target.paths.map((path) => ({ path })) } : {}),
    headers: { 'Accept-Encoding': 'gzip', ...(target.cookie ? { Cookie: target.cookie } : {}) },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.name} failed under load: ${result.non2xx} answers, ${result.errors} errors`);
  return result.requests.average;
}

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
