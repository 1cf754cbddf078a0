import { expect, it } from 'vitest';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

it('accounts for every guest of an audience', () => {
  expect(reminderPageWords.audienceCount(4, 1, 0)).toBe('4 guests by e-mail, 1 with only a phone number');
  expect(reminderPageWords.audienceCount(1, 0, 2)).toBe('1 guest by e-mail, 2 left out');
  expect(reminderPageWords.audienceCount(4, 0, 0)).toBe('4 guests by e-mail');
});

it('says in sentences who does not get it', () => {
  expect(reminderPageWords.unreachedReasons.link(1)).toBe(
    '1 guest has only a phone number. Send it to that guest yourself.',
  );
  expect(reminderPageWords.unreachedReasons.link(3)).toBe(
    '3 guests have only a phone number. Send it to them yourself.',
  );
  expect(reminderPageWords.unreachedReasons.undelivered(2)).toBe(
    'The last message to 2 guests did not arrive.',
  );
});
