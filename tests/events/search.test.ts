import { expect, it } from 'vitest';
import { containing, pageWindow } from '#backend/platform/search.ts';

it('a search takes the signs of LIKE letter for letter', () => {
  expect(containing('50%_off\\')).toBe('%50\\%\\_off\\\\%');
});

it('for an apostrophe it takes any sign, for keyboards write it in several ways', () => {
  for (const sign of ["'", '‘', '’', 'ʼ']) expect(containing(`dev${sign}s`)).toBe('%dev_s%');
});

it('a page behind the last one is the last one, and an empty list has one page', () => {
  expect(pageWindow(0, 7, 20)).toEqual({ page: 1, pages: 1, offset: 0 });
  expect(pageWindow(40, 2, 20)).toEqual({ page: 2, pages: 2, offset: 20 });
  expect(pageWindow(41, 9, 20)).toEqual({ page: 3, pages: 3, offset: 40 });
});
