import { expect, it } from 'vitest';
import { eventTypes } from '#contract/events/event-types.ts';
import { functionsToOffer } from '#contract/events/functions.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';

it('offers a wedding all names most families use, without those on its list', () => {
  expect(functionsToOffer('wedding', [])).toEqual(['Mehndi', 'Haldi', 'Sangeet', 'Wedding', 'Reception']);
  expect(functionsToOffer('wedding', ['Haldi', 'Cocktails', undefined])).toEqual([
    'Mehndi',
    'Sangeet',
    'Wedding',
    'Reception',
  ]);
});

it('offers haldi to weddings alone, and nothing of a wedding to a birthday, a baby shower or a get-together', () => {
  const bride = eventTypes.filter((type) => functionsToOffer(type, []).includes('Haldi'));
  expect(bride).toEqual(['wedding', 'custom']);
  for (const type of ['birthday', 'babyShower', 'getTogether'] as const)
    expect(functionsToOffer(type, [])).toEqual([]);
  expect(functionsToOffer('engagement', [])).toEqual(['Mehndi', 'Sangeet', 'Engagement', 'Reception']);
  expect(functionsToOffer('houseWarming', [])).toEqual(['Griha Pravesh', 'Reception']);
});

it('is read in Hindi however a family spells it, and in English as it was typed', () => {
  for (const [typed, read] of [
    ['Mehendi', 'मेहंदी'],
    ['wedding', 'विवाह'],
    ['Vivah ', 'विवाह'],
    ['Phere', 'फेरे'],
    ['Pooja', 'पूजा'],
    ['Ceremony', 'मुख्य रस्म'],
  ] as const)
    expect([functionNameIn(typed, 'hi'), functionNameIn(typed, 'en')]).toEqual([read, typed]);
  expect(functionNameIn('Boys’ night', 'hi')).toBe('Boys’ night');
});
