/** The pages of the operator's console. */

export const pageTitle = (title: string) => `${title} · Shagun console`;
export const menu = 'Console';
export const times = 'Times are India time.';
export const signInAgain = 'Sign in again';
export const failed = 'That did not work. Please try again.';
export const checkForm = 'Please check the following';

export const newer = 'Newer';
export const older = 'Older';
export const pageNumber = (page: number) => `Page ${page}`;
export const pagesOf = (title: string) => `Pages of ${title}`;

export const tabs = {
  overview: 'Overview',
  jobs: 'Jobs',
  deliveries: 'Deliveries',
  money: 'Money',
  ledger: 'Ledger',
  people: 'People',
  problems: 'Problems',
  log: 'Log',
} as const;

export const notFound = {
  title: 'There’s no such page',
  lead: 'The console has no page at this address.',
  back: 'Back to the console',
} as const;

export const overview = {
  title: 'Operator’s console',
  lead: 'How this installation is doing. Each number leads to its list.',
  installation: 'Installation',
  version: 'Version',
  schema: 'Last migration',
  database: 'Database',
  numbers: 'What waits or went wrong',
  jobsWaiting: 'Jobs waiting',
  jobsFailed: 'Jobs failed',
  mailsFailed: 'E-mails failed in 24 hours',
  messagesFailed: 'Messages failed in 24 hours',
  paymentsWaiting: 'Payments being asked about',
  refundsWaiting: 'Refunds under way',
  redemptionsWaiting: 'Vouchers under way',
  quarantine: 'Money kept aside',
  stopped: 'Organisers on hold',
  check: 'Last ledger check',
  neverChecked: 'Not yet',
  providers: 'Services',
  providersHint: 'As this process has seen them since it started.',
} as const;

export const checkStates = {
  running: 'Under way',
  failed: 'Could not finish',
  differences: 'Differences',
  not_asked: 'Not everything was compared',
  agrees: 'Everything agrees',
} as const;

export const healthStates = {
  absent: 'Not set up',
  unused: 'Not called yet',
  working: 'Answers',
  failing: 'Does not answer',
} as const;

export const providers = {
  mail: 'Mail server',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  payments: 'Payments',
  vouchers: 'Vouchers',
  'design-tool': 'Design tool',
  places: 'Venue search',
  'event-text': 'Text service',
} as const;

export const jobs = {
  title: 'Failed jobs',
  lead: 'Background work that was tried as often as allowed and failed each time. It stays here for a week.',
  none: 'No job has failed',
  noneHint: 'Whatever fails for good appears here.',
  failedAt: 'Failed',
  tries: 'Tries',
  number: 'Number',
  retry: 'Run again',
  over: 'Running it again would change nothing: it was noted as failed where it belongs.',
} as const;

export const deliveries = {
  title: 'Failed deliveries',
  lead: 'E-mails and messages to guests that did not arrive. Who they were for is not shown.',
  none: 'Everything has arrived so far',
  noneHint: 'E-mails and messages that fail or bounce appear here.',
  event: 'Event',
  at: 'Since',
  number: 'Number',
  failed: 'Failed',
  bounced: 'Bounced',
  retry: 'Send again',
  kinds: {
    invitation: 'Invitation',
    update: 'News of a change',
    cancellation: 'Cancellation',
    reminder: 'Reminder',
    message: 'Message from the hosts',
  },
  channels: { email: 'E-mail', phone: 'By hand', whatsapp: 'WhatsApp', sms: 'SMS' },
} as const;

export const money = {
  title: 'Money',
  lead: 'Without names. The story of a payment or voucher tells more; it asks why, and is recorded.',
  lists: 'Kinds of money',
  payments: 'Payments',
  quarantine: 'Kept aside',
  refunds: 'Refunds',
  redemptions: 'Vouchers',
  waiting: 'Only what is still being asked about',
  all: 'Show all',
  at: 'Begun',
  payment: 'Payment',
  provider: 'At the provider',
  number: 'Number',
  isWaiting: 'Asked about again',
  story: 'Its story',
  none: 'Nothing here',
  noneHint: 'As soon as there is something, it appears here.',
  anyStory: 'Find by ID',
} as const;

export const moneyStates = {
  created: 'Begun',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  requested: 'Asked for',
  pending: 'Under way',
  processed: 'Sent back',
  held: 'Needs you',
  processing: 'Being made',
  unknown: 'Not known yet',
  completed: 'Completed',
  amount: 'Another amount',
  currency: 'Another currency',
  second_payment: 'Paid twice',
  refunded_elsewhere: 'Refunded elsewhere',
} as const;

export const story = {
  title: 'Story of a payment or voucher',
  lead: 'It names people, guests too. Who looks, at what and why is kept in the log.',
  of: 'What is it?',
  payment: 'A payment',
  redemption: 'A voucher',
  id: 'ID',
  idHelp: 'Ours or the provider’s.',
  show: 'Show the story',
  showing: 'Looking...',
  happened: 'What happened',
  now: 'How things stand',
  refund: 'Send the money back',
} as const;

export const reason = {
  label: 'Reason',
  help: 'Kept in the log with your address. Please no names, addresses or numbers of guests.',
} as const;

export const ledger = {
  title: 'Ledger check',
  lead: 'Compares our books with themselves and with the providers’ records. It changes nothing.',
  none: 'The ledger has not been checked from here',
  noneHint: 'The check runs in the background and takes a minute or so.',
  begin: 'Check now',
  requestedAt: 'Asked for',
  finished: 'Finished',
  found: 'Differences',
  checked: 'Checked',
  findings: 'What it found',
  nothing: 'It found nothing to report.',
  moreFindings: (more: number) => `npm run ledger:check shows ${more} more`,
  kinds: {
    difference: 'Difference',
    operator: 'Needs an operator',
    underway: 'Under way',
    not_asked: 'Not checked',
  },
} as const;

export const planNames = { basic: 'Basic', premium: 'Premium', professional: 'Professional' } as const;

export const people = {
  title: 'People and plans',
  lead: 'Finds who signed in with exactly this address. There is no list of people and no search by name.',
  email: 'E-mail address',
  find: 'Find',
  finding: 'Looking...',
  nobody: 'Nobody has signed in with this address.',
  plan: 'Plan',
  since: 'First signed in',
  events: 'Events made',
  number: 'Number',
  sending: 'Sending',
  maySend: 'Sends normally',
  isStopped: 'On hold',
  waits: 'Waits above the daily number',
  changePlan: 'Change the plan',
  changing: 'Changing...',
  newPlan: 'New plan',
  planHint: 'It counts from their next click on, for every account with this address.',
  release: 'Let them send again',
} as const;

export const problems = {
  title: 'Events with problems',
  lead: 'Organisers whose sending is on hold or waits, and events whose e-mails and messages did not arrive.',
  lists: 'Kinds of problems',
  stopped: 'On hold',
  waiting: 'Waiting',
  events: 'Events',
  none: 'No problems here',
  noneHint: 'As soon as there is one, it appears here.',
  organiser: 'Organiser',
  event: 'Event',
  because: 'Why',
  bounced: 'Addresses refused',
  unwanted: 'People said it was not for them',
  refused: 'Of new addresses in 30 days',
  outOf: (count: number, of: number) => `${count} of ${of}`,
  since: 'Since',
  last: 'The last goes out',
  lookedAt: 'Looked at',
  waits: 'Waiting above the daily number',
  notArrived: 'Did not arrive in 30 days',
  latest: 'Latest',
  release: 'Let them send again',
  releaseWaiting: 'Send all that waits now',
  keep: 'Keep on hold',
} as const;

export const log = {
  title: 'Log',
  lead: 'What operators looked at and did. Nobody can change it; entries are deleted after three years.',
  none: 'Nothing has been recorded yet',
  noneHint: 'Every look at people’s data and every act appears here.',
  when: 'When',
  who: 'Who',
  about: 'About',
  why: 'Why',
  acts: {
    retry_job: 'Ran a job again',
    retry_delivery: 'Sent a delivery again',
    refund: 'Sent money back',
    release_sending: 'Let an organiser send again',
    keep_stopped: 'Kept an organiser on hold',
    check_ledger: 'Checked the ledger',
    change_plan: 'Changed a plan',
    look_at_payment: 'Looked at a payment',
    look_at_redemption: 'Looked at a voucher',
    look_at_person: 'Looked at a person',
  },
} as const;

export const act = {
  about: 'About',
  back: 'Back without doing anything',
  doing: 'Just a moment...',
  titles: {
    retry_job: 'Run this job again?',
    retry_delivery: 'Send this again?',
    refund: 'Send this money back?',
    release_sending: 'Let this organiser send again?',
    keep_stopped: 'Keep this organiser on hold?',
    check_ledger: 'Check the ledger?',
  },
  texts: {
    retry_job: 'It runs once more, at once. If it fails again it comes back to the list.',
    retry_delivery:
      'It goes into the queue again. Whatever keeps e-mails back, such as a cancelled event, keeps this one back too.',
    refund:
      'What is left on the gift cards of this payment goes back to whoever paid. Both people get an e-mail. This cannot be undone.',
    release_sending:
      'What was refused before is forgotten and the count starts afresh. If they are not on hold, all that waits above the daily number goes out now.',
    keep_stopped: 'Notes that you looked at it. The organiser still cannot send.',
    check_ledger:
      'The check reads all books and asks the providers. It runs in the background and changes nothing.',
  },
  buttons: {
    retry_job: 'Run it again',
    retry_delivery: 'Send it again',
    refund: 'Send the money back',
    release_sending: 'Let them send',
    keep_stopped: 'Keep on hold',
    check_ledger: 'Check now',
  },
} as const;
