import { describe, expect, it } from 'vitest';
import { splitName } from '#contract/guests/person-name.ts';
import { oddnessOf } from '#backend/guests/odd-names.ts';

const oddness = (whole: string, language: 'en' | 'hi' = 'en', greeting = '') => {
  const { title, firstName, lastName } = splitName(whole);
  return oddnessOf({ title, first_name: firstName, last_name: lastName, greeting }, language);
};

describe('how hard a name is to greet', () => {
  it.each(['Asha Rao', 'Om', 'Jean-Luc Picard', 'O’Brien Das'])('is nothing for %s', (name) => {
    expect(oddness(name)).toBe(0);
  });

  it.each([
    'Dr. Sunita Rao',
    'Mr & Mrs Sharma',
    'Gupta family',
    'Late Ramesh Sharma',
    'K',
    'Sharma uncle',
    'Ramesh 4',
    'Om (Delhi)',
    'Ramesh & Sunita Sharma',
    'राजेश शर्मा',
    'RAMESH SHARMA',
    '',
  ])('is something for “%s”', (name) => {
    expect(oddness(name)).toBeGreaterThan(0);
  });

  it('is nothing where hosts wrote the greeting, or for letters of the language', () => {
    expect(oddness('Late Ramesh Sharma', 'en', 'Sharma family')).toBe(0);
    expect(oddness('राजेश शर्मा', 'hi')).toBe(0);
  });
});
