import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { joinChunks } from '#app/join-chunks.server.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function collect() {
  const body = joinChunks();
  const chunks: string[] = [];
  body.pipe(new PassThrough()).on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  return { body, chunks };
}

test('what is written in one turn arrives as one chunk, without waiting for the end', async () => {
  const { body, chunks } = collect();
  body.write('<html>');
  body.write('<body>');
  await nextTurn();
  await nextTurn();
  expect(chunks).toEqual(['<html><body>']);
  body.write('late');
  body.end('</html>');
  await nextTurn();
  await nextTurn();
  expect(chunks.join('')).toBe('<html><body>late</html>');
});

test('a page given up in the middle sends nothing more', async () => {
  const { body, chunks } = collect();
  body.on('error', () => undefined);
  body.write('<html>');
  body.destroy(new Error('given up'));
  await nextTurn();
  await nextTurn();
  expect(chunks).toEqual([]);
});
