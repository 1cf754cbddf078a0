import { formatEventDate, formatEventTime, formatRupees } from '#contract/common/format.ts';
import { togetherWords } from '#messages/collaboration/words.ts';
import { giftByLinkMailWords } from '#messages/collaboration/mail/by-link/by-language.ts';
import { giftMailWords } from '#messages/collaboration/mail/words.ts';
import type { Language } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import {
  queueTransactionalMail,
  type TransactionalMail,
} from '#backend/messaging/transactional-mail/service.ts';
import { notReturned } from '#backend/messaging/notifications/content.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { celebrating } from '#backend/events/celebrating.ts';
import { eventNameIn } from '#backend/events/second-language.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import { payerOf, type PaymentRow, type RefundRow, type Returning } from '#backend/money/payments/service.ts';
import type { ContributionToReturn } from './contribution-repository.ts';

const money = (paise: number): string => formatRupees(rupeesOf(paise));
const nameOf = ({ first_name, last_name }: Pick<ContributionToReturn, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim() || togetherWords.nameless;

const pageOf = ({ event_id, gift_id }: ContributionToReturn): Pick<TransactionalMail, 'action'> =>
  gift_id === null
    ? { action: { label: giftMailWords.openShagun, path: `/event/${event_id}/shagun` } }
    : { action: { label: giftMailWords.openGift, path: `/event/${event_id}/gift/${gift_id}` } };

const sumOf = (payment: PaymentRow, paise: number, { terms }: Pick<PayerWords, 'terms'> = giftMailWords) => [
  { term: terms.amount, value: money(paise) },
  { term: terms.number, value: payment.provider_payment_id ?? payment.id },
];

const factsOf = (
  facts: ContributionToReturn,
  payment: PaymentRow,
  paise: number,
  texts: Pick<PayerWords, 'terms'> = giftMailWords,
): { term: string; value: string }[] => [
  { term: texts.terms.event, value: facts.event_name },
  ...(facts.gift_name === null ? [] : [{ term: texts.terms.gift, value: facts.gift_name }]),
  ...sumOf(payment, paise, texts),
];

/** The same, with the event's name as whoever gave reads it. */
const asPayerReads = (facts: ContributionToReturn): ContributionToReturn => ({
  ...facts,
  event_name: eventNameIn(facts, facts.language ?? 'en'),
});

type PayerWords = Omit<(typeof giftByLinkMailWords)[Language], 'openInvitation' | 'bare'>;

/** What the one who gave is written in. A guest without an account reads their language, and is led to their own page. */
function toPayer(facts: ContributionToReturn) {
  const { language } = facts;
  const { event_id: eventId } = facts;
  if (language === null) return { texts: giftMailWords as PayerWords, eventId, ...pageOf(facts) };
  const texts = giftByLinkMailWords[language];
  const action = {
    label: texts.openEvent,
    path: `/event/${facts.event_id}`,
    ownPage: texts.openInvitation,
  };
  return { texts: texts as PayerWords, eventId, language, action };
}

type BareWords = (typeof giftByLinkMailWords)[Language]['bare'];

/**
 * What somebody who paid by their personal link reads where no host's words may go: facts of the payment, and what `say` says of it. An account has none.
 */
function bareFor(
  { language }: ContributionToReturn,
  facts: readonly { term: string; value: string }[],
  say: (bare: BareWords) => Pick<TransactionalMail, 'subject' | 'paragraphs'>,
): Pick<TransactionalMail, 'bare'> {
  return language === null ? {} : { bare: { ...say(giftByLinkMailWords[language].bare), facts } };
}

/** Payments have no place: their time is India's, whatever zone the event is in. */
function paidOn({ completed_at: at }: PaymentRow, language: Language | undefined): string {
  const moment = { startsAt: at?.toISOString() ?? '', time: '00:00', timeZone: 'Asia/Kolkata' };
  return [formatEventDate(moment, 'long', language), formatEventTime(moment, language)].join(', ');
}

/** The payer's confirmation, which the page after paying promises; `meanwhile` is what became of the gift before the money came. */
export async function confirmContribution(
  ctx: Context,
  tx: Db,
  payment: PaymentRow,
  contribution: ContributionToReturn,
  meanwhile: 'bought' | 'removed' | 'beyond' | undefined,
): Promise<void> {
  const facts = asPayerReads(contribution);
  const hours = ctx.env.CONTRIBUTION_WITHDRAW_HOURS;
  const { texts, ...mail } = toPayer(facts);
  const to = celebrating(facts, facts.language ?? 'en') || texts.theHosts;
  const isBlessed = facts.blessing !== '';
  const regret = (): string => {
    if (hours === 0) return texts.thanksFinal;
    // without a gift, also since it was removed meanwhile, it is taken back on the page of the shagun
    return facts.gift_id === null ? texts.shagunRegret(hours) : texts.thanksRegret(hours);
  };
  const when = { term: texts.terms.paidOn, value: paidOn(payment, facts.language ?? undefined) };
  const amount = money(payment.amount_paise);
  await queueTransactionalMail(ctx, tx, payerOf(payment), {
    ...bareFor(facts, [...sumOf(payment, payment.amount_paise, texts), when], (bare) => ({
      subject: bare.thanksSubject(amount),
      paragraphs: [bare.thanks(amount), texts.receipt],
    })),
    eyebrow: texts.receiptEyebrow,
    subject: texts.thanksSubject(amount, facts.event_name),
    paragraphs: [
      facts.gift_id === null ? texts.shagunThanks(to, isBlessed) : texts.thanks(to, isBlessed),
      ...(meanwhile ? [texts.meanwhile[meanwhile]] : []),
      texts.receipt,
      regret(),
    ],
    facts: [
      ...factsOf(facts, payment, payment.amount_paise, texts),
      when,
      ...(facts.blessing ? [{ term: texts.terms.blessing, value: facts.blessing }] : []),
    ],
    ...mail,
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
  const { texts, ...mail } = toPayer(facts);
  const payerFacts = asPayerReads(facts);
  await queueTransactionalMail(ctx, tx, payerOf(payment), {
    ...bareFor(facts, sumOf(payment, paise, texts), (bare) => ({
      subject: texts.returnSubject(money(paise)),
      paragraphs: [
        bare.returned(money(paise)),
        ...(used > 0 ? [texts.returnUsed(money(used))] : []),
        texts.returnTime,
      ],
    })),
    subject: texts.returnSubject(money(paise)),
    paragraphs: [
      texts.returnReasons[reason](payerFacts.event_name),
      ...(used > 0 ? [texts.returnUsed(money(used))] : []),
      texts.returnTime,
    ],
    facts: factsOf(payerFacts, payment, paise, texts),
    ...mail,
  });
  if (reason === 'event_cancelled' || reason === 'taken_off') return;
  const [subject, text] =
    reason === 'withdrawn'
      ? [giftMailWords.withdrawnSubject, giftMailWords.withdrawn]
      : [giftMailWords.returnedSubject, giftMailWords.returned];
  await queueTransactionalMail(ctx, tx, payment.payee_id, {
    subject: subject(nameOf(facts), money(paise)),
    paragraphs: [text(nameOf(facts), facts.event_name)],
    facts: factsOf(facts, payment, paise),
    ...pageOf(facts),
  });
}

/** Tells both that the provider could not give the money back, and where it is; the organiser in the app as well. */
export async function announceFailedReturn(
  ctx: Context,
  tx: Db,
  payment: PaymentRow,
  { amount_paise: paise }: RefundRow,
  facts: ContributionToReturn,
): Promise<void> {
  const { texts, ...mail } = toPayer(facts);
  const payerFacts = asPayerReads(facts);
  await queueTransactionalMail(ctx, tx, payerOf(payment), {
    ...bareFor(facts, sumOf(payment, paise, texts), (bare) => ({
      subject: texts.failedSubject(money(paise)),
      paragraphs: [bare.failed, texts.failedAnswer],
    })),
    subject: texts.failedSubject(money(paise)),
    paragraphs: [texts.failed(payerFacts.event_name), texts.failedAnswer],
    facts: factsOf(payerFacts, payment, paise, texts),
    ...mail,
  });
  await queueTransactionalMail(ctx, tx, payment.payee_id, {
    subject: giftMailWords.failedToSubject(nameOf(facts), money(paise)),
    paragraphs: [giftMailWords.failedTo(nameOf(facts), facts.event_name)],
    facts: factsOf(facts, payment, paise),
    ...pageOf(facts),
  });
  // the mail above is the one there is
  const event = { id: facts.event_id, event_name: facts.event_name };
  await notify(ctx, tx, {
    userIds: [payment.payee_id],
    write: () => notReturned(event, { giver: facts, paise }),
    mail: 'sent',
    whatsapp: 'none',
  });
}

/** The event is cancelled, and of what somebody gave nothing can go back. */
export async function announceNothingLeft(
  ctx: Context,
  tx: Db,
  payment: PaymentRow,
  facts: ContributionToReturn,
  leftPaise: number,
): Promise<void> {
  const { language } = facts;
  const eventName = eventNameIn(facts, language ?? 'en');
  const texts = language === null ? giftMailWords : giftByLinkMailWords[language];
  const amount = money(payment.amount_paise);
  const left = leftPaise > 0 ? [texts.tooLittleLeft(money(leftPaise))] : [];
  await queueTransactionalMail(ctx, tx, payerOf(payment), {
    ...bareFor(facts, sumOf(payment, payment.amount_paise, texts), (bare) => ({
      subject: bare.nothingLeftSubject,
      paragraphs: [bare.nothingLeft(amount), ...left],
    })),
    eventId: facts.event_id,
    subject: texts.nothingLeftSubject(eventName),
    paragraphs: [texts.nothingLeft(eventName, amount), ...left],
    action: { label: texts.openEvent, path: `/event/${facts.event_id}` },
    ...(language === null ? {} : { language }),
  });
}
