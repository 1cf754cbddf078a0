import { expect, it, vi } from 'vitest';
import { eachContribution, findOwn, viewContribution } from '#app/collaboration/contributions.server.ts';
import type { Contribution } from '#contract/gifts/contributions.ts';

vi.mock('#app/server/backend-transport.server.ts', () => ({ site: { appUrl: 'http://localhost' } }));

const contribution = (_id: string): Contribution => ({
  _id,
  contributor: { _id: 'person', firstName: 'Meera', lastName: '', profilePicture: '' },
  amount: 1,
  refundedAmount: 0,
  state: 'paid',
  at: '2026-11-21T12:00:00.000Z',
});
const pages = [[contribution('one')], [contribution('two'), contribution('three')]];
const read = vi.fn((page: number) =>
  Promise.resolve({ contributions: pages[page - 1] ?? [], page, pageCount: pages.length }),
);

it('contributions are found on whichever page they stand, and no page is read beyond', async () => {
  const all: string[] = [];
  for await (const { _id } of eachContribution(read)) all.push(_id);
  expect(all).toEqual(['one', 'two', 'three']);
  read.mockClear();
  expect(await findOwn('one', read)).toMatchObject({ _id: 'one' });
  expect(read).toHaveBeenCalledTimes(1);
  expect(await findOwn('three', read)).toMatchObject({ _id: 'three' });
  expect(await findOwn('none', read)).toBeUndefined();
});

it('the owner may take off whoever gave from outside and has not marked the gift as purchased, while the money is there', () => {
  const removable = (changes: Partial<Contribution>, buyers: Contribution['contributor'][] = []) =>
    viewContribution({ ...contribution('one'), ...changes }, 'Asia/Kolkata', buyers).removable;
  const fromOutside = true as const;
  expect(removable({ fromOutside })).toBe('person');
  expect(removable({ fromOutside, state: 'return_failed' })).toBe('person');
  expect(removable({})).toBeUndefined();
  expect(removable({ state: 'return_failed' })).toBeUndefined();
  expect(removable({ fromOutside, state: 'returning' })).toBeUndefined();
  expect(removable({ fromOutside }, [contribution('two').contributor])).toBeUndefined();
});
