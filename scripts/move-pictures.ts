import { parseArgs } from 'node:util';
import { bootBackend } from '#backend/boot.ts';
import { movePictures } from '#backend/platform/images/move-service.ts';
import { probeStore } from '#backend/platform/picture-store/port.ts';
import { createPictureStores } from '#backend/platform/picture-store/stores.ts';
import { count } from '#contract/common/format.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';

const places = ['database', 'folder', 's3'] as const;
type Place = (typeof places)[number];

/*
 * `npm run move-pictures -- --to=s3`: moves all pictures to one place, also while people use the site (with the embedded database
 * that has to be stopped). Broken off it goes on where it was. It ends with code 1 when pictures were not where they should be.
 */
runCommand(async () => {
  const to = placeTo(process.argv.slice(2));
  const env = loadSettings({ LOG_LEVEL: 'silent' });
  // before the database is opened, which the embedded one would be made for
  const store = to === 'database' ? null : createPictureStores(env).named(to);
  if (to !== 'database' && !store)
    throw new Error('There are no settings of an S3 store: state S3_ENDPOINT and the others (.env.example).');
  if (store) await probeStore(store);
  const backend = await bootBackend(env, { runJobs: false, migrate: false, waits: null });
  try {
    const { ctx } = backend;
    if (env.PICTURE_STORE !== to)
      process.stdout.write(
        `New pictures still go elsewhere: set PICTURE_STORE=${to} where Shagun runs, and then move what came in meanwhile.\n`,
      );
    const { moved, gone, lost } = await movePictures(ctx, store, (done, all) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all}`);
    });
    process.stdout.write(
      `${count(moved, 'picture')} moved${gone > 0 ? `; ${count(gone, 'picture')} deleted or moved by somebody else meanwhile` : ''}. What they left is deleted by the jobs within minutes.\n`,
    );
    if (lost.length === 0) return 0;
    process.stdout.write(
      `${count(lost.length, 'picture')} not found where the database says, and left as they are: ${lost.slice(0, 20).join(', ')}${lost.length > 20 ? ' …' : ''}\n`,
    );
    return 1;
  } finally {
    await backend.stop();
  }
});

/** @throws Error that says how to call it */
function placeTo(args: string[]): Place {
  try {
    const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
    const place = places.find((each) => each === to);
    if (place) return place;
  } catch {
    // told below
  }
  throw new Error('It is called as: npm run move-pictures -- --to=s3 (or --to=folder, --to=database)');
}
