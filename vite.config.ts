import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';

/**
 * Fails the browser build when anything in it reaches the server half. Without
 * this a component that imports `backend/` would ship the database to browsers.
 */
function keepServerCodeOutOfBrowsers(): Plugin {
  return {
    name: 'shagun:keep-server-code-out-of-browsers',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (options.ssr || !importer) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = resolved?.id.split('?')[0]?.replaceAll('\\', '/');
      const inServerHalf = /\/(backend|sandbox|scripts)\//.test(file ?? '') && !file?.includes('/node_modules/');
      if (file && inServerHalf && file.startsWith(process.cwd().replaceAll('\\', '/'))) {
        this.error(`${importer} runs in browsers and must not import ${source}: only app/backend.server.ts may.`);
      }
      return null;
    },
  };
}

export default defineConfig({
  plugins: [keepServerCodeOutOfBrowsers(), remix(remixConfig), tailwindcss()],
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
});
