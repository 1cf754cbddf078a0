import { functionWords } from '#messages/functions/words.ts';
import { notFound } from '#backend/platform/errors.ts';
import type { FunctionRow } from './repository.ts';

/** The function of that id among an event's. @throws {Problem} 404 when there is none */
export function found(rows: readonly FunctionRow[], functionId: string): FunctionRow {
  const row = rows.find(({ id }) => id === functionId);
  if (!row) throw notFound(functionWords.gone);
  return row;
}
