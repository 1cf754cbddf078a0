/*
 * Whoever breaks a run off leaves none of the programs behind that its tests started. They are ended when this
 * process exits (scripts/lib/children.ts), which a signal alone does not make it do; and Vitest has put
 * something of its own in the place of `process.exit`.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const ended = Symbol.for('shagun.tests.ended');

// the files of a worker come here one after the other
if (!(ended in globalThis)) {
  Object.assign(globalThis, { [ended]: true });
  for (const signal of signals)
    process.once(signal, () => {
      process.emit('exit', 1);
      process.kill(process.pid, 'SIGKILL');
    });
}
