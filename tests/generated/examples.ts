import fc from 'fast-check';
import { z } from 'zod/v4';
import { wildValue } from './wild.ts';

type JsonSchema = Record<string, unknown>;

const fitting: Record<string, string[]> = {
  date: ['2031-05-04', '2026-12-31', ''],
  time: ['18:30', '00:00', ''],
  email: ['kavya@example.in', ''],
  phone: ['9820012345', '+91 98200 12345', ''],
  link: ['https://example.in/a', ''],
  language: ['en', 'hi'],
};
const anyText = [
  'Kavya',
  'Rao',
  '',
  '12',
  '1',
  'यात्रा',
  'on',
  'yes',
  'no',
  'https://example.in',
  '2031-05-04',
  '18:30',
  'kavya@example.in',
  '9820012345',
];

/** Values that mostly fit a schema of the contract, each leaf now and then a wild one. */
export function exampleOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJsonSchema(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }),
    '',
  );
}

function fromJsonSchema(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: matching(schema, name) }, { weight: 1, arbitrary: wildValue });
}

function matching(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => matching(choice, name)));
  if (Array.isArray(schema.allOf))
    return matching(Object.assign({}, ...(schema.allOf as JsonSchema[])) as JsonSchema, name);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer' || schema.type === 'number') return numbersOf(schema);
  if (schema.type === 'array') return listOf(schema, name);
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'string')
    return fc.constantFrom(
      ...(Object.entries(fitting).find(([part]) => name.toLowerCase().includes(part))?.[1] ?? anyText),
    );
  return fc.oneof(wildValue, fc.constantFrom<unknown>(1, '1', 500, '500', 'on', ''));
}

function numbersOf({ minimum, maximum }: JsonSchema): fc.Arbitrary<unknown> {
  const low = typeof minimum === 'number' ? minimum : -9e15;
  const high = typeof maximum === 'number' ? maximum : 9e15;
  return fc.constantFrom(low, high, low - 1, high + 1, 0, 1, 2, 1.5, (low + high) / 2);
}

function listOf({ items, prefixItems }: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (Array.isArray(prefixItems))
    return fc.tuple(...(prefixItems as JsonSchema[]).map((item) => fromJsonSchema(item, name)));
  return fc.array(fromJsonSchema((items ?? {}) as JsonSchema, name), { maxLength: 4 });
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, property]) => [name, fromJsonSchema(property, name)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: (required as string[]).filter((name) => name in (properties as object)),
  });
}
