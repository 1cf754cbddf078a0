import { sql, type RawBuilder } from 'kysely';

/** A value for a JSON column: the driver would write an array as one of PostgreSQL's. */
export const asJson = <Value>(value: Value): RawBuilder<Value> => sql<Value>`${JSON.stringify(value)}::jsonb`;
