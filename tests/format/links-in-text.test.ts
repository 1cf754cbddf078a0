import { describe, expect, it } from 'vitest';
import { hasLink, withoutLinks } from '#contract/common/links-in-text.ts';
import { optionalName, PERSON_NAME_LENGTH, requiredName } from '#contract/common/fields.ts';
import { nameWithLink } from '#messages/fields/en.ts';

describe('a name', () => {
  it.each([
    'K. R. Narayanan',
    'M.G. Ramachandran',
    'M.G.Ramachandran',
    'Dr. A.P.J. Abdul Kalam',
    'Dr.A.P.J.Abdul Kalam',
    'Suresh.KP',
    'Kapil.Dev',
    'Md.Rafi',
    'Dr.De',
    'J.De',
    'Smt.Kavita',
    'Mr.Ram/Mrs.Sita',
    'S/o Ram',
    'St.John',
    'O’Brien',
    'Asha @ Pune',
    'Kavita & Arjun: 25 years',
    'श्री. राम',
    'No.1 fan',
  ])('of people passes: %s', (name) => {
    expect(optionalName().parse(name)).toBe(name);
  });

  it.each([
    'evil.com',
    'see Evil.Com now',
    'http://x',
    'https://evil.example/win',
    'go to WWW.evil.example',
    'a@evil.example',
    '@me@evil.social',
    'bit.ly/x',
    't.me/spam',
    'evil.in',
    'claim.evil.ru',
    'win.example.org!',
    'prize-2026.xyz',
    'x.co/abc',
    'evil。com',
  ])('carries no link: %s', (name) => {
    expect(requiredName('Enter a name.').safeParse(name).error?.issues[0]?.message).toBe(nameWithLink);
  });

  it.each(['x', 'x.', '@x', 'www'])('is judged in a moment however long it is: %s', (piece) => {
    // what takes quadratic time does not come back from this
    expect(hasLink(piece.repeat(1_000_000))).toBe(false);
    expect(withoutLinks(piece.repeat(100_000)).length).toBeGreaterThanOrEqual(100_000);
  });

  it('has at most sixty characters', () => {
    expect(optionalName().safeParse('a'.repeat(PERSON_NAME_LENGTH)).success).toBe(true);
    expect(optionalName().safeParse('a'.repeat(PERSON_NAME_LENGTH + 1)).success).toBe(false);
  });
});

describe('a text made harmless', () => {
  it.each([
    ['see https://evil.example/win', 'see https:|//evil.|example/win'],
    ['www.evil.example', 'www|.|evil.|example'],
    ['win@evil.example', 'win@|evil.|example'],
    ['evil。com', 'evil。|com'],
    ['192.168.1.1', '192.|168.|1.1'],
    ['₹1,250.50 at 7.30 pm. Come!', '₹1,250.50 at 7.30 pm. Come!'],
  ])('is broken where a link would begin, and nowhere else: %s', (text, broken) => {
    expect(withoutLinks(text, '|')).toBe(broken);
    // nobody sees it
    expect(withoutLinks(text).replaceAll('\u200c', '')).toBe(text);
  });

  it('stays the same the second time', () => {
    const once = withoutLinks('https://www.evil.example');
    expect(withoutLinks(once)).toBe(once);
    expect(hasLink(once)).toBe(false);
  });
});
