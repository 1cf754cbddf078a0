import fc from 'fast-check';
import { wildKey, wildValue } from './wild.ts';

/** One change of a JSON value; `steps` lead down to where, counted round the keys that are there. */
export interface Mutation {
  kind: 'replace' | 'remove' | 'add' | 'wrap' | 'double';
  steps: number[];
  key: string;
  value: unknown;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Mutation['kind']>('replace') },
    fc.constantFrom<Mutation['kind']>('remove', 'add', 'wrap', 'double'),
  ),
  steps: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 4 }),
  key: wildKey,
  value: wildValue,
});

/** `value` with the changes made, one after the other. */
export const mutate = (value: unknown, changes: readonly Mutation[]): unknown =>
  changes.reduce<unknown>((kept, change) => changed(kept, change, change.steps), value);

function changed(value: unknown, change: Mutation, [step = 0, ...rest]: number[]): unknown {
  if (typeof value !== 'object' || value === null) return atLeaf(value, change);
  if (Array.isArray(value)) {
    if (value.length === 0) return [change.value];
    const at = step % value.length;
    if (rest.length === 0 && change.kind === 'remove') return value.toSpliced(at, 1);
    if (rest.length === 0 && change.kind === 'double') return [...value, value[at]];
    return value.with(at, rest.length === 0 ? atLeaf(value[at], change) : changed(value[at], change, rest));
  }
  const entries = Object.entries(value);
  if (change.kind === 'add' || entries.length === 0)
    return fromEntries([...entries, [change.key, change.value]]);
  const at = step % entries.length;
  const [key, item] = entries[at] as [string, unknown];
  if (rest.length === 0 && change.kind === 'remove') return fromEntries(entries.toSpliced(at, 1));
  const deeper = rest.length > 0 && typeof item === 'object' && item !== null;
  return fromEntries(entries.with(at, [key, deeper ? changed(item, change, rest) : atLeaf(item, change)]));
}

function atLeaf(value: unknown, { kind, value: other }: Mutation): unknown {
  if (kind === 'wrap') return [value];
  return kind === 'double' ? `${textOf(value)}${textOf(value)}` : other;
}

/** What is no text becomes one; an object made here may have a `toString` that is none. */
const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Also with a key `__proto__` of its own, as JSON.parse makes it. */
const fromEntries = (entries: [string, unknown][]) =>
  entries.reduce<object>(
    (made, [key, value]) =>
      Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true }),
    {},
  );
