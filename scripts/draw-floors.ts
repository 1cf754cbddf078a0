import { readFileSync, writeFileSync } from 'node:fs';
import { BEGIN, drawFloors, END, FILE } from '#scripts/lib/floors.ts';
import { importGraph } from '#scripts/lib/import-graph.ts';
import { runCommand } from '#scripts/lib/settings.ts';

/** `npm run floors`: draws the backend's floors into docs/structure.md, from the imports as they are. */
runCommand(async () => {
  const text = readFileSync(FILE, 'utf8');
  const [before = '', rest = ''] = text.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(FILE, `${before}${BEGIN}\n\n${drawFloors(importGraph())}\n\n${END}${after}`);
});
