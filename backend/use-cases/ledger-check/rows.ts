import { CONTRIBUTION } from '#backend/gifts/collaboration/contribution-paid.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { cardAccount } from '#backend/money/gift-cards/service.ts';
import { wrongBalances, wrongTransfers } from '#backend/money/ledger/service.ts';
import { inRupees } from '#backend/platform/money.ts';
import { difference, type Finding } from './finding.ts';
import {
  strayAccounts,
  wrongCards,
  wrongContributions,
  wrongIssues,
  wronglyRefunded,
  wrongRedemptions,
  wrongRefunds,
  type WrongCard,
  type WrongContribution,
  type WrongHold,
} from './rows-repository.ts';

/** Recomputes the ledger from its postings, and holds every row about money against it. */
export async function* checkRows(db: Db): AsyncGenerator<Finding> {
  const cards = cardAccount('');
  for (const { account, stored, derived } of await wrongBalances(db))
    yield difference(`Account ${account} says ${inRupees(stored)}, its postings say ${inRupees(derived)}.`);
  for (const { transfer, postings, sum } of await wrongTransfers(db))
    yield difference(`Transfer ${transfer} has ${postings} postings that sum to ${inRupees(sum)}.`);
  for (const { id, balance } of await strayAccounts(db, cards))
    yield difference(`Account ${id} holds ${inRupees(balance)} for something that does not exist.`);
  for (const card of await wrongCards(db, cards)) yield* cardSentences(card);
  for (const { id, status, amount, issued } of await wrongIssues(db)) {
    yield difference(
      `Payment ${id} of ${inRupees(amount)} is ${status}, and its gift cards were issued with ${inRupees(issued)}.`,
    );
  }
  for (const wrong of await wrongContributions(db, CONTRIBUTION)) yield* contributionSentences(wrong);
  for (const refund of await wrongRefunds(db)) yield* holdSentences('Refund', refund);
  for (const redemption of await wrongRedemptions(db)) yield* holdSentences('Redemption', redemption);
  for (const { id, status, amount, returned } of await wronglyRefunded(db)) {
    yield difference(
      `Payment ${id} of ${inRupees(amount)} is ${status}, and ${inRupees(returned)} of it went back.`,
    );
  }
}

function* cardSentences({ id, status, original, issued, balance }: WrongCard): Generator<Finding> {
  if (original !== issued)
    yield difference(
      `Gift card ${id} says it was issued with ${inRupees(original)}, the ledger says ${inRupees(issued)}.`,
    );
  if (status !== 'active' && balance !== 0)
    yield difference(`Gift card ${id} is ${status} and holds ${inRupees(balance)}.`);
  // one that was never issued is told already
  if (status === 'active' && balance === 0 && issued !== 0)
    yield difference(`Gift card ${id} is active and holds nothing.`);
}

function* contributionSentences({
  payment,
  status,
  amount,
  given,
  refunded,
  returned,
}: WrongContribution): Generator<Finding> {
  const isPaid = status === 'paid' || status === 'refunded';
  if (given === null) {
    yield difference(
      `Payment ${payment} of ${inRupees(amount)} is ${status}, and there is no contribution for it.`,
    );
    return;
  }
  if (!isPaid)
    yield difference(
      `Payment ${payment} is ${status}, and there is a contribution of ${inRupees(given)} for it.`,
    );
  if (given !== amount)
    yield difference(
      `The contribution of payment ${payment} says ${inRupees(given)}, the payment says ${inRupees(amount)}.`,
    );
  if (refunded !== returned)
    yield difference(
      `The contribution of payment ${payment} says ${inRupees(refunded)} went back, its refunds say ${inRupees(returned)}.`,
    );
}

function* holdSentences(
  what: 'Refund' | 'Redemption',
  { id, status, amount, held, sent }: WrongHold<string>,
): Generator<Finding> {
  const isOver = ['completed', 'processed', 'failed'].includes(status);
  const isDone = status === 'completed' || status === 'processed';
  if (held !== (isOver ? 0 : amount))
    yield difference(
      `${what} ${id} of ${inRupees(amount)} is ${status}, and ${inRupees(held)} are set aside for it.`,
    );
  if (sent !== (isDone ? amount : 0))
    yield difference(
      `${what} ${id} of ${inRupees(amount)} is ${status}, and ${inRupees(sent)} were posted to the provider for it.`,
    );
}
