import path from 'node:path';
import { tools } from '#scripts/lib/programs.ts';
import { runNode } from '#scripts/lib/children.ts';
import { runCommand } from '#scripts/lib/settings.ts';

/*
 * `npm run screenshots`: a picture of every page, on a phone, in the dark and on a desktop, into `screenshots/`.
 * With `-- --components`: the pictures and tables of docs/design.md instead.
 */
runCommand(async () => {
  if (process.argv.includes('--components')) {
    // as it is served: React's warnings for browsers mean nothing here
    process.env.NODE_ENV = 'production';
    const { drawComponents } = await import('#scripts/design/pictures.tsx');
    return drawComponents();
  }
  return runNode(
    [
      tools.playwright,
      'test',
      'e2e/accessibility.spec.ts',
      '--project=js',
      '--workers=1',
      '--grep=every page',
    ],
    {
      SCREENSHOTS: path.resolve('screenshots'),
    },
  );
});
