import { existsSync } from 'node:fs';

// the one without windows first: the same engine, and the browser tests take half the processor's time in it
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium of this machine, or the one CHROMIUM_PATH names.
 *
 * @throws Error that says what to install when there is none
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  const found = (named ? [named] : places).find((file) => existsSync(file));
  if (found) return found;
  throw new Error(
    named
      ? `CHROMIUM_PATH names ${named}, which is not there.`
      : 'Chromium is not installed, and the browser tests need it. On Debian: apt-get install chromium-headless-shell; elsewhere set CHROMIUM_PATH.',
  );
}

/** How tests start it: as root in a container it has no sandbox of its own to use. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
