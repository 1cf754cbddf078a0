import { describe, expect, it } from 'vitest';
import { normalisePhone } from '#backend/platform/phone.ts';
import { formatPhone } from '#contract/common/phone.ts';
import * as fieldWords from '#messages/fields/en.ts';

const read = (input: string) => normalisePhone(input);

describe('a phone number', () => {
  it.each([
    '9820012345',
    '+91 98200 12345',
    '+919820012345',
    '91 9820012345',
    '098200-12345',
    '0 98200 12345',
    '0091 98200 12345',
    '0919820012345',
    '(+91) 98200 12345',
    '+91 (0) 98200-12345',
    '[98200] 12345',
    '98200.12345',
    ' 98200\u00a012345 ',
    '98200–12345',
    '\u202a+91 98200 12345\u202c',
    "'9820012345",
    '９８２００１２３４５',
    '९८२००१२३४५',
    '௯௮௨௦௦௧௨௩௪௫',
    '9820012345.0',
    '9820012345.00',
    '9.820012345E+09',
    '9.820012345e9',
    '9.19820012345E+11',
  ])('written as %s is one Indian number', (input) => {
    expect(read(input)).toEqual({ ok: true, e164: '+919820012345' });
  });

  it('keeps ten digits that themselves begin with 91', () => {
    expect(read('9123456789')).toEqual({ ok: true, e164: '+919123456789' });
  });

  it.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['+1 (202) 555-0123', '+12025550123'],
    ['00971 50 123 4567', '+971501234567'],
    ['+65 6123 4567', '+6561234567'],
  ])('of another country, %s, keeps its country', (input, e164) => {
    expect(read(input)).toEqual({ ok: true, e164 });
  });

  it.each([
    '',
    ' ',
    '12345',
    '982001234',
    '98200123456',
    '0123456789',
    '+91',
    '+91 12345',
    'abc',
    '98200 12345 home',
    '9820012345 / 9820012346',
    '98.2',
    '+',
    '++919820012345',
    '9820012345,9820012346',
    '1'.repeat(65),
  ])('written as %s is refused with the rule', (input) => {
    expect(read(input)).toEqual({ ok: false, message: fieldWords.phone });
  });

  it.each(['9.82001E+11', '9.82E+09', '9E+9', '9,82001E+11', '9.8200123456789E+09'])(
    'that a spreadsheet left as %s is refused, because its digits cannot be known',
    (input) => {
      expect(read(input)).toEqual({
        ok: false,
        message: expect.stringMatching(/^Enter a 10-digit phone number\. .*format the phone column as text/),
      });
    },
  );

  it.each(['+44 12', '+1 020 555 0123', '+999 12345678'])(
    'that cannot exist in its country, %s, asks for the whole number',
    (input) => {
      expect(read(input)).toEqual({
        ok: false,
        message: 'Enter the whole phone number with its country code, like +44 20 7946 0958.',
      });
    },
  );
});

describe('showing a phone number', () => {
  it.each([
    ['+919820012345', '+91 98200 12345'],
    ['+912223456789', '+91 22 2345 6789'],
    ['+912532345678', '+91 2532345678'],
    ['+442079460958', '+44 2079460958'],
    ['+12025550123', '+1 2025550123'],
    ['+971501234567', '+971 501234567'],
    ['+6561234567', '+65 61234567'],
    ['', ''],
    ['98200', '98200'],
  ])('%s becomes "%s"', (e164, shown) => {
    expect(formatPhone(e164)).toBe(shown);
  });
});
