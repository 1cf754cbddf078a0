import { expect, test } from 'vitest';
import { wishOf } from '#backend/messaging/phone-stops-repository.ts';

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['“Stop', 'stop'],
  ['बंद करें', 'stop'],
  ['🙏 बंद।', 'stop'],
  ['रोको!', 'stop'],
  ['start', 'start'],
  ['शुरू करो', 'start'],
  // sentences that only end in such a word
  ['please stop', null],
  ['रास्ता बंद', null],
  ['आज दुकान बंद.', null],
  ['मत रोको', null],
  ['कार्यक्रम कब शुरू', null],
  ['शादी कितने बजे शुरू।', null],
  ['१ बंद', null],
  ['', null],
])('%s asks for %s', (text, wish) => {
  expect(wishOf(text)).toBe(wish);
});
