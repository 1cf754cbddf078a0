import { describe, expect, it } from 'vitest';
import { namedAgain } from '#backend/guests/household.ts';
import { personNamed } from '#contract/guests/household.ts';

const before = ['Asha', 'Om', 'Ria'].map((name) => ({ ...personNamed(name), _id: name.toLowerCase() }));
const idsOf = (...names: string[]) =>
  namedAgain(names.map(personNamed), before).map(({ _id }) =>
    before.some((person) => person._id === _id) ? _id : 'new',
  );

describe('people whom hosts name again', () => {
  it('are who they were under another spelling, also beside somebody new', () => {
    expect(idsOf('Asha', 'Om Rao', 'Ria')).toEqual(['asha', 'om', 'ria']);
    expect(idsOf('Asha', 'Om Rao', 'Ria', 'Zoya')).toEqual(['asha', 'om', 'ria', 'new']);
    expect(idsOf('Asha', 'Om Rao')).toEqual(['asha', 'om']);
  });

  it('are somebody new where two may be meant', () => {
    expect(idsOf('Asha', 'Om Rao', 'Ria', 'Om Das')).toEqual(['asha', 'new', 'ria', 'new']);
    expect(idsOf('Asha', 'Zoya', 'Ria')).toEqual(['asha', 'new', 'ria']);
  });
});
