import path from 'node:path';
import { tools } from '#scripts/lib/programs.ts';
import { runNode } from '#scripts/lib/children.ts';
import { runCommand } from '#scripts/lib/settings.ts';

/* `npm run screenshots`: a picture of every page, on a phone, in the dark and on a desktop, into `screenshots/`. */
runCommand(() =>
  runNode([tools.playwright, 'test', 'e2e/accessibility.spec.ts', '--project=js', '--workers=1', '--grep=every page'], {
    SCREENSHOTS: path.resolve('screenshots'),
  }),
);
