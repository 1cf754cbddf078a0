import { z } from 'zod/v4';
import { keyWords } from '#messages/security/api-keys/words.ts';
import { id, outcome, requiredLine } from '#contract/common/fields.ts';
import { API_KEY_NAME_LENGTH } from './api-key-limits.ts';
import { keyScopes } from '#contract/common/api-key-scopes.ts';

/** How long a key works: 30, 90 or 365 days, or until it is revoked. */
export const keyTerms = ['month', 'quarter', 'year', 'always'] as const;
const scopes = z.array(z.enum(keyScopes));

/** A key as its owner sees it. `keyId` names it and opens nothing; `start` is its first characters. */
const apiKey = z.object({
  keyId: id,
  name: z.string(),
  start: z.string(),
  scopes,
  madeAt: z.string(),
  /** Null for no end. */
  endsAt: z.string().nullable(),
  /** Exact to an hour; null until it was used. */
  lastUsedAt: z.string().nullable(),
  /** Null while its owner let it be. */
  revokedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** `keys` work, `past` do not any more. `signInFirst`: the session is too old to make one. */
export const apiKeys = z.object({
  keys: z.array(apiKey),
  past: z.array(apiKey),
  signInFirst: z.boolean(),
});
export const apiKeyParams = z.object({ keyId: id });

export const newApiKey = z.object({
  name: requiredLine(() => keyWords.nameMissing, API_KEY_NAME_LENGTH),
  scopes: scopes
    .max(2 * keyScopes.length)
    .min(1, { error: () => keyWords.scopesMissing })
    .transform((chosen) => [...new Set(chosen)]),
  lasts: z.enum(keyTerms, { error: () => keyWords.lastsMissing }),
});
export type NewApiKey = z.infer<typeof newApiKey>;

/** What making one answers: `secret` is the key itself, now and never again. */
export const apiKeyMade = outcome.extend({ secret: z.string(), key: apiKey });
