/** Whether the database refused a value as such: out of a column's range, or no text it can keep (SQLSTATE class 22). */
export const isRefusedValue = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^22[0-9A-Z]{3}$/.test(error.code);

/** The same value without NUL and halves of characters in its texts: PostgreSQL refuses to store them. */
export function stripNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(stripNul);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, stripNul(item)]));
}
