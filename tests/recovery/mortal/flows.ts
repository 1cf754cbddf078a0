import type { Backend } from '#backend/boot.ts';
import { sendRefund } from '#backend/money/payments/refund-jobs.ts';
import { joinedCollaboration } from '#contract/gifts/collaboration.ts';
import { Browser, returnForm } from '#tests/sandbox/browser.ts';

/** What the mortal process is to do, for whom, and at which of its steps it dies. */
export interface Task {
  flow: keyof typeof flows;
  cookie: string;
  /** The Idempotency-Key of what it asks for. */
  key: string;
  path: string;
  body: object;
  dieAt?: number;
}

type Flow = (backend: Backend, task: Task, begin: () => void) => Promise<void>;

const post = (backend: Backend, { cookie, key, path, body }: Task): Promise<Response> =>
  backend.fetch(
    new Request(backend.ctx.env.APP_URL + path, {
      method: 'POST',
      headers: {
        Cookie: cookie,
        Origin: backend.ctx.env.APP_URL,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
    }),
  );

/** Asks for a payment, pays on the provider's page and comes back. */
const pay: Flow = async (backend, task, begin) => {
  begin();
  const { payment } = joinedCollaboration.parse(await (await post(backend, task)).json());
  if (payment?.checkout?.kind !== 'form') throw new Error('There is no form to pay with');
  const { action, fields } = payment.checkout;
  const browser = new Browser(new URL(action).origin);
  const till = await browser.submit(action, fields);
  const back = returnForm(await browser.submit(till.url, { outcome: 'pay', method: 'card' }));
  await backend.fetch(
    new Request(back.action, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams(back.fields),
    }),
  );
};

/** Buys a voucher with a gift card. */
const redeem: Flow = async (backend, task, begin) => {
  // the catalogue is there before anybody redeems
  await backend.fetch(
    new Request(`${backend.ctx.env.APP_URL}/api/gift-cards/catalogs`, { headers: { Cookie: task.cookie } }),
  );
  begin();
  await post(backend, task);
};

/** Takes a contribution back and sends the money. */
const withdraw: Flow = async (backend, task, begin) => {
  begin();
  await post(backend, task);
  const [, contributionId = ''] = /contributions\/([^/]+)/.exec(task.path) ?? [];
  const refund = await backend.ctx.db
    .selectFrom('refunds')
    .innerJoin('contributions', 'contributions.payment_id', 'refunds.payment_id')
    .select('refunds.id')
    .where('contributions.id', '=', contributionId)
    .executeTakeFirstOrThrow();
  await sendRefund(backend.paymentContext, refund.id);
};

export const flows = { pay, redeem, withdraw };
