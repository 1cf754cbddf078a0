import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './connect.ts';

/** Stands in a query for a value that is only known when the query is asked. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** What a query is asked with: values that are sent as they are, by name. A list of them would make another text. */
type QueryValues = Record<string, string | number | boolean | Date | null>;

/**
 * A query that pages ask all the time, built and written out as SQL once instead of every time, which takes longer
 * than sending it. `build` sees placeholders: what it does may not depend on the values.
 *
 * @returns asks it, and answers its rows
 */
export function compileOnce<A extends QueryValues, Row>(
  build: (db: Db, values: A) => Compilable<Row>,
): (db: Db, values: A) => Promise<Row[]> {
  const placeholders = new Proxy({} as A, { get: (_, name) => new Placeholder(String(name)) });
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, placeholders).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
