import { outcome } from '#contract/common/fields.ts';
import type { Operation } from '#contract/operation.ts';
import * as shapes from './console.ts';

/**
 * The calls of the operator's console: a part of the table in `operations.ts`. To everybody who is no operator they
 * do not exist. What shows data about a person is a POST with a reason, and is recorded.
 */
export const consoleOperations = {
  getConsoleOverview: {
    method: 'GET',
    path: '/api/operator/overview',
    summary: 'How the installation is, in numbers',
    access: 'operator',
    apiKey: 'never',
    response: shapes.consoleOverview,
  },
  listFailedJobs: {
    method: 'GET',
    path: '/api/operator/jobs',
    summary: 'Background jobs that failed for good, newest first',
    access: 'operator',
    apiKey: 'never',
    query: shapes.consolePage,
    response: shapes.failedJobs,
  },
  listFailedDeliveries: {
    method: 'GET',
    path: '/api/operator/deliveries',
    summary: 'Mails and messages to guests that did not arrive, newest first, without whom they were for',
    access: 'operator',
    apiKey: 'never',
    query: shapes.consolePage,
    response: shapes.failedDeliveries,
  },
  listMoney: {
    method: 'GET',
    path: '/api/operator/money',
    summary: 'Payments, refunds or redemptions, newest first, or what was kept aside',
    access: 'operator',
    apiKey: 'never',
    query: shapes.moneyQuery,
    response: shapes.moneyRows,
  },
  getLedgerCheck: {
    method: 'GET',
    path: '/api/operator/ledger-check',
    summary: 'What the last check of the ledger found',
    access: 'operator',
    apiKey: 'never',
    response: shapes.lastCheck,
  },
  listSendingProblems: {
    method: 'GET',
    path: '/api/operator/problems',
    summary: 'Organisers whose sending is stopped or waits, or events whose mails did not arrive',
    access: 'operator',
    apiKey: 'never',
    query: shapes.problemsQuery,
    response: shapes.problemRows,
  },
  listOperatorLog: {
    method: 'GET',
    path: '/api/operator/log',
    summary: 'What operators looked at and did, newest first',
    access: 'operator',
    apiKey: 'never',
    query: shapes.consolePage,
    response: shapes.auditLog,
  },
  readMoneyStory: {
    method: 'POST',
    path: '/api/operator/stories',
    summary: 'What became of a payment or a redemption; recorded with the reason',
    access: 'operator',
    apiKey: 'never',
    body: shapes.storyForm,
    bodyIn: shapes.storyFormIn,
    response: shapes.moneyStory,
  },
  findPerson: {
    method: 'POST',
    path: '/api/operator/people',
    summary: 'Whoever signed in with exactly this address; recorded with the reason',
    access: 'operator',
    apiKey: 'never',
    body: shapes.personForm,
    bodyIn: shapes.personFormIn,
    response: shapes.foundPeople,
  },
  actAsOperator: {
    method: 'POST',
    path: '/api/operator/acts',
    summary: 'Do what the commands for operators do; recorded with the reason',
    access: 'operator',
    apiKey: 'never',
    body: shapes.actForm,
    bodyIn: shapes.actFormIn,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
