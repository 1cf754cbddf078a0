import { expect, it } from 'vitest';
import { fieldsAlone } from '#app/forms/fields-alone.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';

const MEGABYTE = 1024 * 1024;

/** A request whose body comes in pieces of so many bytes. */
function inPieces(body: Uint8Array, type: string, bytes: number): Request {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close();
      controller.enqueue(body.slice(at, at + bytes));
      at += bytes;
    },
  });
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: stream,
    duplex: 'half',
  });
}

/** What a browser sends of a form. */
async function sent(form: FormData): Promise<{ body: Uint8Array; type: string }> {
  const response = new Response(form);
  const type = response.headers.get('Content-Type') ?? '';
  return { body: new Uint8Array(await response.arrayBuffer()), type };
}

/** The entries of what is left, a file as its name and length. */
async function left(request: Request, most = MEGABYTE) {
  const fields = await fieldsAlone(request, most);
  if (typeof fields === 'string') return fields;
  return [...(await readForm(fields))].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size],
  );
}

const file = (bytes: number, name = 'lamp.png') => new File([new Uint8Array(bytes).fill(13)], name);

function creation(): FormData {
  const form = new FormData();
  form.set('eventName', 'Asha & Rohan\r\n\r\nहल्दी');
  form.set('gift[0].image', file(3 * MEGABYTE));
  form.set('filename="no file"', '');
  form.set('guests', file(100_000, 'a; filename=b".csv'));
  form.set('photo', file(0, ''));
  form.set('do', 'save');
  return form;
}

// of one byte each a few kilobytes are enough
it.each([64 * 1024, 7919, 100])(
  'fields stay and of files their first byte, in pieces of %i bytes',
  async (bytes) => {
    const { body, type } = await sent(creation());
    expect(await left(inPieces(body, type, bytes))).toEqual([
      ['eventName', 'Asha & Rohan\r\n\r\nहल्दी'],
      ['gift[0].image', 'lamp.png', 1],
      ['filename="no file"', ''],
      ['guests', 'a; filename=b".csv', 1],
      ['photo', ''],
      ['do', 'save'],
    ]);
  },
);

it('of a small form nothing is lost, byte by byte', async () => {
  const form = new FormData();
  form.set('a', '\r\n--\r\n-');
  form.set('file', file(40));
  form.set('b', '');
  const { body, type } = await sent(form);
  expect(await left(inPieces(body, type, 1))).toEqual([
    ['a', '\r\n--\r\n-'],
    ['file', 'lamp.png', 1],
    ['b', ''],
  ]);
});

it('fields that are too large are no longer read once that is known', async () => {
  const form = new FormData();
  form.set('description', 'x'.repeat(20 * MEGABYTE));
  const { body, type } = await sent(form);
  const request = inPieces(body, type, 64 * 1024);
  expect(await left(request)).toBe('too large');
  // what is not read of it stays for the server to throw away
  const rest = await request.body?.getReader().read();
  expect(rest).toMatchObject({ done: false });
});

it.each([
  ['application/x-www-form-urlencoded', 'a=1'],
  ['multipart/form-data', '--b\r\n'],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nbroken off'],
  ['multipart/form-data; boundary=b', 'x'.repeat(20_000)],
])('%s that says %j is no such form', async (type, body) => {
  expect(await left(inPieces(Buffer.from(body), type, 1000))).toBe('unreadable');
});
