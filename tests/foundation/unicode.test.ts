import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#contract/common/plain-line.ts';
import { normalized } from '#contract/common/unicode.ts';
import { ourFiles, projectRoot } from '#scripts/lib/import-graph.ts';

const [ACUTE, CEDILLA] = ['\u0301', '\u0327'];

describe('texts that anybody sent are put into one form', () => {
  it('writings are', () => {
    expect(normalized('ज\u093c')).toBe('ज\u093c'.normalize('NFC'));
    expect(normalized(`e${ACUTE}${CEDILLA}`)).toBe(`\u0229${ACUTE}`);
    expect(normalized('\uff11', 'NFKC')).toBe('1');
  });

  // putting 31,000 of them in order kept the whole server busy for seconds, before anything was judged
  it('a heap of marks stays as it is', () => {
    const heap = `e${ACUTE.repeat(20)}${CEDILLA.repeat(20)}`;
    expect(normalized(heap)).toBe(heap);
    expect(cleanText(heap)).toBe(heap);
  });

  it('nowhere by another way', () => {
    const others = ourFiles().filter(
      (file) =>
        /^(app|backend|contract|messages)\/.*\.(ts|tsx|mjs)$/.test(file) &&
        readFileSync(path.join(projectRoot, file), 'utf8').includes('.normalize('),
    );
    expect(others).toEqual(['contract/common/unicode.ts']);
  });
});
