import { expect, test } from 'vitest';
import { withJi } from '#messages/with-ji.ts';

test.each(['Meera', 'प्रिया', 'Anita Aunty', 'दादी', 'Raji', 'Drishti', 'Camila', 'डॉली', 'पंकज'])(
  '%s is addressed with जी',
  (name) => expect(withJi(name)).toBe(`${name} जी`),
);

test.each([
  'Sharmaji',
  'Sharma ji',
  'Rao-ji',
  'प्रिया जी',
  'शर्माजी',
  'Dr. Anita',
  'Mrs Iyer',
  'डॉ. अनिता',
  'डॉ॰ अनिता',
  'श्रीमती शर्मा',
  'Sharma Family',
  'शर्मा परिवार',
  'The Raos',
  'Khan sahab',
])('%s is left as it is', (name) => expect(withJi(name)).toBe(name));
