/*
 * What `npm test` leaves to `npm test -- --full`, so that it takes as long as people wait: what takes a minute to say
 * one thing, and journeys whose rules the tests of the API hold as well. A part that is given names of files runs them all.
 */

/** Whether this run leaves out what is named here. */
export const leavesSome = process.env.TEST_SOME === 'true';

/** Files of tests, each with why it can wait for the night. */
export const filesLeftToFull: Readonly<Record<string, string>> = {
  'tests/recovery/killed.served.test.ts': 'kills the app in the middle of sending, again and again',
  'tests/recovery/killed-paying.postgresql.test.ts': 'kills a process in the middle of payments',
  'tests/recovery/killed-refunding.postgresql.test.ts': 'kills a process in the middle of refunds',
  'tests/recovery/killed-redeeming.postgresql.test.ts': 'kills a process in the middle of redemptions',
  'tests/payments/refunds-at-once.postgresql.test.ts':
    'lets four processes refund, spend and cancel at once; tests/payments holds the rules',
  'tests/deploy/lost-machine.served.test.ts': 'builds the image and installs a Debian for it',
  'tests/deploy/guide.served.test.ts': 'installs a Debian and starts it',
  'tests/generated/api.test.ts': 'sends every call what nobody would send',
  'tests/generated/pages.served.test.ts': 'sends every page what nobody would send',
  'tests/backup/across.postgresql.test.ts': 'restores four times from one kind of database into the other',
  'tests/designs/drawing.test.ts':
    'draws every design in every format with the hardest words; tests/designs/designs.test.ts draws one',
  'tests/ledger/commands.served.test.ts':
    'starts a command for each of its cases; tests/ledger holds the rules',
  'tests/foundation/commands.served.test.ts': 'starts a command for each of its cases',
  'tests/foundation/process.served.test.ts': 'starts and stops the app for each of its cases',
  'tests/foundation/node-versions.served.test.ts': 'runs the app on the other versions of Node.js',
  'tests/backup/commands.served.test.ts':
    'starts a command for each of its cases; tests/backup holds the rules',
};

/**
 * Of what the two databases may do differently, what takes minutes on PGlite, whose opening alone takes seconds for each
 * file, and what sends mail by a job or imports as others here do: each run does it on PostgreSQL alone.
 */
export const onPgliteLeftToFull: readonly string[] = [
  'tests/accounts/email.test.ts',
  'tests/authorization.test.ts',
  'tests/backup/round-trip.test.ts',
  'tests/backup/upgrade.test.ts',
  'tests/contact/contact.test.ts',
  'tests/events/same-instant.test.ts',
  'tests/foundation/plain-line.test.ts',
  'tests/functions/lists.test.ts',
  'tests/guests/confirmation.test.ts',
  'tests/guests/export.test.ts',
  'tests/hosts/host-mail.test.ts',
  'tests/images/held-back.test.ts',
  'tests/images/unused-images.test.ts',
  'tests/invitations/long-lists.test.ts',
  'tests/invitations/review.test.ts',
  'tests/notifications/webhooks.test.ts',
  'tests/payments/refund-jobs.test.ts',
  'tests/reminders/delivery.test.ts',
  'tests/sharing/sharing.test.ts',
  'tests/thank-yous/thank-you-mail.test.ts',
  'tests/transactional-mail/transactional-mail.test.ts',
];

/**
 * The journeys of each run, by the names of their files: what guests do, and how an event comes to be. What stands
 * beside a name is what the titles hold of those that are meant alone: the others differ in nothing that is done
 * without JavaScript.
 */
const eachTime: Record<'js' | 'no-js', Record<string, string>> = {
  js: {
    'main-job': '',
    'guest-path': '',
    'giving-by-link': '',
    'sign-in': '',
    'sign-in-by-code': '',
    'create-event': '',
    'create-event-guests': '',
    'create-event-page': '',
  },
  'no-js': {
    'main-job': '',
    'guest-path': '',
    'giving-by-link': '',
    'sign-in': '',
    'create-event': '@no-js|a wedding with 48 guests|every button keeps',
    'create-event-page': 'on one page|leads to what is missing',
  },
};

/** What the whole title of a journey matches when it belongs to each run, with JavaScript or without. */
export const journeysEachTime = (project: keyof typeof eachTime): RegExp =>
  new RegExp(
    Object.entries(eachTime[project])
      .map(([file, titles]) => `\\b${file}\\.spec\\b.*(${titles})`)
      .join('|'),
  );

const namesOf = (project: keyof typeof eachTime): string =>
  Object.entries(eachTime[project])
    .map(([file, titles]) => (titles ? `${file} in part` : file))
    .join(', ');

/** One line for people about what was left out. */
export const whatIsLeft = (): string =>
  `Left to \`npm test -- --full\`, with why in tests/setup/left-to-full.ts: ${Object.keys(filesLeftToFull).length} files of tests, on PGlite what PostgreSQL does the same, and all journeys but ${namesOf('js')} (without JavaScript ${namesOf('no-js')}).`;
