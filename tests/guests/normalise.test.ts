import { describe, expect, test } from 'vitest';
import { blankGuest } from '#contract/guests/guest-fields.ts';
import { guestEntry } from '#contract/guests/guests.ts';
import { normaliseGuests } from '#backend/guests/normalise.ts';
import * as fieldWords from '#messages/fields/en.ts';

const read = (...entries: object[]) => normaliseGuests(entries.map((entry) => guestEntry.parse(entry)));

describe('normaliseGuests', () => {
  test('phones become E.164 and e-mails lower case', () => {
    expect(
      read({ firstName: ' Meera ', phone: '098200 12345', email: ' Meera@Example.IN ', withFamily: 'TRUE' }),
    ).toEqual({
      guests: [
        {
          ...blankGuest,
          index: 0,
          firstName: 'Meera',
          phone: '+919820012345',
          email: 'meera@example.in',
          withFamily: true,
        },
      ],
      problems: [],
    });
  });

  test('blank rows are dropped, also those with only the prefix a form offers', () => {
    expect(read({}, { phone: '+91' }, { withFamily: true }, { lastName: 'Rao' }).guests).toMatchObject([
      { index: 3, lastName: 'Rao' },
    ]);
  });

  test('a number that is none is left out and named; the guest stays', () => {
    const { guests, problems } = read({ firstName: 'Meera', phone: '12345', email: 'm@example.in' });
    expect(guests).toMatchObject([{ phone: '', email: 'm@example.in' }]);
    expect(problems).toEqual([{ index: 0, kind: 'phone', name: 'Meera', message: fieldWords.phone }]);
  });

  test('of guests with the same e-mail or phone the first has it', () => {
    const { guests, problems } = read(
      { firstName: 'A', email: 'a@example.in' },
      { firstName: 'B', phone: '9820012345' },
      { firstName: 'C', email: 'A@EXAMPLE.IN' },
      { firstName: 'D', phone: '+91 98200 12345' },
      { firstName: 'E' },
      { firstName: 'E' },
    );
    expect(guests.map((guest) => guest.firstName)).toEqual(['A', 'B', 'C', 'D', 'E', 'E']);
    expect(problems.map(({ index, kind }) => [index, kind])).toEqual([
      [2, 'own'],
      [3, 'own'],
    ]);
  });
});
