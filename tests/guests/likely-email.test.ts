import { describe, expect, it } from 'vitest';
import { likelyEmail } from '#contract/guests/likely-email.ts';

describe('an address with a slip', () => {
  it.each([
    ['priya@gmial.com', 'priya@gmail.com'],
    ['priya@gmail.con', 'priya@gmail.com'],
    ['priya@gmail.co', 'priya@gmail.com'],
    ['priya@gmai.com', 'priya@gmail.com'],
    ['priya@gmaill.com', 'priya@gmail.com'],
    ['priya@gnail.com', 'priya@gmail.com'],
    ['priya@gmail.cmo', 'priya@gmail.com'],
    ['priya@gmail.in', 'priya@gmail.com'],
    ['priya@yahooo.com', 'priya@yahoo.com'],
    ['priya@yahoo.com.in', 'priya@yahoo.co.in'],
    ['priya@redifmail.com', 'priya@rediffmail.com'],
    ['priya@hotmial.com', 'priya@hotmail.com'],
    ['priya@outlok.com', 'priya@outlook.com'],
    ['priya@icloud.co', 'priya@icloud.com'],
    ['priya@live.con', 'priya@live.com'],
    ['Priya.Nair+1@GMIAL.com', 'Priya.Nair+1@gmail.com'],
  ])('%s was probably %s', (typed, meant) => {
    expect(likelyEmail(typed)).toBe(meant);
  });
});

describe('an address that may well be right', () => {
  it.each([
    'priya@gmail.com',
    'priya@GMail.com',
    'priya@yahoo.in',
    'priya@yahoo.co.in',
    'priya@yahoo.co.uk',
    'priya@ymail.com',
    // somebody's own, one letter away
    'priya@gail.com',
    'priya@mail.com',
    'priya@email.com',
    'priya@five.com',
    'priya@yahoo.it',
    // two letters are no slip
    'priya@gmial.con',
    'priya@tata.com',
    'priya@sbi.co.in',
    'priya@iitb.ac.in',
    'priya@example.in',
    'gmial.com',
    '@gmial.com',
    '',
  ])('%s is left alone', (typed) => {
    expect(likelyEmail(typed)).toBe('');
  });
});
