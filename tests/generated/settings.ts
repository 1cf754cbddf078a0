import { testServer } from '#tests/setup/test-database.ts';

/** How many requests the generator of the pages sends at least; `npm test -- --full` sets `TEST_FULL` and sends more. */
export const pagesAmount = 1_200 * (process.env.TEST_FULL === 'true' ? 8 : 1);

/** The same of the API: most of them on a server, which takes a tenth of the time; what refuses a request is the same code. */
export const amount = (testServer() ? 4_000 : 1_000) * (process.env.TEST_FULL === 'true' ? 4 : 1);
