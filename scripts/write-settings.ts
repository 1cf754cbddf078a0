import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '#scripts/lib/settings.ts';
import { SETTINGS_FILE, settingsDocument } from '#scripts/lib/settings-document.ts';

/** `npm run settings`: writes the defaults in docs/settings.md anew, as the code knows them. */
runCommand(async () => writeFileSync(SETTINGS_FILE, settingsDocument(readFileSync(SETTINGS_FILE, 'utf8'))));
