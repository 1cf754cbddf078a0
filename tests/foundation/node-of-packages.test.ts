import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minVersion, satisfies } from 'semver';
import { expect, it } from 'vitest';
import { z } from 'zod/v4';
import { projectRoot } from '#scripts/lib/import-graph.ts';

/* Whoever installs us on the oldest Node.js we promise reads no warning, and gets no package that was never tried there. */

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(projectRoot, name), 'utf8'));
const engines = z.object({ node: z.string() });
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      optional: z.boolean().optional(),
      engines: z.looseObject({ node: z.string().optional() }).optional().catch(undefined),
    }),
  ),
});

it('all packages run on the oldest Node.js that package.json names', () => {
  const { engines: ours } = z.object({ engines }).parse(read('package.json'));
  const oldest = minVersion(ours.node)?.version ?? '';
  expect(oldest).toMatch(/^20\./);
  const { packages } = lock.parse(read('package-lock.json'));
  const stated = Object.entries(packages).filter(([name, { engines: theirs }]) => name && theirs?.node);
  expect(stated.length).toBeGreaterThan(200);
  const tooNew = stated.filter(
    ([, { engines: theirs, optional }]) => !optional && !satisfies(oldest, theirs?.node ?? ''),
  );
  expect(tooNew.map(([name, { version, engines: theirs }]) => `${name} ${version} ${theirs?.node}`)).toEqual(
    [],
  );
});
