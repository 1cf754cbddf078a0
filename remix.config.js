/**
 * Options of the Remix Vite plugin; `vite.config.ts` passes them on. Every
 * `v3_*` flag is on so that moving to React Router 7 is a change of imports.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  // a build for each language (scripts/lib/build.ts)
  buildDirectory: process.env.APP_LANGUAGE === 'hi' ? 'build/hi' : 'build',
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
