import type { consoleOperations } from '#contract/operator/console-operations.ts';
import { all, type Row } from '#tests/authorization/row.ts';

const reason = 'They wrote to support.';

/** The operator's console: nobody around an event is an operator, and to them it does not exist, whatever they send. */
export const operatorRows: Record<keyof typeof consoleOperations, Row> = {
  getConsoleOverview: { expected: all(404) },
  listFailedJobs: { expected: all(404) },
  listFailedDeliveries: { expected: all(404) },
  listMoney: { expected: all(404) },
  getLedgerCheck: { expected: all(404) },
  listSendingProblems: { expected: all(404) },
  listOperatorLog: { expected: all(404) },
  readMoneyStory: { expected: all(404), body: () => ({ of: 'payment', id: 'nothing-of-this-id', reason }) },
  findPerson: { expected: all(404), body: (world) => ({ email: world.callers.guest.email, reason }) },
  actAsOperator: { expected: all(404), body: () => ({ act: 'check_ledger', reason }) },
};
