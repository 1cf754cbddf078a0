import { Resolver } from 'node:dns/promises';

/** How long one question to a name server may take, in milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 2500, tries: 2 };
/** This machine by name (RFC 6761): no name server is asked. */
const HERE = /^(.+\.)?localhost\.?$/i;

/**
 * The addresses of a name that somebody typed. Name servers are asked by us and not by the system's own means: those hold one of the four
 * threads that files and all other names are waited for with, for as long as somebody's name server pleases; and they know the names of
 * this machine's network.
 *
 * @param servers in place of those this machine is set up with
 * @throws where the name has none, and when the signal says so first
 */
export async function addressesOf(
  name: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<string[]> {
  if (HERE.test(name)) return ['127.0.0.1', '::1'];
  const resolver = new Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.throwIfAborted();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length === 0) throw new Error('the name has no address');
    return found;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
