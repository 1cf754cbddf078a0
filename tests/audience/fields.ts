import type { ReadersTree } from '#contract/audience/answers.ts';
import { readers, type Readers, type ViewerKind } from '#contract/audience/readers.ts';

/** A field of an answer, by the part it stands in: a shape that several answers share is one. */
interface Leaf {
  holder: object;
  field: string;
}

/** Marks fields as found. */
export class Found {
  readonly #fields = new Map<object, Set<string>>();

  add({ holder, field }: Leaf): void {
    const fields = this.#fields.get(holder) ?? new Set();
    this.#fields.set(holder, fields.add(field));
  }

  has = ({ holder, field }: Leaf): boolean => this.#fields.get(holder)?.has(field) ?? false;
}

/**
 * Holds an answer to its readers. Empty texts, lists and nulls say nothing and need no reader.
 *
 * @returns the paths that stand in no schema, and those none of these kinds may read
 */
export function checkFields(
  answer: unknown,
  readersOfAnswer: ReadersTree,
  kinds: readonly ViewerKind[],
  found: Found,
): string[] {
  const wrong = new Set<string>();
  const walk = (value: unknown, tree: ReadersTree | undefined, path: string, leaf: Leaf): void => {
    if (value === null || value === undefined || value === '') return;
    if (Array.isArray(value)) {
      for (const item of value) walk(item, tree, `${path}[]`, leaf);
    } else if (tree === undefined) {
      wrong.add(`${path} is in no schema`);
    } else if (typeof value === 'object' && typeof tree === 'object') {
      for (const [name, part] of Object.entries(value))
        walk(part, Object.hasOwn(tree, name) ? tree[name] : undefined, path ? `${path}.${name}` : name, {
          holder: tree,
          field: name,
        });
    } else if (typeof tree === 'object') {
      wrong.add(`${path} is not what the schema says`);
    } else if (typeof value === 'object') {
      for (const part of Object.values(value)) walk(part, tree, `${path}.*`, leaf);
    } else {
      found.add(leaf);
      const allowed: readonly ViewerKind[] = readers[tree];
      if (!kinds.some((kind) => allowed.includes(kind))) wrong.add(`${path} is for ${tree}`);
    }
  };
  walk(answer, readersOfAnswer, '', { holder: {}, field: '' });
  return [...wrong];
}

/** Every field of an answer with the path to it. */
export function leavesOf(part: ReadersTree, path = ''): (Leaf & { path: string; readers: Readers })[] {
  if (typeof part === 'string') return [];
  return Object.entries(part).flatMap(([field, tree]) => {
    const here = path ? `${path}.${field}` : field;
    return typeof tree === 'string'
      ? [{ holder: part, field, path: here, readers: tree }]
      : leavesOf(tree, here);
  });
}
