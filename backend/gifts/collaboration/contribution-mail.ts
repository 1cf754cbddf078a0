import { formatRupees } from '#contract/common/format.ts';
import { nameless } from '#messages/collaboration/en.ts';
import * as words from '#messages/collaboration/mail/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import {
  queueTransactionalMail,
  type TransactionalMail,
} from '#backend/messaging/transactional-mail/service.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import type { PaymentRow, RefundRow, Returning } from '#backend/money/payments/service.ts';
import type { ContributionToReturn } from './contribution-repository.ts';

const money = (paise: number): string => formatRupees(rupeesOf(paise));
const nameOf = ({ first_name, last_name }: Pick<ContributionToReturn, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim() || nameless;

const pageOf = ({ event_id, gift_id }: ContributionToReturn): Pick<TransactionalMail, 'action'> =>
  gift_id === null
    ? { action: { label: words.openEvent, path: `/event/${event_id}` } }
    : { action: { label: words.openGift, path: `/event/${event_id}/gift/${gift_id}` } };

const factsOf = (facts: ContributionToReturn, payment: PaymentRow, paise: number) => [
  { term: words.terms.event, value: facts.event_name },
  ...(facts.gift_name === null ? [] : [{ term: words.terms.gift, value: facts.gift_name }]),
  { term: words.terms.amount, value: money(paise) },
  { term: words.terms.number, value: payment.provider_payment_id ?? payment.id },
];

/** The payer's confirmation, which the page after paying promises. */
export async function confirmContribution(
  ctx: Context,
  tx: Db,
  payment: PaymentRow,
  facts: ContributionToReturn,
): Promise<void> {
  const hours = ctx.env.CONTRIBUTION_WITHDRAW_HOURS;
  await queueTransactionalMail(ctx, tx, payment.payer_id, {
    subject: words.thanksSubject(money(payment.amount_paise), facts.event_name),
    paragraphs: [words.thanks, hours > 0 ? words.thanksRegret(hours) : words.thanksFinal],
    facts: factsOf(facts, payment, payment.amount_paise),
    ...pageOf(facts),
  });
}

/** Tells the contributor that money goes back, and the organiser when it was not their own doing. */
export async function announceReturn(
  ctx: Context,
  tx: Db,
  payment: PaymentRow,
  { reason }: Pick<Returning, 'reason'>,
  facts: ContributionToReturn,
  paise: number,
): Promise<void> {
  const used = payment.amount_paise - paise;
  await queueTransactionalMail(ctx, tx, payment.payer_id, {
    subject: words.returnSubject(money(paise)),
    paragraphs: [
      words.returnReasons[reason](facts.event_name),
      ...(used > 0 ? [words.returnUsed(money(used))] : []),
      words.returnTime,
    ],
    facts: factsOf(facts, payment, paise),
    ...pageOf(facts),
  });
  if (reason === 'event_cancelled' || reason === 'taken_off') return;
  const [subject, said] =
    reason === 'withdrawn'
      ? [words.withdrawnSubject, words.withdrawn]
      : [words.returnedSubject, words.returned];
  await queueTransactionalMail(ctx, tx, payment.payee_id, {
    subject: subject(nameOf(facts), money(paise)),
    paragraphs: [said(nameOf(facts), facts.event_name)],
    facts: factsOf(facts, payment, paise),
    ...pageOf(facts),
  });
}

/** Tells both that the provider could not give the money back, and where it is. */
export async function announceFailedReturn(
  ctx: Context,
  tx: Db,
  payment: PaymentRow,
  { amount_paise: paise }: RefundRow,
  facts: ContributionToReturn,
): Promise<void> {
  await queueTransactionalMail(ctx, tx, payment.payer_id, {
    subject: words.failedSubject(money(paise)),
    paragraphs: [words.failed(facts.event_name), words.failedAnswer],
    facts: factsOf(facts, payment, paise),
    ...pageOf(facts),
  });
  await queueTransactionalMail(ctx, tx, payment.payee_id, {
    subject: words.failedToSubject(nameOf(facts), money(paise)),
    paragraphs: [words.failedTo(nameOf(facts), facts.event_name)],
    facts: factsOf(facts, payment, paise),
    ...pageOf(facts),
  });
}

/** The event is cancelled, and nothing is left of what somebody gave. */
export async function announceNothingLeft(
  ctx: Context,
  tx: Db,
  payerId: string,
  { eventId, eventName, paise }: { eventId: string; eventName: string; paise: number },
): Promise<void> {
  await queueTransactionalMail(ctx, tx, payerId, {
    subject: words.nothingLeftSubject(eventName),
    paragraphs: [words.nothingLeft(eventName, money(paise))],
    action: { label: words.openEvent, path: `/event/${eventId}` },
  });
}
