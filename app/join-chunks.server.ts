import { Transform } from 'node:stream';

/**
 * React 18 passes on whole blocks of 2 KB, also when a letter of several bytes no longer fitted into one: the rest of
 * that block is zeros, which browsers show as signs that nothing can be made of, and which a form would send back.
 * No page has a zero of its own: HTML does not know it.
 */
function withoutZeros(block: Buffer): Uint8Array {
  return block.includes(0) ? block.filter((byte) => byte !== 0) : block;
}

/**
 * Passes on as one chunk what was written in one turn of the event loop. React writes
 * pages in pieces of 2 KB and the server flushes its compressor after every piece,
 * which made the guest's page a quarter larger. Nothing waits for longer than that turn.
 */
export function joinChunks(): Transform {
  let waiting: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;

  function passOn(stream: Transform) {
    clearImmediate(turn);
    turn = undefined;
    if (waiting.length > 0) stream.push(withoutZeros(Buffer.concat(waiting.splice(0))));
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      turn ??= setImmediate(() => passOn(this));
      done();
    },
    flush(done) {
      passOn(this);
      done();
    },
    destroy(error, done) {
      clearImmediate(turn);
      waiting = [];
      done(error);
    },
  });
}
