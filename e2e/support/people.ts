import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { pathOf } from '#contract/operation.ts';
import {
  operations,
  type Operation,
  type OperationInput,
  type OperationName,
  type OperationOutput,
} from '#contract/operations.ts';
import type { Plan } from '#contract/accounts/plans.ts';
import { OF_THE_JOURNEY } from './failing-extras.ts';
import { OPERATOR_EMAIL } from './operator-email.ts';
import { PREMIUM_EMAIL } from './premium-email.ts';
import { expect } from './test.ts';

/** An address nobody used before: tests share one running app. */
export const newEmail = (name = 'asha'): string => `${name}.${randomBytes(6).toString('hex')}@example.in`;

/**
 * Signs the page's browser in through the sandbox's form, as a person does, and ends
 * on `returnTo` (the dashboard when left out).
 */
export async function signIn(page: Page, email: string, name = 'Asha Rao', returnTo?: string): Promise<void> {
  await page.goto(`/auth/login${returnTo ? `?${new URLSearchParams({ returnTo })}` : ''}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.origin === process.env.E2E_APP_URL);
}

/**
 * Signs the page's browser in through the same form, for a journey that is not about it: no page is
 * opened, and the dashboard it leads to is not put together for nobody.
 */
export async function signInUnseen(
  { request }: Pick<Page, 'request'>,
  email: string,
  name = 'Asha Rao',
): Promise<void> {
  let at = (await request.get('/auth/login')).url();
  let answer = await request.post(at, { form: { email, name }, maxRedirects: 0 });
  // by the provider's own pages, then back to the product
  for (let steps = 0; steps < 5; steps += 1) {
    at = new URL(answer.headers().location ?? '', at).href;
    if (at === `${process.env.E2E_APP_URL}/dashboard`) return;
    answer = await request.get(at, { maxRedirects: 0 });
  }
  throw new Error(`Signing in ends on the dashboard, not at ${at}`);
}

/** Signs in and fills the profile, so that the dashboard offers to create events. No page is open after it. */
export async function signInWithProfile(
  page: Pick<Page, 'request'>,
  email: string,
  name = 'Asha Rao',
): Promise<void> {
  await signInUnseen(page, email, name);
  await completeProfile(page);
}

/** Signs in as the one person on the Premium plan. Tests share it: each has events of its own. No page is open after it. */
export const signInOnPremium = (page: Page): Promise<void> => signInUnseen(page, PREMIUM_EMAIL);

/** Puts somebody on another plan, as the operator does. */
export async function onPlan(browser: Browser, email: string, plan: Plan): Promise<void> {
  const operator = await browser.newContext();
  await signInUnseen(operator, OPERATOR_EMAIL, 'Olive Ops');
  await api(operator).call('actAsOperator', {
    body: { act: 'change_plan', on: email, plan, reason: 'Asked for a larger plan' },
  });
}

/** Fills what the profile of the signed-in person lacks, through the API. */
export async function completeProfile(page: Pick<Page, 'request'>): Promise<void> {
  const { user } = await api(page).call('getCurrentUser', {});
  await api(page).call('updateProfile', {
    body: {
      firstName: user.firstName || 'Asha',
      lastName: user.lastName || 'Rao',
      email: user.email,
      phone: user.phone || '9820012345',
      city: user.city || 'Pune',
      state: user.state || 'Maharashtra',
      country: user.country || 'India',
      profilePicture: user.profilePicture,
    },
  });
}

/** Calls of the API with the page's cookies, for what a journey needs but is not about. Fails unless it succeeds. */
export function api(page: Pick<Page, 'request'>) {
  return {
    async call<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationOutput<N>> {
      const operation: Operation = operations[name];
      const {
        params = {},
        query = {},
        body,
      } = input as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
      const path = pathOf(operation, params);
      const search = new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, String(value)]),
      ).toString();
      const answer = await page.request.fetch(search ? `${path}?${search}` : path, {
        method: operation.method,
        // a connection kept open may end at the moment it is used again; nothing was sent then
        maxRetries: 2,
        // on a busy machine an answer may stand in line behind a long one; the test's own limit still holds
        timeout: 45_000,
        headers: { Origin: process.env.E2E_APP_URL ?? '', [OF_THE_JOURNEY]: 'yes' },
        ...(operation.body ? { data: body } : {}),
      });
      if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`);
      return (
        operation.response ? operation.response.parse(await answer.json()) : await answer.text()
      ) as OperationOutput<N>;
    },
  };
}

/** A message as the sandbox's mailbox received it. */
export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; path: string }[];
  receivedAt: string;
}

/** Where the sandbox answers, for its pages and attachments. */
export const sandboxUrl = (path = '/'): string => new URL(path, process.env.E2E_SANDBOX_URL).href;

/** What the mailbox holds for an address, newest first. */
export async function inbox(to: string): Promise<ReceivedMail[]> {
  const answer = await fetch(sandboxUrl(`/inbox.json?${new URLSearchParams({ to })}`));
  return (await answer.json()) as ReceivedMail[];
}

/** Waits until the address has got a message whose subject matches; the newest such. */
export async function waitForMail(to: string, subject: RegExp = /./): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(async () => (found = (await inbox(to)).find((mail) => subject.test(mail.subject))) !== undefined, {
      message: `a message to ${to} whose subject matches ${subject}`,
      // behind the mails of all other tests
      timeout: 60_000,
    })
    .toBe(true);
  return found as ReceivedMail;
}
