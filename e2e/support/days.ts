const DAY_MS = 24 * 3600 * 1000;

/** The day so many days after the tests began, as a date field takes it: the same in all of a run, past midnight too. */
export const inDays = (days: number): string =>
  new Date(Date.parse(process.env.E2E_BEGAN ?? '') + days * DAY_MS).toISOString().slice(0, 10);
