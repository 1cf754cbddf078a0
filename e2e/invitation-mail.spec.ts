import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { lineOf } from '#backend/designs/worker/shape.mjs';
import { namesByScript, wideInKannada } from '#tests/designs/names.ts';
import { expect, test } from './support/test.ts';

/** Typefaces by script, as `backend/designs/worker/fonts.mjs` takes them for plain text. */
const typefaces: Record<keyof typeof namesByScript, string> = {
  Devanagari: 'noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular',
  Bengali: 'noto-serif-bengali/400Regular/NotoSerifBengali_400Regular',
  Gujarati: 'noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular',
  Gurmukhi: 'noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular',
  Odia: 'noto-sans-oriya/400Regular/NotoSansOriya_400Regular',
  Tamil: 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular',
  Telugu: 'noto-sans-telugu/400Regular/NotoSansTelugu_400Regular',
  Kannada: 'noto-sans-kannada/400Regular/NotoSansKannada_400Regular',
  Malayalam: 'noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular',
  Urdu: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular',
};

for (const [script, typeface] of Object.entries(typefaces) as [keyof typeof namesByScript, string][]) {
  test(`names in ${script} are as wide on an invitation as the browser sets them @js`, async ({ page }) => {
    const file = await readFile(createRequire(import.meta.url).resolve(`@expo-google-fonts/${typeface}.ttf`));
    const names: string[] = [...namesByScript[script], ...(script === 'Kannada' ? wideInKannada : [])];
    await page.setContent(`<meta charset="utf-8">
      <style>@font-face { font-family: Own; src: url(data:font/ttf;base64,${file.toString('base64')}) } p { font: 1000px Own; white-space: pre; width: max-content }</style>
      ${names.map((name) => `<p dir="auto" lang="${script === 'Urdu' ? 'ur' : ''}">${name}</p>`).join('')}`);
    await page.evaluate(async () => (await document.fonts.load('1000px Own')).length);
    const inBrowser = await page
      .locator('p')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    names.forEach((name, at) => {
      const { width, placed } = lineOf(name, 'serif', 1000, 0);
      // without the factor that makes each script as large as Latin: all have 1000 units
      const drawn = width / (placed[0]?.scale ?? 0);
      const wider = (wideInKannada as readonly string[]).includes(name) ? 0.05 : 0.002;
      expect(
        Math.abs(drawn / (inBrowser[at] ?? 0) - 1),
        `${name}: ${drawn} drawn, ${inBrowser[at]} in the browser`,
      ).toBeLessThan(wider);
    });
  });
}
