import { z } from 'zod/v4';
import { id } from '#contract/common/fields.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import { plan } from '#contract/accounts/accounts.ts';
import { REASON_LEAST, REASON_MOST } from './console-limits.ts';
import { operatorWords } from '#messages/operator/by-language.ts';
import type { Language } from '#messages/language.ts';

/** Shapes of the operator's console (docs/decisions/0069). Lists never hold anybody's name or contact. */

/** Rows of a list shown at once. */
export const CONSOLE_ROWS = 25;

const pageNumber = z.coerce.number().int().min(1).max(1000).catch(1).default(1);
const moment = z.string();
const nullableMoment = z.string().nullable();
const counted = z.number().int();

/** A page of a list; how many there are in all is never counted. */
const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), page: counted, more: z.boolean() });

/** `GET …?page=`. */
export const consolePage = z.object({ page: pageNumber });

export const checkStates = ['running', 'failed', 'differences', 'not_asked', 'agrees'] as const;
const checkState = z.enum(checkStates);

/** How a service of somebody else is, as far as this process has seen. */
const healthStates = ['absent', 'unused', 'working', 'failing'] as const;
export const watchedProviders = [
  'mail',
  'whatsapp',
  'sms',
  'payments',
  'vouchers',
  'design-tool',
  'places',
  'event-text',
] as const;
export type WatchedProvider = (typeof watchedProviders)[number];

/** `GET /api/operator/overview`. */
export const consoleOverview = z.object({
  version: z.string(),
  schema: z.string(),
  database: z.enum(['pglite', 'postgresql']),
  jobsWaiting: counted,
  jobsFailed: counted,
  mailsFailed: counted,
  messagesFailed: counted,
  paymentsWaiting: counted,
  refundsWaiting: counted,
  redemptionsWaiting: counted,
  quarantine: counted,
  stopped: counted,
  check: z.object({ state: checkState, at: moment, differences: counted }).nullable(),
  providers: z.array(
    z.object({ name: z.enum(watchedProviders), state: z.enum(healthStates), at: nullableMoment }),
  ),
});
export type ConsoleOverview = z.infer<typeof consoleOverview>;

/** `GET /api/operator/jobs`: jobs that failed for good. `again` is false where running one again would change nothing. */
export const failedJobs = listOf(
  z.object({
    on: z.string(),
    queue: z.string(),
    failedAt: nullableMoment,
    tries: counted,
    again: z.boolean(),
  }),
);

/** `GET /api/operator/deliveries`: mails and messages to guests that did not arrive; whom they were for is not told. */
export const failedDeliveries = listOf(
  z.object({
    _id: id,
    event: id,
    kind: z.string(),
    channel: z.string(),
    status: z.enum(['failed', 'bounced']),
    error: z.string(),
    at: moment,
    again: z.boolean(),
  }),
);

export const moneyLists = ['payments', 'quarantine', 'refunds', 'redemptions'] as const;
export type MoneyList = (typeof moneyLists)[number];

/** `GET /api/operator/money`; with `waiting` only what is still asked about. */
export const moneyQuery = z.object({
  list: z.enum(moneyLists).catch('payments').default('payments'),
  waiting: z.enum(['1', '']).catch('').default(''),
  page: pageNumber,
});
export const moneyRows = listOf(
  z.object({
    _id: z.string(),
    at: moment,
    status: z.string(),
    /** Rupees. */
    amount: z.number(),
    /** The payment it belongs to; of a payment itself the same. Null for what has none. */
    payment: z.string().nullable(),
    /** What the provider calls it. */
    provider: z.string().nullable(),
    /** Whether it is asked about again. */
    waiting: z.boolean(),
    note: z.string(),
  }),
);

/** `GET /api/operator/ledger-check`: the last one. */
export const lastCheck = z.object({
  check: z
    .object({
      state: checkState,
      at: moment,
      finishedAt: nullableMoment,
      differences: counted,
      findings: z.array(z.object({ kind: z.string(), sentence: z.string() })),
      /** More were found than are kept. */
      moreFindings: counted,
      checked: z.string(),
    })
    .nullable(),
});
export type LastCheck = z.infer<typeof lastCheck>['check'];

const reasonIn = (language: Language) => {
  const { reasonNeeded, reasonTooLong } = operatorWords[language];
  return z
    .string(reasonNeeded)
    .max(REASON_MOST * 4, reasonTooLong)
    .transform(plainLine)
    .refine((text) => text.length >= REASON_LEAST, reasonNeeded)
    .refine((text) => text.length <= REASON_MOST, reasonTooLong);
};

/** Our id or a provider's. */
const anyId = z.string().trim().min(1).max(120);

/** `POST /api/operator/stories`: a look at one payment or redemption. */
export const storyFormIn = (language: Language) =>
  z.object({ of: z.enum(['payment', 'redemption']), id: anyId, reason: reasonIn(language) });
export const storyForm = storyFormIn('en');
export const moneyStory = z.object({
  entries: z.array(z.object({ at: moment, what: z.string() })),
  now: z.array(z.string()),
  /** The payment whose money can be sent back, if it can be tried. */
  refundable: z.string().nullable(),
});
export type MoneyStory = z.infer<typeof moneyStory>;

/** `POST /api/operator/people`: a look at whoever signed in with exactly this address. */
export const personFormIn = (language: Language) =>
  z.object({
    email: z
      .string(operatorWords[language].emailNeeded)
      .trim()
      .toLowerCase()
      .max(254, operatorWords[language].emailNeeded)
      .pipe(z.email(operatorWords[language].emailNeeded)),
    reason: reasonIn(language),
  });
export const personForm = personFormIn('en');
export const foundPeople = z.object({
  people: z.array(
    z.object({
      _id: id,
      firstName: z.string(),
      plan,
      since: moment,
      events: counted,
      stopped: z.boolean(),
      waiting: z.boolean(),
    }),
  ),
});
export type FoundPeople = z.infer<typeof foundPeople>;

export const problemLists = ['stopped', 'waiting', 'events'] as const;
export type ProblemList = (typeof problemLists)[number];

/** `GET /api/operator/problems`. */
export const problemsQuery = z.object({
  list: z.enum(problemLists).catch('stopped').default('stopped'),
  page: pageNumber,
});
export const problemRows = listOf(
  z.object({
    organiser: id,
    /** Null for what is about an organiser as a whole. */
    event: id.nullable(),
    because: z.enum(['bounced', 'unwanted']).nullable(),
    /** Mails and messages that failed or wait, or addresses that refused. */
    count: counted,
    of: counted.nullable(),
    at: moment,
    lookedAt: nullableMoment,
  }),
);

/** What an operator can do; looks are recorded in the same words. */
const operatorActs = [
  'retry_job',
  'retry_delivery',
  'refund',
  'release_sending',
  'keep_stopped',
  'check_ledger',
  'change_plan',
] as const;
export type OperatorAct = (typeof operatorActs)[number];
const operatorLooks = ['look_at_payment', 'look_at_redemption', 'look_at_person'] as const;

/** `POST /api/operator/acts`: `on` is what it is done to, as the lists name it; a plan is changed by the address. */
export const actFormIn = (language: Language) =>
  z.object({
    act: z.enum(operatorActs),
    on: z.string().trim().max(254).default(''),
    plan: plan.optional(),
    reason: reasonIn(language),
  });
export const actForm = actFormIn('en');
export type ActForm = z.output<typeof actForm>;

/** `GET /api/operator/log`: newest first. */
export const auditLog = listOf(
  z.object({
    _id: id,
    at: moment,
    operator: z.string(),
    act: z.enum([...operatorActs, ...operatorLooks]),
    subject: z.string(),
    reason: z.string(),
  }),
);
export type LoggedAct = z.infer<typeof auditLog>['rows'][number]['act'];
