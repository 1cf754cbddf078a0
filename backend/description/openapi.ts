import { z } from 'zod/v4';
import { errorEnvelope } from '#contract/errors.ts';
import { operations, type Access, type Operation } from '#contract/operations.ts';

/** A JSON Schema (2020-12, as OpenAPI 3.1 uses it) without references. */
export type JsonSchema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Answer {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
}

/** One call in the form OpenAPI 3.1 gives it. */
export interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer>;
}

/** Who may use an operation, in a sentence. */
export const accessSentences: Record<Access, string> = {
  anyone: 'Anybody may call this.',
  'signed-in': 'For anybody who is signed in.',
  organiser: 'For the organiser of the event. A guest of it gets 403, anybody else 404.',
  'guest-or-key': 'For the guest named in the path (signed in, or with the key of the personal link) and for the organiser.',
};

/** The part of the product an operation belongs to. */
export function tagOf(path: string): string {
  if (path.startsWith('/auth/')) return 'Accounts';
  if (/\/(drafts|draft-rescues)\b/.test(path)) return 'Drafts';
  if (/\/(add-invitees|invitations|link|unsubscribe)\b/.test(path)) return 'Invitations';
  if (/\{eventId\}\/guests/.test(path)) return 'Guests';
  if (path.includes('/images')) return 'Pictures';
  return 'Events';
}

/** The description of the whole API, made from the contract: nothing here is written twice. */
export function openApiDocument(appUrl: string) {
  const paths: Record<string, Record<string, DescribedOperation>> = {};
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(name, operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shagun',
      version: '1',
      description:
        'Sign in with a browser at /auth/login: the session is a cookie. Calls that change something must come from the site itself ' +
        '(Origin or Sec-Fetch-Site), or carry the value of the XSRF-TOKEN cookie in the header X-XSRF-TOKEN. Amounts are rupees.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: appUrl }],
    tags: [...new Set(Object.values<Operation>(operations).map(({ path }) => tagOf(path)))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: appUrl.startsWith('https:') ? '__Host-shagun_session' : 'shagun_session' },
      },
    },
  };
}

function describe(name: string, operation: Operation): DescribedOperation {
  const { path, summary, access, body, multipart, query, params } = operation;
  const signedIn = { session: [] };
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary,
    description: accessSentences[access],
    security: access === 'anyone' ? [] : access === 'guest-or-key' ? [signedIn, {}] : [signedIn],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: takenSchema(body) } } } }),
    ...(multipart && { requestBody: { required: true, content: { 'multipart/form-data': { schema: { type: 'object' } } } } }),
    responses: { ...success(operation), ...failures(operation) },
  };
}

function success({ status = 200, response }: Operation): Record<string, Answer> {
  const content: Answer['content'] = response ? { 'application/json': { schema: toSchema(response, 'output') } } : { '*/*': { schema: {} } };
  return { [String(status)]: { description: response ? 'Done.' : 'A file.', content } };
}

const envelope = { 'application/json': { schema: toSchema(errorEnvelope, 'output') } };

/** What may go wrong, by what the operation takes. Every answer has the same envelope. */
function failures({ access, body, multipart, query, params }: Operation): Record<string, Answer> {
  const takesBody = Boolean(body ?? multipart);
  const known: [string, string, boolean][] = [
    ['400', 'Something sent is not right; `details` says what, field by field.', takesBody || Boolean(query)],
    ['401', 'Nobody is signed in.', access === 'signed-in' || access === 'organiser'],
    ['403', 'Not yours to do, or not sent from this site.', access !== 'anyone' || takesBody],
    ['404', 'There is no such thing, or not for you.', Boolean(params)],
    ['413', 'Too large.', takesBody],
    ['415', 'Not the kind of content this takes.', takesBody],
  ];
  const answers: Record<string, Answer> = { default: { description: 'Any other error, with the same envelope.', content: envelope } };
  for (const [status, description, applies] of known) {
    if (applies) answers[status] = { description, content: envelope };
  }
  return answers;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = takenSchema(schema) as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** What may be sent. Limits are those that hold after tidying (spaces folded), which are the narrower ones. */
function takenSchema(schema: z.ZodType): JsonSchema {
  return narrow(toSchema(schema, 'input'), toSchema(schema, 'output'));
}

function narrow(taken: JsonSchema, kept: JsonSchema | undefined): JsonSchema {
  if (!kept || taken.type !== kept.type) return taken;
  if (taken.type === 'string') {
    const { minLength = taken.minLength, maxLength = taken.maxLength } = kept;
    return { ...taken, ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
  }
  if (taken.type === 'array') return { ...taken, items: narrow((taken.items ?? {}) as JsonSchema, kept.items as JsonSchema | undefined) };
  const properties = taken.properties as Record<string, JsonSchema> | undefined;
  if (!properties) return taken;
  const keptProperties = (kept.properties ?? {}) as Record<string, JsonSchema>;
  return { ...taken, properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, narrow(property, keptProperties[name])])) };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  // what a schema takes before it tidies it up cannot always be said: then anything is
  const described: JsonSchema = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) };
  delete described.$schema;
  return described;
}
