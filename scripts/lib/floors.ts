import type { Import } from '#scripts/lib/import-graph.ts';

type Graph = ReadonlyMap<string, readonly Import[]>;

/** The backend's folders from the top: each imports only from those after it. */
export const floors = [
  'use-cases',
  'gifts',
  'guests',
  'money',
  'designs',
  'events',
  'accounts',
  'messaging',
  'providers',
  'platform',
] as const;

/** What starts and joins the backend; imported by nothing of it. */
export const entrances = ['server.ts', 'boot.ts', 'app.ts'] as const;

/**
 * The app's folders that pages are made of, from the top: each imports only from those after it. The folders of pages stand above
 * them all, and use each other without circles.
 */
export const appFloors = [
  'invited',
  'replies',
  'hosting',
  'forms',
  'frame',
  'server',
  'ui',
  'framework',
  'styles',
] as const;

/** What Remix and the server begin with; imported by nothing of the app. */
export const appEntrances = [
  'entry.client.tsx',
  'entry.server.tsx',
  'env.d.ts',
  'root.tsx',
  'routes.ts',
  'server.mjs',
] as const;

/** What stands directly in `folder` on the way to `file`, a sub-folder or the file; undefined for a file elsewhere. */
export function roomIn(folder: string, file: string): string | undefined {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
}

/** For each thing directly in `folder` the others there it imports from, types included. */
export function importsWithin(graph: Graph, folder: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const from = roomIn(folder, file);
    if (!from) continue;
    const others = found.get(from) ?? new Set<string>();
    found.set(from, others);
    for (const imported of imports) {
      const to = imported.file && roomIn(folder, imported.file);
      if (to && to !== from) others.add(to);
    }
  }
  return found;
}

/** `top` and every folder below it that holds files of the graph. */
export function foldersBelow(graph: Graph, top: string): string[] {
  const folders = new Set<string>();
  for (const file of graph.keys()) {
    const parts = file.split('/');
    if (parts[0] === top)
      for (let depth = 1; depth < parts.length; depth += 1) folders.add(parts.slice(0, depth).join('/'));
  }
  return [...folders].sort();
}

/**
 * The floors as a drawing in Mermaid's language, from the top, and as a table of what each
 * imports from. Made of the imports alone.
 */
export function drawFloors(graph: Graph): string {
  const within = importsWithin(graph, 'backend');
  const name = (floor: string) => floor.replaceAll('-', '_');
  const below = (floor: string) => floors.filter((other) => within.get(floor)?.has(other));
  const words = (floor: string) =>
    [...importsWithin(graph, `backend/${floor}`).keys()].filter((room) => !room.includes('.')).sort();
  // an arrow to the next floor down is enough where a longer way leads there too
  const reached = (floor: string, to: string): boolean =>
    below(floor).some((other) => other === to || reached(other, to));
  const arrows = floors.flatMap((floor) =>
    below(floor)
      .filter((to) => !below(floor).some((other) => other !== to && reached(other, to)))
      .map((to) => `  ${name(floor)} --> ${name(to)}`),
  );
  const rows = floors.map(
    (floor) => `| \`${floor}/\` | ${words(floor).join(', ') || '–'} | ${below(floor).join(', ') || '–'} |`,
  );
  return [
    '```mermaid',
    'flowchart TD',
    ...floors.map(
      (floor) =>
        `  ${name(floor)}["${floor}${words(floor).length > 0 ? `<br/><small>${words(floor).join(', ')}</small>` : ''}"]`,
    ),
    ...arrows,
    '```',
    '',
    '| floor | its folders | imports from |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The document that holds the drawing of the floors, and the marks it stands between. */
export const FILE = 'docs/structure.md';
export const BEGIN = '<!-- drawn by npm run floors -->';
export const END = '<!-- end of the drawing -->';
