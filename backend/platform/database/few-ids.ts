import { sql, type RawBuilder } from 'kysely';

/** As many as a home shows. */
const STEP = 5;

/**
 * `any (array[$1, $2, …])`, for a list of a few ids in place of `any($1)`. The length of an array that is one parameter the
 * planner does not know and takes for ten; then the plan it would keep looks dearer than one made anew, and it plans each time.
 * One id stands alone; more are filled up to a multiple of five with the first, so that the texts stay few.
 *
 * @param ids one at least
 */
export function anyOfFew(ids: readonly string[]): RawBuilder<unknown> {
  const length = ids.length === 1 ? 1 : Math.ceil(ids.length / STEP) * STEP;
  const filled = Array.from({ length }, (_, index) => ids[index] ?? ids[0]);
  return sql`any (array[${sql.join(filled)}]::text[])`;
}
