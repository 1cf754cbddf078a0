import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importGraph, projectRoot } from '#scripts/lib/import-graph.ts';

/*
 * The guest's page carries its own styles, made from the files that app/styles/guest.css and
 * guest-header.css name. A file that page comes to
 * use without being named there loses its looks without a word.
 */

/** Files the page reaches which guests do not see, or which bring their styles along. */
const elsewhere: Readonly<Record<string, string>> = {
  'app/events/answer-bar.tsx': 'for hosts, whose page loads the styles of all pages',
  'app/hosting/event-menu.tsx': 'for hosts',
  'app/events/overview/giving-question.tsx': 'for hosts',
  'app/events/overview/overview.tsx': 'for hosts',
  'app/ui/missing-part.tsx': 'for hosts',
  'app/ui/page.tsx': 'for hosts',
  'app/notifications/bell-panel.tsx': 'has notifications.css',
  'app/notifications/live-bell.tsx': 'has notifications.css',
  'app/notifications/notification-summary.tsx': 'has notifications.css',
};

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const styles = ['guest', 'guest-header'].map((name) => read(`app/styles/${name}.css`)).join('\n');
const named = [...styles.matchAll(/^@source '\.\.\/([^']+)';$/gm)].map(([, file = '']) => `app/${file}`);
const isNamed = (file: string) =>
  named.some((each) => each === file || each === path.join(path.dirname(file), '*.tsx'));
const classesIn = (file: string) =>
  [...read(file).matchAll(/className="([^"]+)"/g)].flatMap(([, classes = '']) => classes.split(' '));

it('names all files whose classes the page uses', () => {
  const graph = importGraph();
  const reached = new Set(
    [...graph.keys()].filter((file) => isNamed(file) && /event-page|site-frame/.test(file)),
  );
  expect(reached.size).toBeGreaterThan(10);
  for (const file of reached)
    for (const { file: imported, typeOnly } of graph.get(file) ?? [])
      if (imported?.startsWith('app/') && imported.endsWith('.tsx') && !typeOnly) reached.add(imported);
  const known = [...graph.keys()].filter(isNamed).map(read).join('\n');
  const lost = [...reached]
    .filter((file) => !isNamed(file) && !(file in elsewhere))
    .flatMap((file) => classesIn(file).map((each) => [file, each] as const))
    .filter(
      ([, each]) => !new RegExp(`(?<![\\w-])${each.replace(/[.[\]()*+?]/g, '\\$&')}(?![\\w-])`).test(known),
    );
  expect(lost).toEqual([]);
  expect(Object.keys(elsewhere).filter((file) => !reached.has(file))).toEqual([]);
});
