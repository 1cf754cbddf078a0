import { expect, it } from 'vitest';
import { z } from 'zod/v4';
import { operations, type OperationName } from '#contract/operations.ts';
import type { Operation } from '#contract/operation.ts';
import { bounded, maximumOf, MOST_WRONG_ENTRIES } from '#backend/platform/http/bounded.ts';

/** Every list of a schema, by its path. */
function listsOf(schema: z.core.$ZodType, path: string): [string, z.ZodArray][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return listsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return listsOf(schema.in, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listsOf(option, path));
  if (schema instanceof z.ZodArray) return [[path, schema], ...listsOf(schema.element, `${path}[]`)];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) =>
      listsOf(field, `${path}.${name}`),
    );
  return [];
}

const bodies = (Object.entries(operations) as [OperationName, Operation][]).flatMap(([name, operation]) => {
  const body = operation.bodyIn?.('en') ?? operation.body;
  return body ? [[name, body] as const] : [];
});

it('every list that somebody may send has an end', () => {
  const lists = bodies.flatMap(([name, body]) => listsOf(body, name));
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(([, list]) => maximumOf(list) === undefined).map(([path]) => path)).toEqual([]);
});

it('of a list that is too long one entry more than allowed is judged, and it is still said to be too long', () => {
  const schema = z.object({
    rows: z
      .array(z.object({ ids: z.array(z.string()).max(2) }))
      .max(3)
      .default([]),
  });
  const sent = { rows: Array.from({ length: 50_000 }, () => ({ ids: [0, 0, 0, 0, 0] })), other: 1 };
  const cut = bounded(schema, sent) as { rows: { ids: number[] }[] };
  expect(cut.rows.map(({ ids }) => ids.length)).toEqual([3, 3, 3, 3]);
  const issues = schema.safeParse(cut).error?.issues ?? [];
  expect(issues.filter(({ code }) => code === 'too_big').map(({ path }) => path.join('.'))).toContain('rows');
});

it('what is allowed stays as it was sent', () => {
  for (const [, body] of bodies)
    for (const value of [null, 'x', [], { guests: [{ firstName: 'Meera' }], answers: { a: 1 } }])
      expect(bounded(body, value)).toEqual(value);
});

it('of a list whose entries are all wrong only some are judged; a right one is read to its end', () => {
  const schema = z.object({ rows: z.array(z.object({ name: z.string() })).max(10_000) });
  const wrong = bounded(schema, { rows: Array.from({ length: 10_000 }, () => 0) }) as { rows: unknown[] };
  expect(wrong.rows).toHaveLength(MOST_WRONG_ENTRIES + 1);
  const right = { rows: Array.from({ length: 10_000 }, () => ({ name: 'Meera' })) };
  expect(bounded(schema, right)).toEqual(right);
});
