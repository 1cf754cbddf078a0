import { expect, it } from 'vitest';
import { eventTypes } from '#contract/events/event-types.ts';
import { functionsToOffer } from '#contract/events/functions.ts';

it('offers a wedding all names most families use, without those on its list', () => {
  expect(functionsToOffer('wedding', [])).toEqual(['Mehndi', 'Haldi', 'Sangeet', 'Ceremony', 'Reception']);
  expect(functionsToOffer('wedding', ['Haldi', 'Cocktails', undefined])).toEqual([
    'Mehndi',
    'Sangeet',
    'Ceremony',
    'Reception',
  ]);
});

it('offers haldi to weddings alone, and nothing of a wedding to a birthday, a baby shower or a get-together', () => {
  const bride = eventTypes.filter((type) => functionsToOffer(type, []).includes('Haldi'));
  expect(bride).toEqual(['wedding', 'custom']);
  for (const type of ['birthday', 'babyShower', 'getTogether'] as const)
    expect(functionsToOffer(type, [])).toEqual([]);
  expect(functionsToOffer('houseWarming', [])).toEqual(['Ceremony', 'Reception']);
});
