import type { Plugin } from 'vite';

/** What the server runs of the framework; all of it, so that it is there once. */
const framework = [
  /^@remix-run\/(node|react|router|server-runtime)$/,
  /^react-router/,
  /^remix-utils/,
  /^turbo-stream$/,
];

/** Of a file of the framework: a text that stands there once, and what stands there instead. */
interface Change {
  file: RegExp;
  found: string;
  instead: string;
}

/** What is worked out of the routes is the same for every request; the framework does it a dozen times a page. */
const rememberRoutes: Change[] = [
  {
    file: /@remix-run\/router\/dist\/router\.js$/,
    found: `let branches = flattenRoutes(routes);
  rankRouteBranches(branches);`,
    instead: `let branches = branchesOf.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesOf.set(routes, branches);
  }
  let kept = matchesOf.get(routes);
  if (!kept) matchesOf.set(routes, (kept = new Map()));
  const asked = [allowPartial, pathname].join();
  if (!kept.has(asked)) {
    if (kept.size >= 50) kept.delete(kept.keys().next().value);
    kept.set(asked, matchBranches(branches, pathname, allowPartial));
  }
  // each who asks gets their own
  let params;
  return kept.get(asked)?.map((match) => ({ ...match, params: (params ??= { ...match.params }) })) ?? null;
}
function matchBranches(branches, pathname, allowPartial) {`,
  },
  {
    file: /@remix-run\/router\/dist\/router\.js$/,
    found: 'function compilePath(path, caseSensitive, end) {',
    instead: `const branchesOf = new WeakMap();
const matchesOf = new WeakMap();
const compiledPaths = new Map();
function compilePath(path, caseSensitive, end) {
  const key = [path, caseSensitive, end].join();
  if (!compiledPaths.has(key)) compiledPaths.set(key, compileNewPath(path, caseSensitive, end));
  return compiledPaths.get(key);
}
function compileNewPath(path, caseSensitive, end) {`,
  },
  {
    file: /@remix-run\/react\/dist\/esm\/server\.js$/,
    found: 'createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);',
    instead: `routesOf.get(manifest.routes) ?? createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);
  routesOf.set(manifest.routes, routes);`,
  },
  {
    file: /@remix-run\/react\/dist\/esm\/server\.js$/,
    found: 'function RemixServer(',
    instead: `const routesOf = new WeakMap();
function RemixServer(`,
  },
  {
    file: /@remix-run\/react\/dist\/esm\/components\.js$/,
    found: 'JSON.stringify(getPartialManifest(manifest, router), null, 2)',
    instead: 'partialManifestText(manifest, router)',
  },
  {
    file: /@remix-run\/react\/dist\/esm\/components\.js$/,
    found: 'function Scripts(',
    instead: `const partialManifests = new WeakMap();
function partialManifestText(manifest, router) {
  let kept = partialManifests.get(manifest);
  if (!kept) partialManifests.set(manifest, (kept = new Map()));
  const { matches, location } = router.state;
  const key = [...matches.map((match) => match.route.id), location.pathname.split('/').length].join();
  if (!kept.has(key)) kept.set(key, JSON.stringify(getPartialManifest(manifest, router)));
  return kept.get(key);
}
function Scripts(`,
  },
  {
    file: /react-router-dom\/server\.mjs$/,
    found: `let manifest = {};
  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);

  // Because our context`,
    instead: `let known = dataRoutesOf.get(routes);
  if (!known) {
    known = { manifest: {} };
    known.dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, known.manifest);
    dataRoutesOf.set(routes, known);
  }
  let { manifest, dataRoutes } = known;

  // Because our context`,
  },
  {
    file: /react-router-dom\/server\.mjs$/,
    found: 'function createStaticRouter(',
    instead: `const dataRoutesOf = new WeakMap();
function createStaticRouter(`,
  },
];

/** Pages have all of their data at once (docs/decisions/0048), and few addresses hold what the framework takes out of them. */
const workLessPerRequest: Change[] = [
  {
    file: /server-runtime\/dist\/esm\/data\.js$/,
    found: `function stripIndexParam(request) {`,
    instead: `function stripIndexParam(request) {
  if (!/[?&]index(=|&|$)/.test(request.url)) return request;`,
  },
  {
    file: /server-runtime\/dist\/esm\/data\.js$/,
    found: `function stripRoutesParam(request) {`,
    instead: `function stripRoutesParam(request) {
  if (!/[?&]_routes=/.test(request.url)) return request;`,
  },
  {
    file: /server-runtime\/dist\/esm\/entry\.js$/,
    found: `function createEntryRouteModules(manifest) {
  return`,
    instead: `const modulesOf = new WeakMap();
function createEntryRouteModules(manifest) {
  if (!modulesOf.has(manifest)) modulesOf.set(manifest, collectEntryRouteModules(manifest));
  return modulesOf.get(manifest);
}
function collectEntryRouteModules(manifest) {
  return`,
  },
  {
    file: /server-runtime\/dist\/esm\/single-fetch\.js$/,
    found: `  let timeoutId = setTimeout(() => controller.abort(new Error("Server Timeout")), typeof streamTimeout === "number" ? streamTimeout : 4950);
  requestSignal.addEventListener("abort", () => clearTimeout(timeoutId));
`,
    instead: '',
  },
  {
    file: /turbo-stream\/dist\/turbo-stream\.mjs$/,
    found: `  const textEncoder = new TextEncoder();
  let lastSentIndex = 0;
  const readable =`,
    instead: `  const first = flatten.call(encoder, input);
  if (Object.keys(encoder.deferred).length > 0) throw new Error('A page answers all of its data at once.');
  return first < 0 ? \`\${first}\\n\` : \`[\${encoder.stringified.join(',')}]\\n\`;
  const textEncoder = new TextEncoder();
  let lastSentIndex = 0;
  const readable =`,
  },
];

/** Thirty scripts that are asked for at once would share a slow link with the styles, which alone let the page be seen. */
const scriptsLast: Change[] = ['href: manifest.entry.module', 'href: path'].map((href) => ({
  file: /@remix-run\/react\/dist\/esm\/components\.js$/,
  found: `rel: "modulepreload",
    ${href},`,
  instead: `rel: "modulepreload",
    fetchpriority: "low",
    ${href},`,
}));

const changes = [...rememberRoutes, ...workLessPerRequest, ...scriptsLast];

/**
 * Changes the framework in the built server so that it does not do again what it has done, or do what no page
 * of ours needs (docs/decisions/0048), and so that scripts come after styles. Fails the build when a version of it has another text in one of these places.
 */
export function changeFramework(): Plugin {
  const left = new Set(changes);
  return {
    name: 'shagun:change-framework',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    config: () => ({ ssr: { noExternal: framework } }),
    transform(code, id) {
      let changed = code;
      for (const change of changes.filter(({ file }) => file.test(id.replaceAll('\\', '/')))) {
        const parts = changed.split(change.found);
        if (parts.length !== 2) this.error(`"${change.found}" does not stand in ${id} once.`);
        changed = parts.join(change.instead);
        left.delete(change);
      }
      return changed === code ? null : { code: changed, map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`The server was built without ${[...left].map(({ file }) => file.source).join(', ')}.`);
    },
  };
}
