import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod/v4';

// found from a file that stands where the sources do, so that it works from the built bundle too
const migration = createRequire(import.meta.url).resolve(
  '#backend/platform/database/migrations/0001_foundation.sql',
);
const file = path.join(path.dirname(migration), '../../../../package.json');

/** The version of this installation, as package.json and CHANGELOG.md have it. */
export const version: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(file, 'utf8'))).version;
