/**
 * What a statement does and to which table, such as `select events`: all that a trace says of it. Values are not in the
 * text of a statement, but its shape alone would tell more than anybody needs.
 */
export function statementName(text: string): string {
  const verb = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?(?:\."?([a-z_]+)"?)?/i.exec(text);
  return [verb, table?.[2] ?? table?.[1]].filter(Boolean).join(' ');
}
