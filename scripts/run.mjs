// @ts-check
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { builtCommand, isBuilt } from './lib/built-from.mjs';

/*
 * `node scripts/run.mjs NAME …`: runs the command `scripts/NAME.ts`, in the state of the build where that was
 * made from the sources as they are, which starts in a third of the time; else from the sources.
 */
const name = process.argv[2] ?? '';
const built = existsSync(builtCommand(name)) && isBuilt();
const file = built ? builtCommand(name) : path.join(import.meta.dirname, `${name}.ts`);
if (!existsSync(file)) {
  console.error(`There is no command ${JSON.stringify(name)} here.`);
  process.exit(1);
}
// the command sees its own arguments, as if it had been called itself
process.argv.splice(1, 2, file);
if (!built) (await import('tsx/esm/api')).register();
await import(pathToFileURL(file).href);
