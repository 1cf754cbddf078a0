import { expect, it } from 'vitest';
import { z } from 'zod/v4';
import { operations, type Operation } from '#contract/operations.ts';

const calls = Object.entries<Operation>(operations).flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
);

/** Bounds of every whole number in a schema, with where it stands. */
function wholeNumbers(schema: unknown, path = ''): { path: string; minimum: number; maximum: number }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    type,
    minimum = -Infinity,
    maximum = Infinity,
  } = schema as { type?: string; minimum?: number; maximum?: number };
  const here = type === 'integer' ? [{ path, minimum, maximum }] : [];
  return [
    ...here,
    ...Object.entries(schema).flatMap(([key, inner]) => wholeNumbers(inner, `${path}/${key}`)),
  ];
}

it.each(calls)('%s takes no whole number that no column holds', (_name, schema) => {
  const described = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' });
  for (const { path, minimum, maximum } of wholeNumbers(described)) {
    expect(minimum, path).toBeGreaterThanOrEqual(-(2 ** 31));
    expect(maximum, path).toBeLessThan(2 ** 31);
  }
});
