/** What is wrong with a field, behind its name; behind a question no colon stands. */
export const labelled = (label: string, message: string): string =>
  `${label}: ${message}`.replace('?: ', '? ');
