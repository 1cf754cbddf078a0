import type { Server } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';
import { changeFramework } from './app/framework/build-changes.ts';
import { isLanguage, type Language } from './messages/language.ts';

/**
 * Fails the browser build when anything in it reaches the server half. Without
 * this a component that imports `backend/` would ship the database to browsers.
 */
function keepServerCodeOutOfBrowsers(): Plugin {
  return {
    name: 'shagun:keep-server-code-out-of-browsers',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // importer index.html: Remix's development server looks for styles, nothing reaches a browser
      if (options.ssr || !importer || importer.endsWith('/index.html')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = resolved?.id.split('?')[0]?.replaceAll('\\', '/');
      const inServerHalf =
        /\/(backend|sandbox|scripts)\//.test(file ?? '') && !file?.includes('/node_modules/');
      if (file && inServerHalf && file.startsWith(process.cwd().replaceAll('\\', '/'))) {
        this.error(
          `${importer} runs in browsers and must not import ${source}: only app/server/backend-transport.server.ts may.`,
        );
      }
      return null;
    },
  };
}

const everyPage = {
  libraries:
    /\/node_modules\/(@remix-run|clsx|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream)\//,
  frame:
    /\/(app\/(frame\/(inline-page|root-data|route-error|site-bell-face)|site\/site-[\w-]+|framework\/[\w-]+|ui\/(alert|avatar|button|card|copy-button|description-list|error-page|form|icon|logo|menu|progress|submit-button))|messages\/(language|plural))\.tsx?$/,
  // drawn by the server on guests' pages, and by scripts elsewhere
  garland: /\/app\/ui\/toran\.tsx$/,
  // what the guest's page is made of; organisers' pages borrow a part of it
  guest:
    /\/app\/(event-page\/(as-in-document|collaboration-requests|drawn-parts|event-page|programme|reply-[\w-]+|ways-on)|invited\/event-meta|replies\/reply-[\w-]+)\.tsx?$/,
};

/** What `import * as` gives is an object like any other: nobody asks whether it is a module, or writes into it. */
const plainNamespaces = { freeze: false, generatedCode: { preset: 'es2015', symbols: false } } as const;

/**
 * A few files for what every page and the guest's needs, instead of one for each small part: on a slow phone
 * a file costs a request of its own and compresses badly. Name in `frame` only what the
 * guest's page uses, for its scripts have a budget (design: the guest's path).
 */
function fewFilesForBrowsers(): Plugin {
  const manualChunks = (id: string) =>
    Object.entries(everyPage).find(([, files]) => files.test(id.replaceAll('\\', '/')))?.[0];
  return {
    name: 'shagun:few-files-for-browsers',
    config: (_config, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild
        ? { build: { rollupOptions: { output: { manualChunks, ...plainNamespaces } } } }
        : undefined,
  };
}

/** Sends the licences of the libraries in the browsers' scripts along, as `assets/licences.txt`. */
function licencesInOneFile(): Plugin {
  return {
    name: 'shagun:licences-in-one-file',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      const folders = [...this.getModuleIds()].map(
        (id) =>
          /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[1],
      );
      const texts = [...new Set(folders)].sort().flatMap((folder) => {
        const licence = folder && readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
        return licence
          ? [
              `${folder.replace(/^.*\/node_modules\//, '')}\n\n${readFileSync(`${folder}/${licence}`, 'utf8')}`,
            ]
          : [];
      });
      this.emitFile({ type: 'asset', fileName: 'assets/licences.txt', source: texts.join('\n\n') });
    },
  };
}

/**
 * A build of the app speaks one language (docs/decisions/0014): where another than English is built, its catalogues
 * stand in place of the English ones. Browsers get no second one with those of the contract.
 */
function speak(language: Language): Plugin {
  return {
    name: 'shagun:speak',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isOfApp = !/\/backend\/|\/en\.ts$/.test(importer);
      return language !== 'en' && isOfApp && /^#messages\/.*\/en\.ts$/.test(source)
        ? this.resolve(source.replace(/en\.ts$/, `${language}.ts`), importer)
        : null;
    },
    transform(code, id, options) {
      const [, name] = /\/messages\/.*\/words\.ts$/.test(id) ? (/export const (\w+)/.exec(code) ?? []) : [];
      return name && !options?.ssr
        ? { code: `import * as ${name} from './${language}.ts';\nexport { ${name} };`, map: null }
        : null;
    },
  };
}

const { APP_LANGUAGE } = process.env;

/** What `app/server.mjs` does for the built app: each request is let in before Vite answers it. */
function serverMiddleware(): Plugin {
  return {
    name: 'shagun:server-middleware',
    configureServer({ middlewares, httpServer, ssrLoadModule }) {
      const loadServerEvents = () =>
        ssrLoadModule('/app/server/server-events.server.ts') as Promise<
          typeof import('./app/server/server-events.server.ts')
        >;
      httpServer?.once('listening', () => {
        void loadServerEvents().then(({ serveThrough }) => serveThrough(httpServer as Server));
      });
      const loadPostedForm = () =>
        ssrLoadModule('/app/server/posted-form.server.ts') as Promise<
          typeof import('./app/server/posted-form.server.ts')
        >;
      middlewares.use((request, response, next) => {
        Promise.all([loadServerEvents(), loadPostedForm()]).then(([{ prepareRequest }, { rememberForm }]) => {
          prepareRequest(request, response);
          // Vite has noted it before, and Remix goes by that
          request.originalUrl = request.url;
          rememberForm(request.method, () => next());
        }, next);
      });
    },
  };
}

export default defineConfig({
  plugins: [
    serverMiddleware(),
    speak(isLanguage(APP_LANGUAGE) ? APP_LANGUAGE : 'en'),
    keepServerCodeOutOfBrowsers(),
    fewFilesForBrowsers(),
    licencesInOneFile(),
    changeFramework(),
    remix(remixConfig),
    tailwindcss(),
  ],
  optimizeDeps: {
    // known from the start, or development would reload the first page it shows
    include: [
      '@conform-to/react',
      '@conform-to/zod/v4',
      '@headlessui/react',
      '@remix-run/react',
      'clsx',
      'lucide-react',
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'zod/v4',
    ],
    // never in a browser; Remix's search for styles would take them along
    exclude: [
      '@electric-sql/pglite',
      '@remix-run/node',
      'hono',
      'ical-generator',
      'kysely',
      'libphonenumber-js',
      'luxon',
      'nodemailer',
      'openid-client',
      'pg',
      'pg-boss',
      'pino',
      'react-dom/server',
      'sharp',
      'timezones-ical-library',
    ],
  },
  // the notices of the libraries are in one file instead of in every script
  esbuild: { legalComments: 'none' },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
});
