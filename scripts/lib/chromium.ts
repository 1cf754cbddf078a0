import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { packagesAlone, root, tools } from '#scripts/lib/programs.ts';

/** A Chromium, and what Playwright's `launch` needs to start it. */
interface Chromium {
  /** One line for people: which one it is. */
  from: string;
  launch: { executablePath?: string; args: string[]; env?: Record<string, string> };
}

// the one without windows first: the same engine, and the browser tests take half the processor's time in it
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** As root in a container it has no sandbox of its own to use. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const bundle = path.join(root, 'node_modules/@sparticuz/chromium');

/**
 * The Chromium that CHROMIUM_PATH names, or the one of this machine; where there is none, on
 * Linux x64 the one in a package (unpacked once, into `node_modules/.cache`), elsewhere
 * Playwright's own download.
 *
 * @throws Error that says what to do when none of them can be had
 */
export function findChromium(): Chromium {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  const installed = named || (packagesAlone() ? undefined : places.find((file) => existsSync(file)));
  if (installed) return { from: `Chromium: ${installed}`, launch: { executablePath: installed, args } };
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(bundle)) return unpacked();
  // Playwright reads this file again in each of its workers, where the download is there
  if (!process.env.TEST_WORKER_INDEX) download();
  return { from: 'Chromium: Playwright’s own', launch: { args } };
}

function unpacked(): Chromium {
  const { version } = JSON.parse(readFileSync(path.join(bundle, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpack(folder);
  return {
    from: `Chromium: ${version}, from the package @sparticuz/chromium (none is installed)`,
    launch: {
      executablePath: path.join(folder, 'chromium'),
      args,
      // a bare system has neither its libraries nor a single font
      env: {
        ...(process.env as Record<string, string>),
        LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
        ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') }),
      },
    },
  };
}

/**
 * Unpacks in a process of its own, because the package takes the folder for temporary files, and
 * the libraries only where it believes to be in the cloud that lacks them too.
 */
function unpack(folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  const code = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    encoding: 'utf8',
  });
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(`Chromium could not be unpacked into ${folder}:\n${stderr}`);
  }
  writeFileSync(path.join(draft, 'fonts.conf'), fontsConfiguration(folder));
  // root may run it first and somebody else later
  for (const file of [draft, path.join(draft, 'chromium')]) chmodSync(file, 0o755);
  try {
    renameSync(draft, folder);
  } catch (error) {
    // somebody else was faster
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The package's letters, and Hindi ones that invitations are drawn with. */
const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <dir>${root}/node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

function download(): void {
  const { status } = spawnSync(process.execPath, [tools.playwright, 'install', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    throw new Error(
      'Chromium is not installed and could not be downloaded. Install it, or name one in CHROMIUM_PATH.',
    );
}
