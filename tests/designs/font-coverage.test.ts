import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, test, vi } from 'vitest';
import { inOrderSeen, levelsOf, mirrored, startsRight } from '#backend/designs/worker/direction.mjs';
import { namesByScript, wideInKannada } from '#tests/designs/names.ts';

const voices = ['script', 'display', 'serif', 'italic', 'sans', 'bold'];
const names = [...Object.values(namesByScript).flat(), ...wideInKannada];

test('a typeface is read when its script occurs', async () => {
  // no typeface has been read yet, whatever ran before
  vi.resetModules();
  const read = vi.spyOn(fs, 'readFileSync');
  syncBuiltinESMExports();
  const { lineOf } = await import('#backend/designs/worker/shape.mjs');
  const faces = () => read.mock.calls.flatMap(([file]) => /([\w-]+)\.ttf$/.exec(String(file))?.[1] ?? []);
  lineOf('Meera weds Rohan, 14 February – ₹1,500 🎉', 'sans', 10, 0);
  expect(faces()).toEqual(['NotoSans_400Regular']);
  lineOf('હાર્દિક। મીરા, 12', 'sans', 10, 0);
  expect(faces()).toEqual(['NotoSans_400Regular', 'NotoSansGujarati_400Regular']);
  read.mockRestore();
  syncBuiltinESMExports();
});

describe('a name in each script', () => {
  test.each(voices)('has a glyph for every letter, and none is a box: %s', async (voice) => {
    const { lineOf, writable } = await import('#backend/designs/worker/shape.mjs');
    for (const name of names) {
      const { placed, width } = lineOf(name, voice, 10, 0);
      expect(writable(name, voice)).toBe(name);
      expect(placed.length).toBeGreaterThan(2);
      expect(placed.map(({ glyph }) => glyph.id)).not.toContain(0);
      expect(width).toBeGreaterThan(5);
    }
  });
});

describe('from right to left', () => {
  /** A line as it is seen, where capitals stand for letters from right to left. */
  const seen = (text: string, fromRight = startsRight(inUrdu(text))) => {
    const clusters = [...inUrdu(text)];
    const levels = levelsOf(clusters, fromRight);
    const runs = levels.reduce<{ level: number; text: string }[]>((all, level, at) => {
      const last = all.at(-1);
      if (last?.level === level) last.text += text[at] ?? '';
      else all.push({ level, text: text[at] ?? '' });
      return all;
    }, []);
    return inOrderSeen(runs)
      .map((run) => (run.level % 2 ? [...mirrored(run.text)].reverse().join('') : run.text))
      .join('');
  };
  const urdu = 'ابجدہوزحطیکلمنسعفصقرشتثخذ';
  const inUrdu = (text: string) =>
    text.replace(/[A-Z]/g, (letter) => urdu[letter.charCodeAt(0) - 65] ?? letter);

  test.each([
    ['ABC DEF', 'FED CBA'],
    ['abc DEF', 'abc FED'],
    ['ABC weds john', 'weds john CBA'],
    ['abc DEF GHI jkl', 'abc IHG FED jkl'],
    // numbers run from left to right, with what is inside them
    ['ABC 12 DEF 2026', '2026 FED 12 CBA'],
    ['ABC 7:30', '7:30 CBA'],
    ['at 7:30 pm', 'at 7:30 pm'],
    ['abc ABC 1,25,000', 'abc 1,25,000 CBA'],
    ['ABC (DEF)', '(FED) CBA'],
    ['ABC, DEF.', '.FED ,CBA'],
    ['abc & DEF', 'abc & FED'],
  ])('%s is seen as %s', (text, expected) => {
    expect(seen(text)).toBe(expected);
  });

  test('letters join from the right, and the doubling sign stands under its vowel', async () => {
    const { lineOf } = await import('#backend/designs/worker/shape.mjs');
    const [first, second] = ['میاں', 'میاں 12'].map((text) => lineOf(text, 'sans', 10, 0));
    expect(second?.width).toBeGreaterThan(first?.width ?? Infinity);
    // shadda and zabar, in both orders they may be typed
    const positions = (text: string) =>
      lineOf(text, 'sans', 10, 0).placed.map(({ glyph, x, y }) => [glyph.id, x, y]);
    expect(positions('م\u064e\u0651د')).toEqual(positions('م\u0651\u064eد'));
  });
});
