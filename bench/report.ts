/** A line of the report. */
export const say = (text = '') => process.stdout.write(`${text}\n`);
/** A measured value, with what it is to be. */
export const row = (name: string, value: string, budget = '') =>
  say(`  ${name.padEnd(62)}${value.padStart(12)}   ${budget}`);
/** How much `a` is of `b`; NaN when one is missing. */
export const ratio = (a: number | undefined, b: number | undefined) =>
  ((a ?? Number.NaN) / (b ?? Number.NaN)).toFixed(2);
