import type { Mount } from '#backend/platform/http/implement.ts';
import { listApiKeys, makeApiKey, revokeApiKey } from './service.ts';

export const mountApiKeys: Mount = (ctx, implement) => {
  implement('listApiKeys', ({ viewer }) => listApiKeys(ctx, viewer));
  implement('makeApiKey', ({ viewer, body }) => makeApiKey(ctx, viewer, body));
  implement('revokeApiKey', ({ viewer, params }) => revokeApiKey(ctx, viewer, params.keyId));
};
