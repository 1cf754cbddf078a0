import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inLines } from '#app/designs/names-on.tsx';

it('a name on a small picture breaks between words, in three lines at most', () => {
  expect(inLines('Kavita')).toEqual(['Kavita']);
  expect(inLines('Kabir turns five')).toEqual(['Kabir turns', 'five']);
  expect(inLines('The sixtieth birthday of our beloved grandmother')).toEqual([
    'The sixtieth',
    'birthday of',
    'our beloved…',
  ]);
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (name) => {
      const lines = inLines(name);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(29);
    }),
  );
});
