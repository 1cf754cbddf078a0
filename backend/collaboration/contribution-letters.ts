import { formatRupees } from '#contract/format.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/connect.ts';
import type { RefundReason } from '../database/money-schema.ts';
import { queueLetter, type Letter } from '../letters/service.ts';
import { rupeesOf } from '../money.ts';
import type { PaymentRow, RefundRow, Returning } from '../payments/service.ts';
import type { ContributionFacts } from './contribution-repository.ts';

const money = (paise: number): string => formatRupees(rupeesOf(paise));
const nameOf = ({ first_name, last_name }: Pick<ContributionFacts, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`.trim() || 'A guest';

/** Banks take this long to show money that a provider sent back. */
const HOW_LONG = 'It reaches the account or card you paid with in 5 to 7 working days.';

const whyOf: Record<RefundReason, (facts: ContributionFacts) => string> = {
  event_cancelled: ({ event_name }) => `${event_name} has been cancelled, so what you gave goes back to you.`,
  withdrawn: ({ event_name }) => `You took back what you gave for ${event_name}.`,
  operator: ({ event_name }) => `What you gave for ${event_name} goes back to you.`,
};

const pageOf = ({ event_id, gift_id }: ContributionFacts): Pick<Letter, 'action'> =>
  gift_id === null
    ? { action: { label: 'Open the event', path: `/event/${event_id}` } }
    : { action: { label: 'Open the gift', path: `/event/${event_id}/gift/${gift_id}` } };

const factsOf = (facts: ContributionFacts, payment: PaymentRow, paise: number) => [
  { term: 'Event', value: facts.event_name },
  ...(facts.gift_name === null ? [] : [{ term: 'Gift', value: facts.gift_name }]),
  { term: 'Amount', value: money(paise) },
  { term: 'Payment number', value: payment.provider_payment_id ?? payment.id },
];

/** The payer's confirmation, which the page after paying promises. */
export async function confirmContribution(ctx: Context, tx: Db, payment: PaymentRow, facts: ContributionFacts): Promise<void> {
  const hours = ctx.env.CONTRIBUTION_WITHDRAW_HOURS;
  await queueLetter(ctx, tx, payment.payer_id, {
    subject: `Thank you: ${money(payment.amount_paise)} for ${facts.event_name}`,
    paragraphs: [
      'Your contribution has arrived. The organiser gets gift cards of the same value, which can be used at partner stores.',
      hours > 0
        ? `Should you change your mind: within ${hours === 1 ? 'an hour' : `${hours} hours`} you can take it back on the page of the gift, as long as the organiser has not used it and the gift has not been bought.`
        : 'A contribution cannot be taken back; only if the event is cancelled does it go back to you.',
    ],
    facts: factsOf(facts, payment, payment.amount_paise),
    ...pageOf(facts),
  });
}

/** Tells the contributor that money goes back, and the organiser when it was not their own doing. */
export async function announceReturn(ctx: Context, tx: Db, payment: PaymentRow, { reason }: Pick<Returning, 'reason'>, facts: ContributionFacts, paise: number): Promise<void> {
  const used = payment.amount_paise - paise;
  await queueLetter(ctx, tx, payment.payer_id, {
    subject: `${money(paise)} goes back to you`,
    paragraphs: [whyOf[reason](facts), ...(used > 0 ? [`${money(used)} of it had been used already and cannot go back.`] : []), HOW_LONG],
    facts: factsOf(facts, payment, paise),
    ...pageOf(facts),
  });
  if (reason === 'event_cancelled') return;
  await queueLetter(ctx, tx, payment.payee_id, {
    subject: reason === 'withdrawn' ? `${nameOf(facts)} took back ${money(paise)}` : `${money(paise)} goes back to ${nameOf(facts)}`,
    paragraphs: [
      reason === 'withdrawn'
        ? `${nameOf(facts)} took back a contribution to ${facts.event_name}. It is no longer on your gift cards.`
        : `A contribution of ${nameOf(facts)} to ${facts.event_name} goes back. It is no longer on your gift cards.`,
    ],
    facts: factsOf(facts, payment, paise),
    ...pageOf(facts),
  });
}

/** Tells both that the provider could not give the money back, and where it is. */
export async function announceFailedReturn(ctx: Context, tx: Db, payment: PaymentRow, { amount_paise: paise }: RefundRow, facts: ContributionFacts): Promise<void> {
  await queueLetter(ctx, tx, payment.payer_id, {
    subject: `${money(paise)} could not be returned to you`,
    paragraphs: [
      `The payment provider could not return what you gave for ${facts.event_name}. The amount is with the organiser again, on the gift cards it came as, and nothing is lost.`,
      'Please answer this mail so that we can find another way.',
    ],
    facts: factsOf(facts, payment, paise),
    ...pageOf(facts),
  });
  await queueLetter(ctx, tx, payment.payee_id, {
    subject: `${money(paise)} could not be returned to ${nameOf(facts)}`,
    paragraphs: [
      `The payment provider could not return what ${nameOf(facts)} gave for ${facts.event_name}. The amount is on your gift cards again. Please keep it there until this is settled; ${nameOf(facts)} has been told.`,
    ],
    facts: factsOf(facts, payment, paise),
    ...pageOf(facts),
  });
}

/** The event is cancelled, and nothing is left of what somebody gave. */
export async function announceNothingLeft(ctx: Context, tx: Db, payerId: string, { eventId, eventName, paise }: { eventId: string; eventName: string; paise: number }): Promise<void> {
  await queueLetter(ctx, tx, payerId, {
    subject: `${eventName} has been cancelled`,
    paragraphs: [
      `${eventName} has been cancelled. The ${money(paise)} you gave had been used before that, so it cannot go back to you. Please ask the organiser about it.`,
    ],
    action: { label: 'Open the event', path: `/event/${eventId}` },
  });
}
