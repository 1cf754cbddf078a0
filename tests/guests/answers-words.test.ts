import { expect, it } from 'vitest';
import * as answerWords from '#messages/guests/answers/en.ts';

it('says invitations and people apart, in one line', () => {
  const all = { confirmed: 1, people: 4, declined: 2, pending: 3 };
  expect(answerWords.answersOf(all)).toBe('1 yes, 4 people · 2 can’t come · 3 yet to answer');
  expect(answerWords.answersOf({ confirmed: 0, people: 0, declined: 0, pending: 5 })).toBe(
    '0 yes · 5 yet to answer',
  );
  expect(answerWords.yes(1, 1)).toBe('1 yes, 1 person');
});

it('names those who cannot be reached, and what to do', () => {
  expect(answerWords.unreachable(1, ['Nana ji'])).toBe(
    '1 guest (Nana ji) has no e-mail or phone, so we can’t send them the invitation. Add one, or share their link yourself.',
  );
  expect(answerWords.unreachable(5, ['Asha', 'Kabir', 'Meera'])).toMatch(
    /^5 guests \(Asha, Kabir, Meera, 2 more\) have no e-mail or phone/,
  );
});
