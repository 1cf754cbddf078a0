import fc from 'fast-check';
import type { Operation } from '#contract/operations.ts';
import { exampleOf } from './examples.ts';
import { mutate, mutation } from './mutation.ts';
import {
  wildContentType,
  wildHeader,
  wildKey,
  wildMultipart,
  wildSegment,
  wildText,
  wildValue,
} from './wild.ts';

/** Who may send a generated request. */
const senders = ['visitor', 'keyHolder', 'stranger', 'guest', 'organiser'] as const;

/** What is known to be right, from which a generated request departs. */
export interface Sensible {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: object;
  form?: () => Promise<FormData>;
}

/** One request, still without the names of the world it is sent into. */
export interface Plan {
  who: (typeof senders)[number];
  /** The request, given what is sensible. */
  request(
    sensible: Sensible,
    origin: string,
  ): Promise<{ path: string; init: RequestInit & { headers: Record<string, string> } }>;
}

/** Replaces some of a record's texts. */
const departures = (value: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 2, arbitrary: fc.array(value, { minLength: 1, maxLength: 3 }) },
  );

type Body = { text(sensible: Sensible): string | Promise<BodyInit> | null; type: string | null };

const asJson = (value: unknown): string => JSON.stringify(value) ?? '';

function jsonBodies(operation: Operation): fc.Arbitrary<Body> {
  const changed = fc.array(mutation, { maxLength: 3 }).map((changes): Body => ({
    type: 'application/json',
    text: ({ body = {} }) => asJson(mutate(body, changes)),
  }));
  const made =
    operation.body &&
    exampleOf(operation.body).map((value): Body => ({
      type: 'application/json',
      text: ({ body = {} }) =>
        asJson(typeof value === 'object' && !Array.isArray(value) ? { ...body, ...value } : value),
    }));
  const wild = wildValue.map((value): Body => ({ type: 'application/json', text: () => asJson(value) }));
  const cut = fc.nat({ max: 60 }).map((length): Body => ({
    type: 'application/json',
    text: ({ body = {} }) => asJson(body).slice(0, length),
  }));
  const misnamed = wildContentType.map((type): Body => ({ type, text: ({ body = {} }) => asJson(body) }));
  return fc.oneof(
    { weight: 5, arbitrary: changed },
    ...(made ? [{ weight: 5, arbitrary: made }] : []),
    wild,
    cut,
    misnamed,
  );
}

function formBodies(): fc.Arbitrary<Body> {
  const changed = fc
    .array(
      fc.record({
        at: fc.nat({ max: 20 }),
        key: wildKey,
        value: wildText,
        how: fc.constantFrom('replace', 'remove', 'add', 'file'),
      }),
      { maxLength: 3 },
    )
    .map((changes): Body => ({
      type: null,
      text: async ({ form }) => {
        const data = (await form?.()) ?? new FormData();
        for (const { at, key, value, how } of changes) {
          const names = [...new Set(data.keys())];
          const name = names[at % Math.max(1, names.length)] ?? key;
          if (how === 'remove') data.delete(name);
          else if (how === 'add') data.append(key, value);
          else if (how === 'file') data.set(name, new File([value], value.slice(0, 20)));
          else data.set(name, value);
        }
        return data;
      },
    }));
  const broken = fc
    .tuple(wildContentType, wildMultipart)
    .map(([type, text]): Body => ({ type, text: () => text }));
  return fc.oneof({ weight: 2, arbitrary: changed }, broken);
}

/** Requests for one operation: most depart from a sensible one in a few places. */
export function plansFor(operation: Operation): fc.Arbitrary<Plan> {
  const bodies = operation.multipart
    ? formBodies()
    : operation.body
      ? jsonBodies(operation)
      : fc.constant<Body>({ type: null, text: () => null });
  return fc
    .record({
      who: fc.constantFrom(...senders, 'organiser' as const, 'organiser' as const),
      segments: departures(wildSegment),
      query: departures(wildText),
      extra: fc.option(fc.tuple(wildKey, wildText), { freq: 6 }),
      headers: fc.dictionary(
        fc.constantFrom(
          'Accept-Language',
          'Idempotency-Key',
          'X-XSRF-TOKEN',
          'User-Agent',
          'Accept',
          'If-None-Match',
          'Range',
          'X-Shagun-Client-Address',
        ),
        wildHeader,
        { maxKeys: 2 },
      ),
      body: bodies,
    })
    .map(({ who, segments, query, extra, headers, body }) => ({
      who,
      async request(sensible) {
        const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        const path = operation.path.replace(
          /\{(\w+)\}/g,
          (_, name: string) =>
            segments[names.length - 1 - names.indexOf(name)] ??
            encodeURIComponent(sensible.params[name] ?? 'none'),
        );
        const search = new URLSearchParams(sensible.query);
        const keys = operation.query ? Object.keys(exampleKeys(operation) ?? {}) : [];
        query.forEach((text, index) =>
          search.append(keys[(index + text.length) % Math.max(1, keys.length)] ?? 'page', text),
        );
        if (extra) search.append(...extra);
        const content = await body.text(sensible);
        return {
          path: `${path}?${search}`,
          init: {
            method: operation.method,
            headers: { ...headers, ...(body.type ? { 'Content-Type': body.type } : {}) },
            ...(content !== null && operation.method !== 'GET' ? { body: content } : {}),
          },
        };
      },
    }));
}

/** Names of the query's parts, where the schema is an object. */
function exampleKeys({ query }: Operation): unknown {
  return query && 'shape' in query ? query.shape : undefined;
}
