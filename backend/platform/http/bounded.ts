import { z } from 'zod/v4';
import { tooLarge } from '#backend/platform/errors.ts';

/** Entries of a record that a body may hold, such as answers to questions: more than any form of ours has. */
const MAX_RECORD = 1_000;

/** Entries of a list that are judged although they are wrong; the list ends with the last of them. */
export const MOST_WRONG_ENTRIES = 500;

/**
 * A body as its schema sees it, with each list cut to one entry more than the schema allows: the schema then says that it is
 * too long, and judges no more entries than it would of an allowed one. Without this some hundred kilobytes of `[0,0,…]`
 * keep the whole process busy for minutes, since every wrong entry gets a message of its own.
 *
 * @throws {Problem} 413 where a record has more entries than any form sends
 */
export function bounded(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bounded(schema.unwrap(), value);
  if (schema instanceof z.ZodPipe) return bounded(schema.in, value);
  if (schema instanceof z.ZodUnion)
    return schema.options.reduce((cut: unknown, option) => bounded(option, cut), value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return untilTooManyAreWrong(
      schema,
      value
        .slice(0, (maximumOf(schema) ?? Infinity) + 1)
        .map((item: unknown) => bounded(schema.element, item)),
    );
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (schema instanceof z.ZodRecord && Object.keys(value).length > MAX_RECORD) throw tooLarge();
  if (!(schema instanceof z.ZodObject)) return value;
  const cut: Record<string, unknown> = { ...value };
  for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape))
    if (Object.hasOwn(cut, name)) cut[name] = bounded(field, cut[name]);
  return cut;
}

/** A wrong entry costs many times what a right one does. A short list is judged once. */
function untilTooManyAreWrong({ element }: z.ZodArray, items: unknown[]): unknown[] {
  if (items.length <= MOST_WRONG_ENTRIES) return items;
  let wrong = 0;
  const end = items.findIndex((item) => {
    if (!z.safeParse(element, item).success) wrong += 1;
    return wrong > MOST_WRONG_ENTRIES;
  });
  return end < 0 ? items : items.slice(0, end + 1);
}

/** How many entries a list may have; undefined where its schema sets no end (tests/foundation/bounded.test.ts finds none). */
export const maximumOf = (schema: z.ZodArray): number | undefined =>
  schema._zod.bag.maximum as number | undefined;
