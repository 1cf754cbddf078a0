import { expect, it } from 'vitest';
import * as words from '#messages/reminders/page/en.ts';

it('accounts for every guest of an audience', () => {
  expect(words.audienceCount(4, 1, 0)).toBe('4 guests by e-mail, 1 with only a phone number');
  expect(words.audienceCount(1, 0, 2)).toBe('1 guest by e-mail, 2 left out');
  expect(words.audienceCount(4, 0, 0)).toBe('4 guests by e-mail');
});

it('says in sentences who does not get it', () => {
  expect(words.unreachedReasons.link(1)).toBe(
    '1 guest has only a phone number. Send it to that guest yourself.',
  );
  expect(words.unreachedReasons.link(3)).toBe('3 guests have only a phone number. Send it to them yourself.');
  expect(words.unreachedReasons.undelivered(2)).toBe('The last message to 2 guests did not arrive.');
});
