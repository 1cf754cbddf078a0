import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  BEGIN,
  END,
  FILE,
  appEntrances,
  appFloors,
  drawFloors,
  entrances,
  floors,
  foldersBelow,
  importsWithin,
  roomIn,
} from '#scripts/lib/floors.ts';
import { circleIn, importGraph, projectRoot, type Import } from '#scripts/lib/import-graph.ts';

const graph = importGraph();
const backend = [...graph].filter(([file]) => file.startsWith('backend/'));
const floorOf = (file: string) => floors.findIndex((floor) => floor === roomIn('backend', file));

/** Imports of the backend that break a rule, types included, each as 'file → file'. */
const offences = (breaks: (file: string, imported: string) => boolean) =>
  backend.flatMap(([file, imports]) =>
    imports.flatMap(({ file: imported }) =>
      imported && breaks(file, imported) ? [`${file} → ${imported}`] : [],
    ),
  );

describe('the floors of the backend', () => {
  it('are all there is on its first level', () => {
    expect([...new Set(backend.map(([file]) => roomIn('backend', file)))].sort()).toEqual(
      [...floors, ...entrances].sort(),
    );
  });

  it('import from those below alone', () => {
    expect(
      offences(
        (file, imported) =>
          floorOf(file) >= 0 &&
          imported.startsWith('backend/') &&
          (floorOf(imported) < 0 || floorOf(imported) < floorOf(file)),
      ),
    ).toEqual([]);
  });

  it('are drawn in the documents as they are', () => {
    const [, drawing] =
      new RegExp(`${BEGIN}\n\n([\\s\\S]*)\n\n${END}`).exec(
        readFileSync(path.join(projectRoot, FILE), 'utf8'),
      ) ?? [];
    expect(drawing, 'npm run floors draws it').toBe(drawFloors(graph));
  });

  it('are each told in a sentence', () => {
    const text = readFileSync(path.join(projectRoot, FILE), 'utf8');
    expect(floors.filter((floor) => !text.includes(`- **${floor}**`))).toEqual([]);
  });
});

describe('the floors of the app', () => {
  const app = [...graph].filter(([file]) => file.startsWith('app/'));
  const roomOf = (file: string) => roomIn('app', file) ?? '';
  const heightOf = (file: string) => appFloors.findIndex((floor) => floor === roomOf(file));
  const crossing = (breaks: (file: string, imported: string) => boolean) =>
    app.flatMap(([file, imports]) =>
      imports.flatMap(({ file: imported }) =>
        imported?.startsWith('app/') && breaks(file, imported) ? [`${file} → ${imported}`] : [],
      ),
    );

  it('leave nothing loose but what Remix and the server begin with', () => {
    const loose = app.map(([file]) => roomOf(file)).filter((room) => room.includes('.'));
    expect(loose.filter((file) => !appEntrances.some((entrance) => entrance === file))).toEqual([]);
  });

  it('import from those below alone, and never from the folders of pages', () => {
    expect(
      crossing(
        (file, imported) =>
          heightOf(file) >= 0 && (heightOf(imported) < 0 || heightOf(imported) < heightOf(file)),
      ),
    ).toEqual([]);
  });

  it('are entered from nowhere else: nothing imports what Remix and the server begin with', () => {
    expect(
      crossing((_file, imported) => appEntrances.some((entrance) => entrance === roomOf(imported))),
    ).toEqual([]);
  });

  it('are each told in a sentence', () => {
    const text = readFileSync(path.join(projectRoot, FILE), 'utf8');
    expect(appFloors.filter((floor) => !text.includes(`- **${floor}**`))).toEqual([]);
  });
});

describe('imports', () => {
  it('say the floor they lead to, but for those of the same folder', () => {
    const inside = [...graph].filter(([file]) => /^(backend|contract)\//.test(file));
    expect(
      inside.flatMap(([file, imports]) =>
        imports
          .filter(({ specifier }) => specifier.startsWith('../'))
          .map(({ specifier }) => `${file} → ${specifier}`),
      ),
    ).toEqual([]);
  });
});

describe('folders', () => {
  // a folder and a file beside it count as two: what is directly in a folder has an order
  // shapes of one word name another's: an event has guests, a guest has functions of the event
  const free = ['contract'];
  const tops = ['app', 'backend', 'contract', 'messages', 'sandbox'];
  it.each(tops.flatMap((top) => foldersBelow(graph, top)).filter((folder) => !free.includes(folder)))(
    'what is in %s does not go in circles, types included',
    (folder) => {
      expect(circleIn(importsWithin(graph, folder))).toBeNull();
    },
  );

  it('with a circle are found', () => {
    const to = (file: string): Import => ({ specifier: `#${file}`, file, typeOnly: true });
    const knot = new Map([
      ['backend/events/access.ts', [to('backend/guests/service.ts')]],
      ['backend/guests/service.ts', [to('backend/invitations/link.ts')]],
      ['backend/invitations/link.ts', [to('backend/events/dates.ts')]],
    ]);
    expect(circleIn(importsWithin(knot, 'backend'))).toEqual(['events', 'guests', 'invitations', 'events']);
  });
});

describe('a floor', () => {
  it('is entered by its services: no other reads its tables through a repository or mounts its calls', () => {
    const isInner = (file: string) => /(^|[/-])(repository|routes)\.tsx?$/.test(file);
    expect(
      offences(
        (file, imported) => floorOf(file) >= 0 && isInner(imported) && floorOf(imported) !== floorOf(file),
      ),
    ).toEqual([]);
  });

  it('keeps its SQL in repositories; what lies below all words has its own', () => {
    const sqlCall = /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto)\(|\bsql(<[^>`]*>)?`/;
    const others = backend
      .map(([file]) => file)
      .filter(
        (file) =>
          floorOf(file) >= 0 &&
          !file.startsWith('backend/platform/') &&
          !/(^|[/-])repository\.ts$/.test(file),
      );
    expect(others.filter((file) => sqlCall.test(readFileSync(path.join(projectRoot, file), 'utf8')))).toEqual(
      [],
    );
  });

  it('is never an empty folder', () => {
    expect(floors.filter((floor) => !existsSync(path.join(projectRoot, 'backend', floor)))).toEqual([]);
  });
});
