/** Whether this is `npm test -- --full`, which also does what takes long and differs little from what every run does. */
export const full = process.env.TEST_FULL === 'true';
