/** Of the person whose events were made while the form ticked giving together by itself. @see e2e/support/premium-person.ts */
export const EARLIER_EMAIL = 'earlier.events@example.in';

/** What these events are called: one for each journey in each kind of browser, which answers for good. */
export const earlierEvent = (answer: 'keep' | 'close', withJs: boolean): string =>
  `Meera weds Rohan, to ${answer} ${withJs ? 'with' : 'without'} scripts`;
