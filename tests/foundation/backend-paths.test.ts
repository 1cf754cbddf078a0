import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { operations, type Operation } from '#contract/operations.ts';

it('each call of the API is handed on to the backend by the routes', () => {
  const entries = routes as { path?: string; file: string }[];
  const handedOn = entries.flatMap(({ path = '', file }) =>
    file === 'server/backend-paths.ts' ? [path.replace(/\*$/, '')] : [],
  );
  const lost = Object.entries<Operation>(operations).filter(
    ([, { path }]) => !handedOn.some((beginning) => path.startsWith(`/${beginning}`)),
  );
  expect(handedOn.length).toBeGreaterThan(0);
  expect(lost.map(([name, { path }]) => `${name}: ${path}`)).toEqual([]);
});
