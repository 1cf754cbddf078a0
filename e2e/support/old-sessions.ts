/**
 * People who signed in an hour before tests begin, each with the token of that session: one for each way a journey runs, with
 * one more for its second try, since signing in ends it. @see e2e/support/premium-person.ts
 */
export const oldSessions = ['js', 'no-js'].flatMap((project) =>
  [0, 1].map((retry) => ({
    project,
    retry,
    email: `signed.in.long.ago.${project}.${retry}@example.in`,
    token: `session-of-an-hour-ago-for-${project}-${retry}`.padEnd(43, '0'),
  })),
);
