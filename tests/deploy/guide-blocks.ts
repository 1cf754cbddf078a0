import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#scripts/lib/import-graph.ts';

/** The operator's guide, docs/running.md. */
export const guide = readFileSync(path.join(projectRoot, 'docs/running.md'), 'utf8');

/** The blocks of one kind (`sh`, `ini`, `text`) in a part of the guide, in order, without the margin they have in a list. */
export const blocksIn = (part: string, kind: string): string[] =>
  [...part.matchAll(new RegExp(`^ *\`\`\`${kind}\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))].map(([, text = '']) =>
    text.replaceAll(/^ {3}/gm, ''),
  );
