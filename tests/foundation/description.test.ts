import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { schemaText } from '#backend/platform/api-description/schema-text.ts';
import { operations, type Operation } from '#contract/operations.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend();
const all = Object.entries<Operation>(operations);

interface Described {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        tags: string[];
        security: object[];
        parameters: { name: string; in: string }[];
        requestBody?: object;
        responses: Record<string, object>;
      }
    >
  >;
}

async function read(): Promise<{ text: string; document: Described }> {
  const answer = await api.visitor.fetch('/api/openapi.json');
  expect(answer.status).toBe(200);
  const text = await answer.text();
  return { text, document: JSON.parse(text) as Described };
}

describe('openapi.json', () => {
  it('has every operation of the contract and no other', async () => {
    const { document } = await read();
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`,
      ),
    );
    expect(described.sort()).toEqual(
      all.map(([name, { method, path }]) => `${name}: ${method} ${path}`).sort(),
    );
  });

  it('tells each call under the one word of the product it belongs to', async () => {
    const { document } = await read();
    const tagsByCall = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId, tags }) => [operationId, ...tags]),
    );
    const words = Object.fromEntries(tagsByCall);
    expect(tagsByCall.filter((each) => each.length !== 2)).toEqual([]);
    expect([words.updateProfile, words.createEvent, words.joinCollaboration, words.getDesign]).toEqual([
      'Accounts',
      'Events',
      'Giving together',
      'Designs',
    ]);
    const sizes = new Map<string, number>();
    for (const [, tag = ''] of tagsByCall) sizes.set(tag, (sizes.get(tag) ?? 0) + 1);
    // a list of a page or two, not the whole product in one
    expect(Math.max(...sizes.values())).toBeLessThan(20);
  });

  it('names each parameter of a path, each body and each answer', async () => {
    const { document } = await read();
    for (const [name, operation] of all) {
      const described = document.paths[operation.path]?.[operation.method.toLowerCase()];
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect(
        described?.parameters
          .filter((parameter) => parameter.in === 'path')
          .map((parameter) => parameter.name),
        name,
      ).toEqual(inPath);
      expect(described?.requestBody !== undefined, name).toBe(Boolean(operation.body ?? operation.multipart));
      expect(Object.keys(described?.responses ?? {}), name).toEqual(
        expect.arrayContaining([String(operation.status ?? 200), 'default']),
      );
      const ways = described?.security ?? [];
      const openTo = ['anyone', 'guest-or-key', 'signed-in-or-key'];
      expect(ways.length === 0 || ways.some((way) => Object.keys(way).length === 0), name).toBe(
        openTo.includes(operation.access),
      );
      expect(
        ways.flatMap((way) => ('apiKey' in way ? [way.apiKey] : [])),
        name,
      ).toEqual(operation.apiKey === 'never' ? [] : [[operation.apiKey]]);
    }
  });

  it('has nothing that a linter of such descriptions asks for: the shape, summaries, identifiers and security of calls and webhooks, words for tags', async () => {
    const { text } = await read();
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        // fixed words come before what stands for any, in paths as in the router
        'no-ambiguous-paths': 'off',
        // each call has `default`, which is any failure
        'operation-4xx-response': 'off',
        'no-server-example.com': 'off',
      },
    });
    const problems = await lintFromString({ source: text, absoluteRef: '/api/openapi.json', config });
    expect(problems.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
  });

  it('is OpenAPI 3.1 for this address, needs nothing from elsewhere and tells no defaults of ours as secrets', async () => {
    const { text, document } = await read();
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: api.backend.ctx.env.APP_URL }]);
    expect(text).not.toContain('"$ref"');
    expect(text).not.toContain('"$schema"');
    expect(text).not.toContain(api.backend.ctx.env.SESSION_SECRET);
    // a shape the generator could not read would come out empty
    const create = document.paths['/events/create']?.post?.requestBody as {
      content: Record<string, { schema: { properties: object; required: string[] } }>;
    };
    expect(Object.keys(create.content['application/json']?.schema.properties ?? {})).toEqual(
      expect.arrayContaining(['eventType', 'eventName', 'date', 'guests', 'giftsWanted']),
    );
    expect(create.content['application/json']?.schema.required).toContain('eventName');
  });
});

it('says of a field for whom it is, where that is not everybody who gets the answer', async () => {
  const { text } = await read();
  expect(text).toContain('"phone":{"type":"string","x-readers":"for hosts"}');
  const page = await (await api.visitor.fetch('/api/docs')).text();
  expect(page).toMatch(/phone: string, {2}\/\/ for hosts/);
  expect(page).toMatch(/cardNumber: string, {2}\/\/ for the owner/);
});

describe('the page for people', () => {
  it('shows every call without a script, from this site alone', async () => {
    const answer = await api.visitor.fetch('/api/docs');
    const page = await answer.text();
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
    for (const [name, { method, path }] of all) {
      expect(page, name).toContain(`<details id="${name}">`);
      expect(page, name).toMatch(
        new RegExp(`>${method}</span> <code>${path.replace(/[{}.]/g, '\\$&')}</code>`),
      );
    }
    expect(page).not.toMatch(/<script|https?:\/\/(?!localhost)/);
  });
});

describe('schemaText', () => {
  it('writes names, types, options and limits', () => {
    expect(
      schemaText({
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 120 },
          rows: {
            type: 'array',
            maxItems: 3,
            items: { type: 'object', properties: { n: { type: 'integer' } } },
          },
          kind: { anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }], default: 'a' },
        },
      }),
    ).toBe(
      [
        '{',
        '  name: string,  // at least 1, at most 120 characters',
        '  rows?: {',
        '    n?: integer,',
        '  }[],  // at most 3 items',
        '  kind?: "a" | "b" | null,  // default "a"',
        '}',
      ].join('\n'),
    );
  });
});

it.each(['/api/openapi.json', '/api/docs'])('%s is not sent again to who has it', async (path) => {
  const first = await api.visitor.fetch(path);
  const etag = first.headers.get('ETag') ?? '';
  expect(etag).not.toBe('');
  expect(await first.text()).toMatch(/^[{<]/);
  const again = await api.visitor.fetch(path, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});
