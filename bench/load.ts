import autocannon from 'autocannon';

export interface Target {
  name: string;
  url: string;
  cookie?: string;
  /** Of several people who take turns. */
  cookies?: readonly string[];
  /** Paths that are asked for in turn instead of the one of `url`: pages of many people. */
  paths?: readonly string[];
  /** What is sent to each instead of only asking for it; the answer may lead elsewhere then. */
  sent?: Sent;
  /** How many ask at once; as many as for the other targets when unset. */
  connections?: number;
}

/** A form or a text in JSON that changes something. */
export interface Sent {
  body: string;
  contentType: 'application/x-www-form-urlencoded' | 'application/json';
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
  for (const target of targets) await loadOnce(target, 2, target.connections ?? connections);
  const results = new Map<string, number[]>(targets.map((target) => [target.name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets)
      results.get(target.name)?.push(await loadOnce(target, seconds, target.connections ?? connections));
  }
  return new Map([...results].map(([name, rates]) => [name, median(rates)]));
}

async function loadOnce(target: Target, duration: number, connections: number): Promise<number> {
  if (!/^(localhost|127\.0\.0\.1)$/.test(new URL(target.url).hostname))
    throw new Error('Only this machine is ever loaded');
  const { url, cookie = '', cookies = [cookie], sent } = target;
  // with what stands behind the question mark: a guest's key
  const { pathname, search } = new URL(url);
  const { paths = [pathname + search] } = target;
  const result = await autocannon({
    url: new URL(url).origin,
    duration,
    connections,
    headers: {
      'Accept-Encoding': 'gzip',
      ...(sent ? { 'Content-Type': sent.contentType, Origin: new URL(url).origin } : {}),
    },
    requests: cookies.flatMap((each) =>
      paths.map((path) => ({
        path,
        ...(each ? { headers: { Cookie: each } } : {}),
        ...(sent ? { method: 'POST', body: sent.body } : {}),
      })),
    ),
  });
  // a form leads back to its page
  const refused = sent ? result['4xx'] + result['5xx'] : result.non2xx;
  if (refused > 0 || result.errors > 0)
    throw new Error(
      `${target.name} failed under load: ${refused} answers (${JSON.stringify(result.statusCodeStats)}), ${result.errors} errors`,
    );
  return result.requests.average;
}

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
