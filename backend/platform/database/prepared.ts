import pg from 'pg';

/** More different texts than the product has; one that varies without end (a list of any length) must not fill the memory. */
const KEPT_AT_MOST = 300;

/**
 * Lets a connection plan each `select` once instead of every time: on the embedded
 * database planning takes longer than answering. Not for a server's connections, where a
 * migration run by another process would make the kept plans fail.
 *
 * @param connection a number no other client of the same session has: names must not meet
 */
export function prepareSelects(client: pg.Client, connection: number): void {
  const names = new Map<string, string>();
  const send = (...args: unknown[]) =>
    (pg.Client.prototype.query as (...args: unknown[]) => unknown).apply(client, args);

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= KEPT_AT_MOST) return known;
    const name = `c${connection}s${names.size}`;
    names.set(text, name);
    return name;
  }

  client.query = ((first: unknown, ...rest: unknown[]) => {
    const [values, ...others] = rest;
    if (typeof first !== 'string' || !Array.isArray(values) || !first.startsWith('select '))
      return send(first, ...rest);
    const name = nameOf(first);
    return name ? send({ name, text: first, values }, ...others) : send(first, ...rest);
  }) as pg.Client['query'];
}
