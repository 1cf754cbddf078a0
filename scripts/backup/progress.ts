/** Tells people how far something has come. */
export interface ProgressTeller {
  /** @param done of the total it was made with */
  at(done: number, what: string): void;
  end(): void;
}

const EVERY_MS = 2_000;

/** On a terminal one line that changes; elsewhere, such as in a log of a nightly run, a line every ten seconds. */
export function tellProgress(
  what: string,
  total: number,
  out: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean } = process.stdout,
): ProgressTeller {
  const gap = out.isTTY ? EVERY_MS / 10 : EVERY_MS * 5;
  let last = performance.now();
  return {
    at(done, now) {
      if (performance.now() - last < gap) return;
      last = performance.now();
      const share = total > 0 ? Math.min(99, Math.floor((done / total) * 100)) : 0;
      const line = `${what}: ${share} %${now ? ` (${now})` : ''}`;
      out.write(out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end() {
      if (out.isTTY) out.write('\r\u001b[K');
    },
  };
}
