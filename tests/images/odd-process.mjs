// @ts-check

/** Stands in for the process that works on pictures: by what it is asked it never answers, ends, or says who it is. */
process.on('message', (/** @type {{ make: string }} */ { make }) => {
  if (make === 'kept') return;
  if (make === 'square') process.exit(1);
  process.send?.({ kind: 'made', file: Buffer.from(String(process.pid)) });
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
