import type { consoleOperations } from '#contract/operator/console-operations.ts';
import { only, type AnswerReaders } from './readers.ts';
import { outcomeReaders } from './shapes.ts';

const paged = only('operator', 'page', 'more');

/** The console is an operator's alone, field by field. */
export const consoleReaders: AnswerReaders<typeof consoleOperations> = {
  getConsoleOverview: {
    ...only('operator', 'version', 'schema', 'database', 'jobsWaiting', 'jobsFailed', 'mailsFailed'),
    ...only('operator', 'messagesFailed', 'paymentsWaiting', 'refundsWaiting', 'redemptionsWaiting'),
    ...only('operator', 'quarantine', 'stopped'),
    check: only('operator', 'state', 'at', 'differences'),
    providers: only('operator', 'name', 'state', 'at'),
  },
  listFailedJobs: { rows: only('operator', 'on', 'queue', 'failedAt', 'tries', 'again'), ...paged },
  listFailedDeliveries: {
    rows: only('operator', '_id', 'event', 'kind', 'channel', 'status', 'error', 'at', 'again'),
    ...paged,
  },
  listMoney: {
    rows: only('operator', '_id', 'at', 'status', 'amount', 'payment', 'provider', 'waiting', 'note'),
    ...paged,
  },
  getLedgerCheck: {
    check: {
      ...only('operator', 'state', 'at', 'finishedAt', 'differences', 'moreFindings', 'checked'),
      findings: only('operator', 'kind', 'sentence'),
    },
  },
  listSendingProblems: {
    rows: only('operator', 'organiser', 'event', 'because', 'count', 'of', 'at', 'lookedAt'),
    ...paged,
  },
  listOperatorLog: {
    rows: only('operator', '_id', 'at', 'operator', 'act', 'subject', 'reason'),
    ...paged,
  },
  readMoneyStory: {
    entries: only('operator', 'at', 'what'),
    ...only('operator', 'now', 'refundable'),
  },
  findPerson: {
    people: only('operator', '_id', 'firstName', 'plan', 'since', 'events', 'stopped', 'waiting'),
  },
  actAsOperator: outcomeReaders,
};
