import dns, { type LookupAllOptions } from 'node:dns';

/*
 * Makes `localhost` this machine without asking anybody, in the process that imports it.
 * Playwright looks up a host's IPv6 addresses on their own; where the hosts file gives
 * `localhost` an IPv4 address alone, that question goes out to the network's name server,
 * and a call of the API waits five seconds or more whenever its answer is lost.
 */
const lookup = dns.promises.lookup;
dns.promises.lookup = ((host: string, options: LookupAllOptions) =>
  host === 'localhost' && options.family === 6
    ? Promise.resolve([])
    : lookup(host, options)) as typeof lookup;
