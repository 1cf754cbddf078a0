import type { z } from 'zod/v4';
import { operations, type Operation, type OperationName } from '#contract/operations.ts';
import { notes } from './read-by.ts';
import type { Readers } from './readers.ts';

/** Readers by field; of a file its own. */
export type ReadersTree = Readers | { readonly [field: string]: ReadersTree };

interface Inside {
  /** What stands at the schema's own place: what a list or an optional value holds, each of several forms. */
  here: readonly z.core.$ZodType[];
  fields: Readonly<Record<string, z.core.$ZodType>>;
}

/** The schemas right inside one. A value, and a record of any names, has none. */
function insideOf(schema: z.core.$ZodType): Inside {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return { here: [], fields: def.shape };
    case 'record': {
      const names = [...(def.keyType._zod.values ?? [])].map(String);
      return { here: [], fields: Object.fromEntries(names.map((name) => [name, def.valueType])) };
    }
    case 'array':
      return { here: [def.element], fields: {} };
    case 'union':
      return { here: def.options, fields: {} };
    case 'pipe':
      return { here: [def.out], fields: {} };
    default:
      return { here: 'innerType' in def ? [def.innerType] : [], fields: {} };
  }
}

// a shape that several answers have for the same readers has one tree
const trees = new WeakMap<object, Map<Readers, ReadersTree>>();

/**
 * Who reads each field of an answer: what the field's own schema says of it, else the nearest schema around it
 * (`readBy`), else the operation.
 *
 * @throws {Error} where one field has other readers in one form of the answer than in another
 */
export function readersOf(schema: z.core.$ZodType, around: Readers): ReadersTree {
  const who = notes.get(schema)?.readers ?? around;
  const { def } = schema._zod;
  const known = trees.get(def) ?? new Map<Readers, ReadersTree>();
  trees.set(def, known);
  const tree = known.get(who) ?? treeOf(insideOf(schema), who);
  known.set(who, tree);
  return tree;
}

function treeOf({ here, fields }: Inside, who: Readers): ReadersTree {
  const named = Object.entries(fields).map(([name, field]) => [name, readersOf(field, who)] as const);
  if (named.length > 0) return Object.fromEntries(named);
  const forms = here.map((each) => readersOf(each, who));
  return forms.length === 0 ? who : forms.reduce(both);
}

function both(one: ReadersTree, other: ReadersTree): ReadersTree {
  if (one === other) return one;
  if (typeof one === 'string' || typeof other === 'string')
    throw new Error(`One field of an answer is for ${JSON.stringify(one)} and for ${JSON.stringify(other)}`);
  const merged: Record<string, ReadersTree> = { ...one };
  for (const [name, tree] of Object.entries(other)) merged[name] = both(merged[name] ?? tree, tree);
  return merged;
}

/** Who may read each field of each answer of the API, and each file. */
export const answerReaders = Object.fromEntries(
  Object.entries<Operation>(operations).map(([name, { response, readers }]) => [
    name,
    response ? readersOf(response, readers) : readers,
  ]),
) as Record<OperationName, ReadersTree>;

/** A field that tells what somebody gave (`amountGiven`): its place in an answer, lists left out, and whether null may stand there. */
export interface AmountGiven {
  path: readonly string[];
  nullable: boolean;
}

/** Every such field of an answer. */
export function amountsIn(schema: z.core.$ZodType, path: readonly string[] = []): AmountGiven[] {
  if (notes.get(schema)?.amountGiven) return [{ path, nullable: schema._zod.def.type === 'nullable' }];
  const { here, fields } = insideOf(schema);
  return [
    ...here.flatMap((each) => amountsIn(each, path)),
    ...Object.entries(fields).flatMap(([name, field]) => amountsIn(field, [...path, name])),
  ];
}
