import { describe, expect, test } from 'vitest';
import * as words from '#messages/accounts/en.ts';

describe('words of accounts', () => {
  test.each([
    [words.upcomingEvents(0), 'You have no upcoming events yet.'],
    [words.upcomingEvents(1), 'You have 1 upcoming event.'],
    [words.upcomingEvents(2), 'You have 2 upcoming events.'],
    [
      words.stillMissing(['City', 'State', 'Country']),
      'Profile updated successfully! Still missing: City, State and Country.',
    ],
  ])('%s', (text, sentence) => expect(text).toBe(sentence));
});

describe('what is in the way of deleting an account agrees with its number', () => {
  test.each([
    [words.obstacleMails(1), '1 e-mail to your guests is still on the way. Try again in a few minutes.'],
    [
      words.obstacleMails(1200),
      '1,200 e-mails to your guests are still on the way. Try again in a few minutes.',
    ],
    [words.obstacleMoreEvents(1), '1 more upcoming event with guests must be cancelled first.'],
    [
      words.obstacleVouchers(1),
      '1 voucher you ordered is still on the way. Wait until your wallet shows the result.',
    ],
    [
      words.obstacleVouchers(2),
      '2 vouchers you ordered are still on the way. Wait until your wallet shows the result.',
    ],
    [
      words.obstaclePayments(1),
      '1 payment by you or to you is not finished yet. This takes an hour at most; then try again.',
    ],
    [
      words.obstacleRefunds(1),
      '1 refund is still on the way back. Your bank shows it within a few days; then try again.',
    ],
    [
      words.obstacleRefunds(3),
      '3 refunds are still on the way back. Your bank shows them within a few days; then try again.',
    ],
    [words.obstacleCards(1), '₹1 is left on your gift cards. Use it for vouchers first.'],
  ])('%s', (text, sentence) => expect(text).toBe(sentence));
});
