import { expect, it } from 'vitest';
import { inOtherScript } from '#backend/guests/other-script.ts';
import { foldName } from '#backend/guests/search-repository.ts';
import { namesInTwoScripts } from './names-in-two-scripts.ts';

const patternOf = (typed: string) => new RegExp(inOtherScript(foldName(typed)) ?? '(?!)', 'i');
const finds = (typed: string, name: string): boolean => patternOf(typed).test(foldName(name));

it('holds three hundred names', () => {
  expect(namesInTwoScripts.length).toBeGreaterThanOrEqual(300);
});

it('each is found by its other spelling', () => {
  const lost = namesInTwoScripts.filter(([latin, indic]) => !finds(latin, indic) || !finds(indic, latin));
  expect(lost.map(([latin, indic]) => `${latin} ${indic}`)).toEqual([]);
});

it('and by how it begins, also as the second of two names', () => {
  expect(finds('suni', 'सुनीता शर्मा')).toBe(true);
  expect(finds('sharma', 'सुनीता शर्मा')).toBe(true);
  expect(finds('Sunita Sharma', 'सुनीता शर्मा')).toBe(true);
  expect(finds('शर्मा', 'Sunita Sharma')).toBe(true);
  expect(finds('सुनीता शर्मा', 'Suneeta Sharma')).toBe(true);
});

it('hardly any other is found with it', () => {
  const names = namesInTwoScripts.map(([latin, indic]) => ({ latin, folded: foldName(indic) }));
  const others = names.flatMap(({ latin }) => {
    const pattern = patternOf(latin);
    return names.filter((other) => other.latin !== latin && pattern.test(other.folded));
  });
  // more than two of three hundred would be noise
  expect(others.length / namesInTwoScripts.length).toBeLessThan(2);
  expect(finds('ram', 'शर्मा')).toBe(false);
  expect(finds('राम', 'Sharma')).toBe(false);
});

it.each(['s', '98200', 'ravi@example.in', 'Ravi रवि', '.*', '(a', '', "D'Souza"])(
  'nothing is made of %j',
  (typed) => {
    expect(inOtherScript(foldName(typed))).toBeNull();
  },
);
