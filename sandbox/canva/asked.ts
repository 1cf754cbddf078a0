import { z } from 'zod/v4';

/** Scopes the provider knows; one it does not know refuses the whole request. */
const knownScopes = [
  'design:meta:read',
  'design:content:read',
  'design:content:write',
  'folder:read',
  'folder:write',
  'asset:read',
  'asset:write',
  'profile:read',
];

/** What a consent is asked for with, in the address. */
export const asked = z.object({
  client_id: z.string(),
  response_type: z.literal('code'),
  redirect_uri: z.string(),
  scope: z.string().refine((text) => text.split(' ').every((scope) => knownScopes.includes(scope))),
  state: z.string().min(1).max(500),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.enum(['S256', 's256']),
});
export type Asked = z.output<typeof asked>;
