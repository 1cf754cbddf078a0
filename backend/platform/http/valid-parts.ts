import { z } from 'zod/v4';

/** A value of which some fields are missing, because their own rules refused them. */
export type ValidParts<T> = T extends readonly (infer Item)[]
  ? (ValidParts<Item> | undefined)[]
  : T extends object
    ? { [Name in keyof T]?: ValidParts<T[Name]> | undefined }
    : T;

/** What of a refused value each field's own rules accept, so that rules between fields can judge it all the same. */
export const validParts = <T>(schema: z.ZodType<T>, value: unknown): ValidParts<T> =>
  partsOf(schema, value) as ValidParts<T>;

function partsOf(schema: z.core.$ZodType, value: unknown): unknown {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return partsOf(schema.unwrap(), value);
  // what is made of a list once it is whole: the list's entries are judged as they are
  if (schema instanceof z.ZodPipe)
    return z.safeParse(schema.in, value).success ? undefined : partsOf(schema.in, value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item: unknown) => partsOf(schema.element, item));
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.core.$ZodType>).map(([name, field]) => [
        name,
        partsOf(field, (value as Record<string, unknown>)[name]),
      ]),
    );
  return undefined;
}
