import { beforeEach, describe, expect, it } from 'vitest';
import { postOutside } from '#backend/messaging/webhooks/post-outside.ts';
import { isPublicAddress } from '#backend/messaging/webhooks/public-address.ts';
import { useReceiver } from '#tests/notifications/webhook-receiver.ts';

const receiver = useReceiver();
const message = { body: '{"hello":"there"}', headers: { 'Content-Type': 'application/json' } };
const inProduction = { allowLoopback: false };
const forDevelopers = { allowLoopback: true };
/** A name service that says what it is told to, in turn, and counts. */
function names(...answers: string[][]) {
  const hosts: string[] = [];
  const resolve = async (host: string) => {
    hosts.push(host);
    return answers[Math.min(hosts.length, answers.length) - 1] ?? [];
  };
  return { hosts, resolve };
}

beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = (_, response) => void response.writeHead(204).end();
});

const inside: [kind: string, address: string][] = [
  ['loopback', '127.0.0.1'],
  ['all of loopback', '127.255.255.254'],
  ['this network', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['carriers’ NAT', '100.64.0.1'],
  ['link-local, the secrets of clouds', '169.254.169.254'],
  ['a service of Azure’s own', '168.63.129.16'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.7'],
  ['documentation', '203.0.113.9'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['IPv6 loopback', '::1'],
  ['IPv6 unspecified', '::'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped, in hex', '::ffff:7f00:1'],
  ['mapped public', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::1'],
  ['discard', '100::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['documentation', '2001:db8::1'],
  ['6to4 of loopback', '2002:7f00:1::1'],
  ['ULA', 'fc00::1'],
  ['ULA', 'fd12:3456:789a::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['IPv6 multicast', 'ff02::1'],
];

describe('an address that is not on the internet', () => {
  it.each(inside)('%s %s is told nothing, named or written out', async (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false);
    const { resolve, hosts } = names([address]);
    expect(await postOutside('https://hooks.example.in/', message, { ...inProduction, resolve })).toEqual({
      outcome: 'not_public',
      status: null,
    });
    expect(hosts).toEqual(['hooks.example.in']);
    if (address.includes('%')) return;
    const literal = address.includes(':') ? `[${address}]` : address;
    expect((await postOutside(`https://${literal}/`, message, inProduction)).outcome).toBe('not_public');
  });

  it.each([
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::ffff:7f00:1]/',
  ])('is known in every spelling: %s', async (address) => {
    expect((await postOutside(address, message, inProduction)).outcome).toBe('not_public');
  });

  it('is refused also beside one that is', async () => {
    const { resolve } = names(['8.8.8.8', '127.0.0.1']);
    const tried = await postOutside('https://hooks.example.in/', message, { ...inProduction, resolve });
    expect(tried.outcome).toBe('not_public');
  });

  it('is this machine, in production by https as well', async () => {
    expect((await postOutside(receiver.url, message, inProduction)).outcome).toBe('not_public');
    expect((await postOutside('https://localhost/', message, inProduction)).outcome).toBe('not_public');
    expect(receiver.received).toEqual([]);
  });

  it('is nothing else of the network for developers', async () => {
    for (const address of ['http://10.1.2.3/', 'https://192.168.1.1/', 'http://8.8.8.8/'])
      expect((await postOutside(address, message, forDevelopers)).outcome).toBe('not_public');
    const { resolve } = names(['127.0.0.1', '10.1.2.3']);
    const tried = await postOutside('http://mixed.example/', message, { ...forDevelopers, resolve });
    expect(tried.outcome).toBe('not_public');
  });

  it.each(['8.8.8.8', '1.1.1.1', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a03:2880::1'])(
    'is not %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('a name', () => {
  it('is looked up once, and the connection goes to what was checked', async () => {
    // nobody else knows this name: only the address that was checked leads to the receiver
    const { resolve, hosts } = names(['127.0.0.1'], ['10.0.0.1']);
    const address = `http://rebinding.invalid:${receiver.port}/hook`;
    expect(await postOutside(address, message, { ...forDevelopers, resolve })).toEqual({
      outcome: 'arrived',
      status: 204,
    });
    expect(hosts).toEqual(['rebinding.invalid']);
    expect(receiver.received).toMatchObject([
      { body: message.body, headers: { host: `rebinding.invalid:${receiver.port}` } },
    ]);
  });

  it('that answers otherwise a moment later gains nothing', async () => {
    const { resolve, hosts } = names(['203.0.114.1'], ['127.0.0.1']);
    const tried = await postOutside(`https://rebinding.invalid:${receiver.port}/`, message, {
      ...inProduction,
      resolve,
      longestMs: 300,
    });
    expect(['slow', 'unreachable']).toContain(tried.outcome);
    expect(hosts).toHaveLength(1);
    expect(receiver.received).toEqual([]);
  });

  it('that is nobody’s, or takes too long, is no address', async () => {
    expect(
      (await postOutside('https://nobody.invalid/', message, { ...inProduction, ...names([]) })).outcome,
    ).toBe('unreachable');
    const never = () => new Promise<string[]>(() => undefined);
    const tried = await postOutside('https://slow.invalid/', message, {
      ...inProduction,
      resolve: never,
      longestMs: 100,
    });
    expect(tried.outcome).toBe('slow');
  });
});

describe('an answer', () => {
  it.each([301, 302, 303, 307, 308])('of %i leads nowhere', async (status) => {
    receiver.answer = (_, response) =>
      void response.writeHead(status, { Location: `http://127.0.0.1:${receiver.port}/elsewhere` }).end();
    expect(await postOutside(receiver.url, message, forDevelopers)).toEqual({ outcome: 'redirect', status });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  it.each([400, 401, 404, 410, 429, 500, 503])('of %i is no arrival', async (status) => {
    receiver.answer = (_, response) => void response.writeHead(status).end('no');
    expect(await postOutside(receiver.url, message, forDevelopers)).toEqual({ outcome: 'status', status });
  });

  it('that never comes is waited for so long and no longer', async () => {
    receiver.answer = () => undefined;
    const started = performance.now();
    const tried = await postOutside(receiver.url, message, { ...forDevelopers, longestMs: 200 });
    expect(tried).toEqual({ outcome: 'slow', status: null });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('that drips is hung up on, and its status counts', async () => {
    receiver.answer = (_, response) => {
      response.writeHead(200);
      const dripping = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(dripping));
    };
    const tried = await postOutside(receiver.url, message, { ...forDevelopers, longestMs: 400 });
    expect(tried).toEqual({ outcome: 'arrived', status: 200 });
  });

  it('that does not end is read a little of, and hung up on', async () => {
    let sent = 0;
    let hungUp = false;
    receiver.answer = (_, response) => {
      response.writeHead(200);
      response.on('close', () => (hungUp = true));
      const pour = () => {
        while (!hungUp && sent < 500_000_000) {
          sent += 65_536;
          if (!response.write(Buffer.alloc(65_536))) return void response.once('drain', pour);
        }
      };
      pour();
    };
    const tried = await postOutside(receiver.url, message, forDevelopers);
    expect(tried).toEqual({ outcome: 'arrived', status: 200 });
    expect(sent).toBeLessThan(50_000_000);
  });

  it('of nobody is no connection', async () => {
    expect(await postOutside('http://127.0.0.1:9/', message, forDevelopers)).toEqual({
      outcome: 'unreachable',
      status: null,
    });
  });
});
