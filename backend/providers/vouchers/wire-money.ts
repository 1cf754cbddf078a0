/**
 * Rupees as a provider writes them (`2000`, `99.5`, `"25.00"`) in whole paise, or null when
 * that is not an exact, sensible amount. Goes by the digits, so nothing is rounded.
 */
export function paiseFromWire(rupees: number | string): number | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(rupees).trim());
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/**
 * Whole paise as the JSON number of rupees a provider expects: the division's result is the
 * double nearest to the decimal, and JSON writes the shortest digits that mean that double.
 *
 * @throws {RangeError} when `paise` is not a positive whole number
 */
export function rupeesForWire(paise: number): number {
  if (!Number.isSafeInteger(paise) || paise <= 0 || paise > 1e15)
    throw new RangeError('An amount is a positive whole number of paise');
  return paise / 100;
}
