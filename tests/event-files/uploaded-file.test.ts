import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem } from '#backend/platform/errors.ts';
import { uploadedFile } from '#backend/platform/http/uploaded-file.ts';

/** A request whose body comes in pieces of these lengths, the last repeated. */
function inPieces(body: Buffer, type: string, lengths: number[]): Request {
  let at = 0;
  let turn = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close();
      const length = lengths[Math.min(turn, lengths.length - 1)] ?? 1;
      turn += 1;
      controller.enqueue(body.subarray(at, at + length));
      at += length;
    },
  });
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: stream,
    duplex: 'half',
  });
}

async function read(request: Request, most = 1_000_000): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of uploadedFile(request, 'file', most)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const formOf = async (bytes: Uint8Array, field = 'file') => {
  const form = new FormData();
  form.set(field, new File([bytes as Uint8Array<ArrayBuffer>], 'a "b"\r\n.shagun'));
  const response = new Response(form);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('Content-Type') ?? '',
  };
};

const status = async (request: Request, most?: number) =>
  read(request, most).then(
    () => 200,
    (error: unknown) => (error instanceof Problem ? error.status : error),
  );

describe('the file of a form', () => {
  test('is what was chosen, in whatever pieces it comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ maxLength: 3000 }),
          fc.array(fc.constantFrom('\r\n', '--', '-', '\r', 'x')).map((parts) => Buffer.from(parts.join(''))),
        ),
        fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 5 }),
        async (bytes, lengths) => {
          const { body, type } = await formOf(bytes);
          expect(await read(inPieces(body, type, lengths))).toEqual(Buffer.from(bytes));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('is refused when it breaks off, is another field, no form, or too long', async () => {
    const { body, type } = await formOf(Buffer.from('a file'));
    const other = await formOf(Buffer.from('a file'), 'another');
    expect(await status(inPieces(body, type, [9]))).toBe(200);
    expect(await status(inPieces(body.subarray(0, -30), type, [9]))).toBe(400);
    expect(await status(inPieces(other.body, other.type, [9]))).toBe(400);
    expect(await status(inPieces(body, 'text/plain', [9]))).toBe(400);
    expect(await status(inPieces(body, 'multipart/form-data; boundary=another', [9]))).toBe(400);
    expect(await status(inPieces(Buffer.alloc(20_000, 'a'), type, [4096]))).toBe(400);
    expect(await status(inPieces(body, type, [9]), 20)).toBe(413);
  });
});
