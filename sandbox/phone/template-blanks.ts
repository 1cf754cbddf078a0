/* Blanks of a registered text, as both ways of messages write them: {{1}}, {{2}}. */

/** How many blanks a body has. */
export const blanksOf = (body: string): number => new Set(body.match(/\{\{\d+\}\}/g)).size;

/** The body with its blanks filled. */
export const filled = (body: string, blanks: readonly string[]): string =>
  body.replace(/\{\{(\d+)\}\}/g, (_all, number: string) => blanks[Number(number) - 1] ?? '');
