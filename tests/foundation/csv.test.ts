import { expect, it } from 'vitest';
import { csvFile, safeCell } from '#backend/platform/csv.ts';

it.each([';', '\t'])('a formula behind %j stays in its cell, also where that parts cells', (sign) => {
  const note = safeCell(`ok${sign}=HYPERLINK(A2)${sign}x`);
  expect(csvFile([['Leela', note]])).toBe(`\ufeffLeela,"ok${sign}=HYPERLINK(A2)${sign}x"\r\n`);
});
