import { describe, expect, test } from 'vitest';
import * as accountWords from '#messages/accounts/en.ts';

describe('words of accounts', () => {
  test.each([
    [accountWords.upcomingEvents(0), 'You have no upcoming events yet.'],
    [accountWords.upcomingEvents(1), 'You have 1 upcoming event.'],
    [accountWords.upcomingEvents(2), 'You have 2 upcoming events.'],
    [
      accountWords.stillMissing(['City', 'State', 'Country']),
      'Profile updated successfully! Still missing: City, State and Country.',
    ],
  ])('%s', (text, sentence) => expect(text).toBe(sentence));
});

describe('what is in the way of deleting an account agrees with its number', () => {
  test.each([
    [
      accountWords.obstacleMails(1),
      '1 e-mail to your guests is still on the way. Try again in a few minutes.',
    ],
    [
      accountWords.obstacleMails(1200),
      '1,200 e-mails to your guests are still on the way. Try again in a few minutes.',
    ],
    [accountWords.obstacleMoreEvents(1), '1 more upcoming event with guests must be cancelled first.'],
    [
      accountWords.obstacleVouchers(1),
      '1 voucher you ordered is still on the way. Wait until your wallet shows the result.',
    ],
    [
      accountWords.obstacleVouchers(2),
      '2 vouchers you ordered are still on the way. Wait until your wallet shows the result.',
    ],
    [
      accountWords.obstaclePayments(1),
      '1 payment by you is not finished yet. This takes an hour at most; then try again.',
    ],
    [
      accountWords.obstacleRefunds(1),
      '1 refund is still on the way back. Your bank shows it within a few days; then try again.',
    ],
    [
      accountWords.obstacleRefunds(3),
      '3 refunds are still on the way back. Your bank shows them within a few days; then try again.',
    ],
    [accountWords.obstacleCards(1), '₹1 is left on your gift cards. Use it for vouchers first.'],
  ])('%s', (text, sentence) => expect(text).toBe(sentence));
});
