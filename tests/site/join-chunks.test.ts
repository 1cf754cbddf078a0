import { PassThrough } from 'node:stream';
import { createElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
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

test('what React leaves unused of a block is taken out, wherever in it a letter of several bytes falls', async () => {
  for (let before = 0; before < 6; before += 1) {
    const text = 'a'.repeat(before) + 'मेरे घर आइए ₹ 🎉 '.repeat(30);
    const page = createElement(
      'main',
      null,
      Array.from({ length: 20 }, (_, key) => createElement('textarea', { key, readOnly: true, value: text })),
    );
    const body = joinChunks();
    renderToPipeableStream(page).pipe(body);
    const html = Buffer.concat(await body.toArray()).toString();
    expect(html).toBe(renderToStaticMarkup(page));
  }
});
