import { z } from 'zod/v4';
import { answerReaders, type ReadersTree } from '#contract/audience/answers.ts';
import { errorEnvelope } from '#contract/common/errors.ts';
import { webhookPayload, type WebhookPayload } from '#contract/messaging/webhook-payloads.ts';
import {
  operations,
  operationsByWord,
  type Access,
  type Operation,
  type OperationName,
} from '#contract/operations.ts';
import * as apiWords from '#messages/api-description/en.ts';
import * as frameWords from '#messages/site/guest-frame/en.ts';

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

/** For each operation the word of the product it belongs to. */
const wordOf = new Map(
  Object.entries(operationsByWord).flatMap(([word, calls]) =>
    Object.keys(calls).map((name) => [name, apiWords.parts[word as keyof typeof operationsByWord]]),
  ),
);

/** The description of the whole API, made from the contract: nothing here is written twice. */
export function openApiDocument(appUrl: string) {
  const paths: Record<string, Record<string, DescribedOperation>> = {};
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(name, operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: frameWords.siteName,
      version: '1',
      description: apiWords.signIn,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: appUrl }],
    tags: Object.entries(apiWords.parts).map(([word, name]) => ({
      name,
      description: apiWords.partsMean[word as keyof typeof apiWords.parts],
    })),
    paths,
    webhooks: describedWebhooks(),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: appUrl.startsWith('https:') ? '__Host-shagun_session' : 'shagun_session',
        },
        apiKey: { type: 'http', scheme: 'bearer', description: apiWords.keys },
        webhookSignature: {
          type: 'apiKey',
          in: 'header',
          name: 'webhook-signature',
          description: apiWords.webhookSignature,
        },
      },
    },
  };
}

/** What works without signing in. */
const needsNobody: ReadonlySet<Access> = new Set<Access>(['anyone', 'guest-or-key', 'signed-in-or-key']);

/** By a session, by a key, by nothing: any of them; an empty list where there is nothing to prove. */
function waysIn({ access, apiKey }: Operation): Record<string, string[]>[] {
  const byKey = apiKey === 'never' ? [] : [{ apiKey: [apiKey] }];
  if (access === 'anyone') return byKey.length > 0 ? [...byKey, {}] : [];
  return [{ session: [] }, ...byKey, ...(needsNobody.has(access) ? [{}] : [])];
}

/** What is sent to the addresses of organisers, by type (docs/webhooks.md). */
function describedWebhooks() {
  return Object.fromEntries(
    webhookPayload.options.map((message) => {
      const [type = 'webhook.test'] = message.shape.type.values;
      return [type, { post: describedWebhook(type, message) }];
    }),
  );
}

const describedWebhook = (type: WebhookPayload['type'], message: z.ZodType) => ({
  // told apart from calls: onReplyChanged
  operationId: `on.${type}`.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
  tags: [apiWords.parts.webhooks],
  summary: apiWords.webhooks[type],
  security: [{ webhookSignature: [] }],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: toSchema(message, 'output') } },
  },
  responses: { '2XX': { description: apiWords.webhookAnswer } },
});

function keysOf({ apiKey, recentSignIn }: Operation): string {
  if (apiKey === 'never') return apiWords.notByKey;
  return recentSignIn ? apiWords.byKeyInPart(apiKey) : apiWords.byKey(apiKey);
}

function describe(name: string, operation: Operation): DescribedOperation {
  const { summary, access, recentSignIn = 'never', body, multipart, query, params } = operation;
  return {
    operationId: name,
    tags: [wordOf.get(name) ?? name],
    summary,
    description: [apiWords.access[access], keysOf(operation), apiWords.recentSignIn[recentSignIn]]
      .filter(Boolean)
      .join(' '),
    security: waysIn(operation),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: takenSchema(body) } } },
    }),
    ...(multipart && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: { type: 'object' } } } },
    }),
    responses: { ...success(operation, answerReaders[name as OperationName]), ...failures(operation) },
  };
}

function success({ status = 200, response }: Operation, readers: ReadersTree): Record<string, Answer> {
  const content: Answer['content'] = response
    ? { 'application/json': { schema: withReaders(toSchema(response, 'output'), readers) } }
    : { '*/*': { schema: {} } };
  return {
    [String(status)]: {
      description: response ? apiWords.done : apiWords.file,
      content,
    },
  };
}

/** The schema with the readers of each field that is not for everybody who gets the answer. */
function withReaders(schema: JsonSchema, readers: ReadersTree): JsonSchema {
  if (readers === 'anyone') return schema;
  if (typeof readers === 'string') return { ...schema, 'x-readers': apiWords.readers[readers] };
  const inside: JsonSchema = { ...schema };
  if (schema.items) inside.items = withReaders(schema.items as JsonSchema, readers);
  for (const variants of ['anyOf', 'oneOf']) {
    if (schema[variants])
      inside[variants] = (schema[variants] as JsonSchema[]).map((variant) => withReaders(variant, readers));
  }
  if (schema.properties) {
    const properties = Object.entries(schema.properties as Record<string, JsonSchema>);
    inside.properties = Object.fromEntries(
      properties.map(([name, property]) => [name, withReaders(property, readers[name] ?? 'anyone')]),
    );
  }
  return inside;
}

const envelope = { 'application/json': { schema: toSchema(errorEnvelope, 'output') } };

/** What may go wrong, by what the operation takes. Every answer has the same envelope. */
function failures({ access, body, multipart, query, params }: Operation): Record<string, Answer> {
  const takesBody = Boolean(body ?? multipart);
  const applies: Record<keyof typeof apiWords.failures, boolean> = {
    400: takesBody || Boolean(query),
    401: access !== 'anyone' && access !== 'guest-or-key',
    403: access !== 'anyone' || takesBody,
    404: Boolean(params),
    413: takesBody,
    415: takesBody,
  };
  const answers: Record<string, Answer> = {
    default: { description: apiWords.otherFailure, content: envelope },
  };
  for (const status of [400, 401, 403, 404, 413, 415] as const) {
    if (applies[status]) answers[status] = { description: apiWords.failures[status], content: envelope };
  }
  return answers;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = takenSchema(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
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
    return {
      ...taken,
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
    };
  }
  if (taken.type === 'array')
    return {
      ...taken,
      items: narrow((taken.items ?? {}) as JsonSchema, kept.items as JsonSchema | undefined),
    };
  const properties = taken.properties as Record<string, JsonSchema> | undefined;
  if (!properties) return taken;
  const keptProperties = (kept.properties ?? {}) as Record<string, JsonSchema>;
  return {
    ...taken,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, narrow(property, keptProperties[name])]),
    ),
  };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  // what a schema takes before it tidies it up cannot always be said: then anything is
  const described: JsonSchema = {
    ...z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }),
  };
  delete described.$schema;
  return described;
}
