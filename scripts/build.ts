import { build } from '#scripts/lib/build.ts';
import { runCommand } from '#scripts/lib/settings.ts';

runCommand(build);
