import { cpSync, existsSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib';
import { build as bundle } from 'vite';
import { languages } from '#messages/language.ts';
import { commands, filesUnder, fingerprint, isBuilt, noteBuild } from '#scripts/lib/built-from.mjs';
import { runNode } from '#scripts/lib/children.ts';
import { root, serverBuild, tools } from '#scripts/lib/programs.ts';

const assets = 'build/client/assets';

/** Builds when there is no build or when it was made from other sources. */
export async function buildIfNeeded(): Promise<void> {
  if (!existsSync(serverBuild) || !isBuilt()) await build();
}

/**
 * The same whatever NODE_ENV is where somebody builds.
 *
 * @throws Error when the build fails
 */
export async function build(): Promise<void> {
  const around = process.env.NODE_ENV;
  const builtFrom = fingerprint();
  process.stdout.write('Building …\n');
  const codes = await Promise.all(
    languages.map((language) =>
      runNode([tools.remix, 'vite:build', '--logLevel', 'error'], {
        NODE_ENV: 'production',
        APP_LANGUAGE: language,
      }),
    ),
  );
  if (codes.some((code) => code !== 0)) throw new Error('The build failed; the reason is above.');
  // what has the same name is the same: names are made of what is in a file
  cpSync('build/hi/client/assets', assets, { recursive: true, force: false });
  await packAssets();
  await buildCommands().finally(() => {
    if (around === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else process.env.NODE_ENV = around;
  });
  noteBuild(builtFrom);
}

/** Puts a Brotli and a gzip copy beside each text file for browsers, as small as they get, so that no visitor waits for one. */
async function packAssets(): Promise<void> {
  const gzipAsync = promisify<Buffer, ZlibOptions, Buffer>(gzip);
  const packers = { br: promisify(brotliCompress), gz: (text: Buffer) => gzipAsync(text, { level: 9 }) };
  const texts = filesUnder(assets).filter((file) => /\.(css|js|svg|txt)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(file);
      for (const [ending, pack] of Object.entries(packers)) {
        const packed = await pack(text);
        if (packed.length < text.length) await writeFile(`${file}.${ending}`, packed);
      }
    }),
  );
}

/** Makes the commands ready as plain JavaScript, what they share once: they start without reading TypeScript. */
async function buildCommands(): Promise<void> {
  const outDir = path.join(root, 'build/commands');
  rmSync(outDir, { recursive: true, force: true });
  // for production wherever they are built: what Vite makes for development cannot write a mail there
  process.env.NODE_ENV = 'production';
  await bundle({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    root,
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(commands.map((name) => [name, path.join(root, 'scripts', `${name}.ts`)])),
      },
    },
  });
}
