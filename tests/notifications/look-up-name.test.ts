import { createSocket, type Socket } from 'node:dgram';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressesOf } from '#backend/messaging/webhooks/look-up-name.ts';

/** What the name server of the tests answers of a kind of question; it keeps silent on what is not here. */
let answers: Partial<Record<'A' | 'AAAA', string[]>>;
let queryCount: number;
let server: Socket;
let servers: string[];

const TYPES = { 1: 'A', 28: 'AAAA' } as const;
const bytesOf = (address: string): number[] =>
  address.includes(':')
    ? address.split(':').flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255])
    : address.split('.').map(Number);

beforeEach(async () => {
  answers = {};
  queryCount = 0;
  server = createSocket('udp4');
  server.on('message', (question, { port }) => {
    queryCount += 1;
    let end = 12;
    while (question[end]) end += (question[end] ?? 0) + 1;
    const code = question.readUInt16BE(end + 1);
    const found = answers[TYPES[code as keyof typeof TYPES]];
    if (!found) return;
    const head = Buffer.from(question.subarray(0, end + 5));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(found.length, 6);
    head.writeUInt32BE(0, 8);
    const records = found.map((address) => {
      const data = bytesOf(address);
      return Buffer.from([0xc0, 12, 0, code, 0, 1, 0, 0, 0, 1, 0, data.length, ...data]);
    });
    server.send(Buffer.concat([head, ...records]), port, '127.0.0.1');
  });
  await new Promise<void>((resolve) => {
    server.bind(0, '127.0.0.1', resolve);
  });
  servers = [`127.0.0.1:${server.address().port}`];
});
afterEach(() => void server.close());

const soon = () => AbortSignal.timeout(5000);

describe('looking a name up', () => {
  it('finds its addresses of both kinds', async () => {
    answers = { A: ['203.0.113.9', '203.0.113.10'], AAAA: ['2001:db8:1:2:3:4:5:6'] };
    expect((await addressesOf('hooks.example.in', soon(), servers)).toSorted()).toEqual([
      '2001:db8:1:2:3:4:5:6',
      '203.0.113.10',
      '203.0.113.9',
    ]);
  });

  it('finds those of one kind where there is no other', async () => {
    answers = { A: ['203.0.113.9'], AAAA: [] };
    expect(await addressesOf('hooks.example.in', soon(), servers)).toEqual(['203.0.113.9']);
    answers = { A: [], AAAA: [] };
    await expect(addressesOf('nobody.example.in', soon(), servers)).rejects.toThrow();
  });

  it('takes localhost for this machine and asks nobody', async () => {
    for (const name of ['localhost', 'LOCALHOST', 'a.localhost', 'localhost.'])
      expect(await addressesOf(name, soon(), servers)).toEqual(['127.0.0.1', '::1']);
    expect(queryCount).toBe(0);
  });

  it('ends with its time, and keeps no file and no other name waiting', async () => {
    const started = performance.now();
    // more than there are threads for files and names
    const silent = Array.from({ length: 12 }, async (_, n) =>
      addressesOf(`silent${n}.example.in`, AbortSignal.timeout(1500), servers),
    );
    const ended = Promise.allSettled(silent);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(queryCount).toBeGreaterThanOrEqual(12);
    await readFile(new URL(import.meta.url));
    expect(performance.now() - started).toBeLessThan(1400);
    expect(new Set((await ended).map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(performance.now() - started).toBeLessThan(4000);
  });
});
