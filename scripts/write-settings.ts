import { writeFileSync } from 'node:fs';
import { runCommand } from '#scripts/lib/settings.ts';
import { SETTINGS_FILE, settingsDocument } from '#scripts/lib/settings-document.ts';

/** `npm run settings`: writes docs/settings.md from the settings as the code knows them. */
runCommand(async () => writeFileSync(SETTINGS_FILE, settingsDocument()));
