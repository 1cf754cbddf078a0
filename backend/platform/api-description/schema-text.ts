import type { JsonSchema } from './openapi.ts';

/** Writes a JSON Schema the way people note down a shape: names, types, limits as comments. */
export function schemaText(schema: JsonSchema): string {
  const { text, note } = write(schema, '');
  return note ? `${text}  // ${note}` : text;
}

interface Written {
  text: string;
  note: string;
}

function write(schema: JsonSchema, indent: string): Written {
  const variants = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (variants) {
    const written = variants.map((variant) => write(variant, indent));
    return {
      text: [...new Set(written.map(({ text }) => text))].join(' | '),
      note: notes([...new Set(written.map(({ note }) => note))]),
    };
  }
  if ('const' in schema) return { text: JSON.stringify(schema.const), note: '' };
  if (Array.isArray(schema.enum))
    return { text: schema.enum.map((value) => JSON.stringify(value)).join(' | '), note: '' };
  if (schema.type === 'array') return writeList(schema, indent);
  if (schema.type === 'object') return writeObject(schema, indent);
  if (typeof schema.type === 'string') return { text: schema.type, note: limits(schema) };
  return { text: 'any', note: '' };
}

function writeList(schema: JsonSchema, indent: string): Written {
  const tuple = schema.prefixItems as JsonSchema[] | undefined;
  if (tuple) return { text: `[${tuple.map((item) => write(item, indent).text).join(', ')}]`, note: '' };
  const items = (schema.items ?? {}) as JsonSchema;
  const item = write(items, indent);
  return {
    text: items.type === undefined || 'enum' in items ? `(${item.text})[]` : `${item.text}[]`,
    note: notes([range(schema.minItems, schema.maxItems, 'items'), item.note && `each ${item.note}`]),
  };
}

function writeObject(schema: JsonSchema, indent: string): Written {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const required = (schema.required ?? []) as string[];
  if (properties.length === 0) {
    const values = schema.additionalProperties;
    const value =
      typeof values === 'object' && values !== null ? write(values as JsonSchema, indent).text : 'any';
    return { text: `{ [name]: ${value} }`, note: '' };
  }
  const inner = `${indent}  `;
  const lines = properties.map(([name, property]) => {
    const { text, note } = write(property, inner);
    const readers = typeof property['x-readers'] === 'string' ? property['x-readers'] : '';
    const standard = 'default' in property ? `default ${JSON.stringify(property.default)}` : '';
    const comment = notes([note, standard, readers]);
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${text},${comment ? `  // ${comment}` : ''}`;
  });
  return { text: `{\n${lines.join('\n')}\n${indent}}`, note: '' };
}

function limits(schema: JsonSchema): string {
  const { type, format, pattern, minLength, maxLength, minimum, maximum } = schema;
  return notes([
    typeof format === 'string' ? format : '',
    typeof pattern === 'string' && !format ? `like ${pattern}` : '',
    type === 'string' ? range(minLength, maxLength, 'characters') : '',
    // the widest integers say nothing
    type === 'string'
      ? ''
      : range(
          minimum,
          typeof maximum === 'number' && maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum,
          '',
        ),
  ]);
}

function range(least: unknown, most: unknown, unit: string): string {
  const low = typeof least === 'number' && least > Number.MIN_SAFE_INTEGER ? `at least ${least}` : '';
  const high = typeof most === 'number' ? `at most ${most}` : '';
  const both = [low, high].filter(Boolean).join(', ');
  return both && unit ? `${both} ${unit}` : both;
}

const notes = (parts: (string | undefined)[]): string => parts.filter(Boolean).join('; ');
